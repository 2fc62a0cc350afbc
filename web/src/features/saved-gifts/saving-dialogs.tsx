import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { createContext, use, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useSaveGift } from './use-save-gift.tsx';

// Loaded when first opened.
const UnsaveGiftDialog = lazyDialog(async () => (await import('./unsave-gift-dialog.tsx')).UnsaveGiftDialog);

const GiftActionsSheet = lazyDialog(async () => (await import('./gift-actions-sheet.tsx')).GiftActionsSheet);

/** Sections of the Organize sheet. */
export type GiftSheetPart = 'lists' | 'people' | 'tags';

interface SavingDialogs {
  /** To Favorites, at once. */
  save: (gift: Gift) => void;
  /** Lists, people and tags of a gift in one sheet, which opens at one of these. */
  openOrganize: (gift: Gift, part?: GiftSheetPart) => void;
  /** The actions of a card, on a touch screen. */
  openActions: (gift: Gift) => void;
  /** `onUnsaved` runs once the gift is out of all lists. */
  openUnsave: (gift: Gift, onUnsaved?: () => void) => void;
}

const SavingDialogsContext = createContext<SavingDialogs | null>(null);

export function useSavingDialogs(): SavingDialogs {
  const value = use(SavingDialogsContext);
  if (!value) throw new Error('useSavingDialogs must be used within a SavingDialogsProvider');
  return value;
}

export interface OrganizeSheetProps extends DialogState {
  gift: Gift;
  startAt: GiftSheetPart;
}

interface Unsaving {
  gift: Gift;
  onUnsaved: (() => void) | undefined;
}

interface SavingDialogsProviderProps {
  /** Composed by a route, because it needs features that know nothing of saving. */
  sheet: ComponentType<OrganizeSheetProps>;
  children: ReactNode;
}

/** Organize and Unsave, once for the whole signed-in area: a toast may open them after its card is gone. */
export function SavingDialogsProvider({ sheet: OrganizeSheet, children }: SavingDialogsProviderProps) {
  const organize = useDialog<{ gift: Gift; startAt: GiftSheetPart }>();
  const unsave = useDialog<Unsaving>();
  const actions = useDialog<Gift>();
  const openSheet = organize.open;
  const openActions = actions.open;
  const openUnsaving = unsave.open;
  const openOrganize = useCallback<SavingDialogs['openOrganize']>(
    (gift, startAt = 'lists') => openSheet({ gift, startAt }),
    [openSheet],
  );
  const { mutate: save } = useSaveGift(openOrganize);
  const value = useMemo<SavingDialogs>(
    () => ({
      save,
      openOrganize,
      openActions,
      openUnsave: (gift, onUnsaved) => openUnsaving({ gift, onUnsaved }),
    }),
    [save, openOrganize, openActions, openUnsaving],
  );
  return (
    <SavingDialogsContext value={value}>
      {children}
      {organize.render((dialog, subject) => (
        <OrganizeSheet {...dialog} {...subject} />
      ))}
      {actions.render((dialog, gift) => (
        <GiftActionsSheet {...dialog} gift={gift} onAddToList={() => openOrganize(gift)} />
      ))}
      {unsave.render((dialog, unsaving) => (
        <UnsaveGiftDialog {...dialog} {...unsaving} />
      ))}
    </SavingDialogsContext>
  );
}
