import { Fragment, useCallback, useId, useState, type ReactNode } from 'react';

export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Opened<Subject> {
  /** Number of openings, part of the key: each one mounts the dialog again with fresh state. */
  opening: number;
  open: boolean;
  subject: Subject;
}

/**
 * State of a dialog: call `open(subject)` in a handler, and `render` in the JSX. The subject stays until the next opening,
 * so that the dialog fades out with its content.
 */
export function useDialog<Subject = void>() {
  const [opened, setOpened] = useState<Opened<Subject>>();
  // Part of the key, because sibling dialogs need different keys.
  const id = useId();
  const open = useCallback(
    (subject: Subject) => setOpened((last) => ({ opening: (last?.opening ?? 0) + 1, open: true, subject })),
    [],
  );
  const onOpenChange = useCallback(
    (isOpen: boolean) => setOpened((last) => last && { ...last, open: isOpen }),
    [],
  );
  const render = (content: (dialog: DialogState, subject: Subject) => ReactNode) =>
    opened && (
      <Fragment key={`${id} ${opened.opening}`}>
        {content({ open: opened.open, onOpenChange }, opened.subject)}
      </Fragment>
    );
  return { open, render };
}
