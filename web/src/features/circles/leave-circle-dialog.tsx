import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { CircleRecipient } from './circles.queries.ts';
import { useCircleChanges } from './use-circle-changes.ts';

interface LeaveCircleDialogProps extends DialogState {
  recipient: CircleRecipient;
  isOwner: boolean;
}

export function LeaveCircleDialog({ recipient, isOwner, ...dialog }: LeaveCircleDialogProps) {
  const { leave } = useCircleChanges(recipient.id);
  const done = isOwner ? 'You give alone again' : 'You left';
  return (
    <ConfirmDialog
      {...dialog}
      title={isOwner ? 'Stop giving together?' : `Leave giving to ${recipient.name} together?`}
      text={
        isOwner
          ? 'It ends for everybody at once. Each keeps what they added, and nobody sees the things of the others anymore.'
          : 'You keep what you added, and the others no longer see it. You no longer see theirs.'
      }
      confirmLabel={isOwner ? 'Stop' : 'Leave'}
      busyLabel={isOwner ? 'Stopping...' : 'Leaving...'}
      busy={leave.isPending}
      error={leave.isError ? 'That did not work. Please try again.' : undefined}
      onConfirm={() =>
        leave.mutate(undefined, {
          onSuccess: () => {
            toast.success(done);
            dialog.onOpenChange(false);
          },
        })
      }
    />
  );
}
