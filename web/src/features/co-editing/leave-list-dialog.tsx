import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useEditorChanges } from './use-editor-changes.ts';

interface LeaveListDialogProps extends DialogState {
  giftListId: number;
  isOwner: boolean;
  onLeft: () => void;
}

export function LeaveListDialog({ giftListId, isOwner, onLeft, ...dialog }: LeaveListDialogProps) {
  const { leave } = useEditorChanges(giftListId);
  return (
    <ConfirmDialog
      {...dialog}
      title={isOwner ? 'Stop editing together?' : 'Leave this list?'}
      text={
        isOwner
          ? 'It ends for everybody at once. The list stays yours; gifts that the others made leave it.'
          : 'Gifts that you made leave the list and stay with you. Curated gifts that you added stay in it.'
      }
      confirmLabel={isOwner ? 'Stop' : 'Leave'}
      busyLabel={isOwner ? 'Stopping...' : 'Leaving...'}
      busy={leave.isPending}
      error={leave.isError ? 'That did not work. Please try again.' : undefined}
      onConfirm={() =>
        leave.mutate(
          { isOwner },
          {
            onSuccess: () => {
              toast.success(isOwner ? 'The list is yours alone again' : 'You left the list');
              dialog.onOpenChange(false);
              onLeft();
            },
          },
        )
      }
    />
  );
}
