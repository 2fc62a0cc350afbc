import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { createContext, use, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useSaveGift } from './use-save-gift.tsx';

// Loaded when first opened.
const UnsaveGiftDialog = lazyDialog(async () => (await import('./unsave-gift-dialog.tsx')).UnsaveGiftDialog);

const GiftActionsSheet = lazyDialog(async () => (await import('./gift-actions-sheet.tsx')).GiftActionsSheet);

/** Sections of the Organize sheet. */
export type GiftSheetSection = 'lists' | 'people' | 'tags';

interface SavingDialogs {
  /** Saves a gift to Favorites. */
  save: (gift: Gift) => void;
  /** Opens the Organize sheet of a gift at one of its sections. */
  openOrganize: (gift: Gift, section?: GiftSheetSection) => void;
  /** Opens the sheet with the actions of a card, for touch screens. */
  openActions: (gift: Gift) => void;
  /** Asks whether to unsave a gift. `onUnsaved` is called after it was removed from all lists. */
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
  startAt: GiftSheetSection;
}

interface Unsaving {
  gift: Gift;
  onUnsaved: (() => void) | undefined;
}

interface SavingDialogsProviderProps {
  /** The Organize sheet. Passed in by a route, because it contains features that must not import this one. */
  sheet: ComponentType<OrganizeSheetProps>;
  children: ReactNode;
}

/** Dialogs about saving, mounted once for the whole signed-in area: a toast may open them after its card was unmounted. */
export function SavingDialogsProvider({ sheet: OrganizeSheet, children }: SavingDialogsProviderProps) {
  const organize = useDialog<{ gift: Gift; startAt: GiftSheetSection }>();
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
