import type { Gift } from '@tuckaway/contract/gifts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';

// Loaded when first opened.
const OrganizeGiftDialog = lazyDialog(
  async () => (await import('./organize-gift-dialog.tsx')).OrganizeGiftDialog,
);
const UnsaveGiftDialog = lazyDialog(async () => (await import('./unsave-gift-dialog.tsx')).UnsaveGiftDialog);

interface SavingDialogs {
  openOrganize: (gift: Gift) => void;
  /** `onUnsaved` runs once the gift is out of all lists. */
  openUnsave: (gift: Gift, onUnsaved?: () => void) => void;
}

const SavingDialogsContext = createContext<SavingDialogs | null>(null);

export function useSavingDialogs(): SavingDialogs {
  const value = use(SavingDialogsContext);
  if (!value) throw new Error('useSavingDialogs must be used within a SavingDialogsProvider');
  return value;
}

interface Unsaving {
  gift: Gift;
  onUnsaved: (() => void) | undefined;
}

/** Organize and Unsave, once for the whole signed-in area: a toast may open them after its card is gone. */
export function SavingDialogsProvider({ children }: { children: ReactNode }) {
  const organize = useDialog<Gift>();
  const unsave = useDialog<Unsaving>();
  const openOrganize = organize.open;
  const openUnsaving = unsave.open;
  const value = useMemo<SavingDialogs>(
    () => ({ openOrganize, openUnsave: (gift, onUnsaved) => openUnsaving({ gift, onUnsaved }) }),
    [openOrganize, openUnsaving],
  );
  return (
    <SavingDialogsContext value={value}>
      {children}
      {organize.render((dialog, gift) => (
        <OrganizeGiftDialog {...dialog} gift={gift} />
      ))}
      {unsave.render((dialog, unsaving) => (
        <UnsaveGiftDialog {...dialog} {...unsaving} />
      ))}
    </SavingDialogsContext>
  );
}
