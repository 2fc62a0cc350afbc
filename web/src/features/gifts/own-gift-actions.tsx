import type { Gift } from '@tuckaway/contract/gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreIcon, PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { removeGift } from './gifts.queries.ts';

const EditGiftDialog = lazy(async () => ({
  default: (await import('../create/edit-gift-dialog.tsx')).EditGiftDialog,
}));

/** For gifts the reader created. */
export function OwnGiftActions({ gift, onRemoved }: { gift: Gift; onRemoved: () => void }) {
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Gift options" variant="outline">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilIcon />} onSelect={() => setEditing(true)}>
          Edit gift
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => setRemoving(true)}>
          Delete gift
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {editing && <EditGiftDialog gift={gift} open onOpenChange={setEditing} />}
      </Suspense>
      <DeleteGiftDialog gift={gift} open={removing} onOpenChange={setRemoving} onRemoved={onRemoved} />
    </>
  );
}

interface DeleteGiftDialogProps {
  gift: Gift;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

function DeleteGiftDialog({ gift, open, onOpenChange, onRemoved }: DeleteGiftDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeGift(gift.id),
    onSuccess: () => {
      // Read again when next shown; the page of the deleted gift itself still stands for a moment.
      for (const queryKey of [
        ['saved-gifts'],
        ['gift-lists'],
        ['gift'],
        ['recipient-gifts'],
        ['tags'],
        ['search'],
      ]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
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
        remove.isError ? 'The gift could not be deleted. Nothing was changed. Please try again.' : undefined
      }
      onConfirm={() => remove.mutate()}
    />
  );
}
