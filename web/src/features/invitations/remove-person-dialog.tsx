import type { UseMutationResult } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';

interface RemovePersonDialogProps extends DialogState {
  person: { id: number; name: string };
  /** The consequences, in two or three sentences. */
  text: string;
  remove: UseMutationResult<unknown, Error, number>;
}

/** Asks before a person is removed from a circle or from the editors of a list. */
export function RemovePersonDialog({ person, text, remove, ...dialog }: RemovePersonDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Take ${person.name} out?`}
      text={text}
      confirmLabel="Take out"
      busyLabel="Taking out..."
      busy={remove.isPending}
      error={remove.isError ? 'That did not work. Please try again.' : undefined}
      onConfirm={() => remove.mutate(person.id, { onSuccess: () => dialog.onOpenChange(false) })}
    />
  );
}
