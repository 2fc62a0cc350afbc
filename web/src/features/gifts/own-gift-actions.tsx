import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api/refusal-text.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { useUserId } from '../auth/auth-context.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { MoreIcon, PencilIcon, TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { giftQuery, removeGift } from './gifts.queries.ts';

interface OwnGiftActionsProps {
  gift: Gift;
  editDialog: (dialog: DialogState) => ReactNode;
  onRemoved: () => void;
}

/** Actions on a gift that the signed-in user created. */
export function OwnGiftActions({ gift, editDialog, onRemoved }: OwnGiftActionsProps) {
  const edit = useDialog();
  const remove = useDialog();
  return (
    <>
      {!gift.purchaseUrl && (
        <Button size="lg" className="max-md:order-last max-md:basis-full" onClick={() => edit.open()}>
          Add a link
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label="Gift options" variant="outline">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilIcon />} onSelect={() => edit.open()}>
          Edit gift
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => remove.open()}>
          Delete gift
        </MenuItem>
      </Menu>
      {edit.render(editDialog)}
      {remove.render((dialog) => (
        <DeleteGiftDialog {...dialog} gift={gift} onRemoved={onRemoved} />
      ))}
    </>
  );
}

interface DeleteGiftDialogProps extends DialogState {
  gift: Gift;
  onRemoved: () => void;
}

function DeleteGiftDialog({ gift, open, onOpenChange, onRemoved }: DeleteGiftDialogProps) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const refresh = () =>
    void refreshAfter(queryClient, 'giftDeleted', { except: [giftQuery(gift.id).queryKey] });
  const remove = useMutation({
    mutationFn: () => removeGift(gift.id),
    // If only the response was lost, the gift is deleted.
    onError: refresh,
    onSuccess: () => {
      recentGifts.forget(userId, gift.id);
      refresh();
      toast.success('Gift deleted');
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${gift.title}”?`}
      text="It will leave all lists, and its picture, tags and recipients will be gone, also the record of who was given it."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      error={
        remove.error
          ? failureText(remove.error, 'The gift could not be deleted. Nothing was changed. Please try again.')
          : undefined
      }
      onConfirm={() => remove.mutate()}
    />
  );
}
