import type { Gift } from '@tuckaway/contract/gifts';
import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';

// Loaded when first opened.
const OrganizeGiftDialog = lazy(async () => ({
  default: (await import('./organize-gift-dialog.tsx')).OrganizeGiftDialog,
}));
const UnsaveGiftDialog = lazy(async () => ({
  default: (await import('./unsave-gift-dialog.tsx')).UnsaveGiftDialog,
}));

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

interface Opened {
  dialog: 'organize' | 'unsave';
  gift: Gift;
  open: boolean;
  /** A dialog opened again starts anew. */
  turn: number;
  onUnsaved?: (() => void) | undefined;
}

/** Organize and Unsave, once for the whole signed-in area: a toast may open them after its card is gone. */
export function SavingDialogsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();

  const show = useCallback(
    (next: Pick<Opened, 'dialog' | 'gift' | 'onUnsaved'>) =>
      setOpened((last) => ({ ...next, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const value = useMemo<SavingDialogs>(
    () => ({
      openOrganize: (gift) => show({ dialog: 'organize', gift }),
      openUnsave: (gift, onUnsaved) => show({ dialog: 'unsave', gift, onUnsaved }),
    }),
    [show],
  );
  return (
    <SavingDialogsContext value={value}>
      {children}
      <Suspense fallback={null}>
        {opened && (
          <OpenedDialog
            key={opened.turn}
            {...opened}
            onOpenChange={(open) => setOpened({ ...opened, open })}
          />
        )}
      </Suspense>
    </SavingDialogsContext>
  );
}

function OpenedDialog({
  dialog,
  gift,
  open,
  onOpenChange,
  onUnsaved,
}: Opened & { onOpenChange: (open: boolean) => void }) {
  if (dialog === 'organize') return <OrganizeGiftDialog {...{ gift, open, onOpenChange }} />;
  return <UnsaveGiftDialog {...{ gift, open, onOpenChange, onUnsaved }} />;
}
