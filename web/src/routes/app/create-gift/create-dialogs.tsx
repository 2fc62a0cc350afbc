import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { giftListIdIn, recipientIdIn } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import type { StoredDraft } from '../../../features/gifts/waiting/unsaved-entries.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';

// Loaded when first opened: most visits create nothing.
const CreateGift = lazyDialog(async () => (await import('./create-gift.tsx')).CreateGift);
const CreateGiftListDialog = lazyDialog(
  async () => (await import('../../../features/gift-lists/create-gift-list-dialog.tsx')).CreateGiftListDialog,
);

interface CreateGiftListOptions {
  /** Called instead of opening the new list. */
  onCreated?: (giftListId: number) => void;
}

interface CreateGiftOptions {
  /** The preselected recipient. */
  recipientIds?: readonly number[];
  /** The form to continue, stored when a session ended. */
  storedDraft?: StoredDraft;
}

interface CreateDialogs {
  openCreateGift: (options?: CreateGiftOptions) => void;
  openCreateGiftList: (options?: CreateGiftListOptions) => void;
}

const CreateDialogsContext = createContext<CreateDialogs | null>(null);

export function useCreateDialogs(): CreateDialogs {
  const value = use(CreateDialogsContext);
  if (!value) throw new Error('useCreateDialogs must be used within a CreateDialogsProvider');
  return value;
}

/** Dialogs that create a gift and a list, mounted once for the whole signed-in area. */
export function CreateDialogsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const gift = useDialog<CreateGiftOptions>();
  const giftList = useDialog<CreateGiftListOptions>();
  const openGift = gift.open;
  const openGiftList = giftList.open;
  const value = useMemo<CreateDialogs>(
    () => ({
      openCreateGift: (options = {}) => openGift(options),
      openCreateGiftList: (options = {}) => openGiftList(options),
    }),
    [openGift, openGiftList],
  );
  const shownRecipientId = recipientIdIn(pathname);
  const openList = (giftListId: number) => void navigate(paths.giftList(giftListId));
  return (
    <CreateDialogsContext value={value}>
      {children}
      {gift.render((dialog, options) => (
        <CreateGift
          {...dialog}
          recipientIds={shownRecipientId === undefined ? [] : [shownRecipientId]}
          {...options}
          suggestedListId={giftListIdIn(pathname)}
        />
      ))}
      {giftList.render((dialog, { onCreated = openList }) => (
        <CreateGiftListDialog {...dialog} onCreated={onCreated} />
      ))}
    </CreateDialogsContext>
  );
}
