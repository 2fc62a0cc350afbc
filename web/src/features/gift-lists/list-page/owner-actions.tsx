import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failureText } from '../../../lib/api/refusal-text.ts';
import { plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import { GlobeIcon, MoreIcon, PencilIcon, ShareIcon, TrashIcon } from '../../../ui/graphics/app-icons.tsx';
import { Menu, MenuItem } from '../../../ui/inputs/menu.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog, type DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { EditTogether } from './edit-together.tsx';
import { EditGiftListDialog } from './edit-gift-list-dialog.tsx';
import { listGiftsQuery, listName } from '../gift-lists.queries.ts';
import { useRemoveList } from '../use-list-changes.ts';
import { copyText } from '../../../ui/feedback/copy-text.ts';

/** The owner's actions on a list. Favorites can only be shared. */
export function OwnerActions({ list }: { list: GiftList }) {
  const edit = useDialog();
  const remove = useDialog();
  if (list.isFavorites) return <ShareAction list={list} />;
  return (
    <>
      <ShareAction list={list} />
      <EditTogether list={list} isOwner />
      {!list.isPrivate && (
        <Button variant="secondary" onClick={() => void copyListAddress(list.id)}>
          <GlobeIcon /> Copy link
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label="List options" variant="outline">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilIcon />} onSelect={() => edit.open()}>
          Rename or change privacy
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => remove.open()}>
          Delete list
        </MenuItem>
      </Menu>
      {edit.render((dialog) => (
        <EditGiftListDialog {...dialog} list={list} />
      ))}
      {remove.render((dialog) => (
        <DeleteListDialog {...dialog} list={list} />
      ))}
    </>
  );
}

/** Opens the dialog that makes a link for people without an account (not the address of the list). */
function ShareAction({ list }: { list: GiftList }) {
  const share = useDialog();
  return (
    <>
      <Button variant="secondary" onClick={() => share.open()}>
        <ShareIcon /> Share
      </Button>
      {share.render((dialog) => (
        <ShareListDialog {...dialog} list={list} />
      ))}
    </>
  );
}

function ShareListDialog({ list, ...dialog }: DialogState & { list: GiftList }) {
  const { data } = useInfiniteQuery(listGiftsQuery(list.id));
  const gifts = data?.pages.flatMap((page) => page.data) ?? [];
  return <ShareDialog {...dialog} list={{ id: list.id, title: listName(list) }} gifts={gifts} />;
}

const ShareDialog = lazyDialog(async () => (await import('../../sharing/share-dialog.tsx')).ShareDialog);

const copyListAddress = (giftListId: number) =>
  copyText(new URL(paths.giftList(giftListId), window.location.origin).href, {
    copied: 'Link copied',
    failed: 'The link could not be copied. It stands in the address bar.',
  });

interface DeleteListDialogProps extends DialogState {
  list: GiftList;
}

function DeleteListDialog({ list, open, onOpenChange }: DeleteListDialogProps) {
  const remove = useRemoveList(list.id);
  const navigate = useNavigate();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success('Gift List deleted');
        void navigate(paths.saved, { replace: true });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${listName(list)}”?`}
      text={deletionText(list.giftCount)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      error={
        remove.error
          ? failureText(remove.error, 'The list could not be deleted. Nothing was changed. Please try again.')
          : undefined
      }
      onConfirm={confirm}
    />
  );
}

function deletionText(giftCount: number): string {
  if (giftCount === 0) return 'The list is empty, so nothing else changes.';
  return `Its ${giftCount} ${plural(giftCount, 'gift')} will leave this list. Gifts that are in no other list of yours will no longer be saved.`;
}
