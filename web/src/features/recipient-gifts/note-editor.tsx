import { NOTE_MAX, type RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { NoteIcon } from '../../ui/icons.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { useSaveNote } from './use-link-changes.ts';

export interface NoteEditorProps {
  link: RecipientGift;
  /** What else can be done, in the same row. */
  actions?: ReactNode;
}

/** A note about this gift for this person: read in place, written in place. */
export function NoteEditor({ link, actions }: NoteEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const save = useSaveNote();
  const close = () => {
    flushSync(() => setIsEditing(false));
    opener.current?.focus();
  };
  const submit = (note: string) => {
    close();
    if (note.trim() !== (link.note ?? '')) save.mutate({ link, input: note });
  };

  if (isEditing) {
    return (
      <NoteForm
        initial={link.note ?? ''}
        label={`Note for ${link.recipient.name}`}
        onSave={submit}
        onCancel={close}
      />
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1">
      {link.note && (
        <p className="mb-1 max-w-prose grow basis-full font-heading text-base whitespace-pre-line italic wrap-anywhere text-ink-soft">
          {link.note}
        </p>
      )}
      {actions}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className={cx('text-ink-soft', !actions && '-ml-3')}
        aria-label={`${link.note ? 'Edit note' : 'Add a note'}: ${link.gift.title}, for ${link.recipient.name}`}
        onClick={() => setIsEditing(true)}
      >
        <NoteIcon /> {link.note ? 'Edit note' : 'Add a note'}
      </Button>
    </div>
  );
}

interface NoteFormProps {
  initial: string;
  label: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

function NoteForm({ initial, label, onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  return (
    <form onSubmit={submit} className="my-2 grid gap-2">
      <TextArea
        label={label}
        labelHidden
        placeholder="Size, color, why it came to mind..."
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by the person's own click
        autoFocus
        rows={3}
        maxLength={NOTE_MAX}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
