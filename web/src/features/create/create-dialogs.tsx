import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

// Loaded when first opened: most visits create nothing.
const CreateGiftDialog = lazy(async () => ({
  default: (await import('./create-gift-dialog.tsx')).CreateGiftDialog,
}));
const CreateGiftListDialog = lazy(async () => ({
  default: (await import('./create-gift-list-dialog.tsx')).CreateGiftListDialog,
}));

export interface CreateGiftOptions {
  onCreated?: (giftId: number) => void;
}
export interface CreateGiftListOptions {
  /** A first gift for the new list. */
  giftId?: number;
  /** Instead of opening the new list. */
  onCreated?: (giftListId: number) => void;
}
export interface CreateDialogProps<Options> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Closes it and lets go of what was typed; only closing it keeps that for the next opening. */
  onDone: () => void;
  options: Options;
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

interface Opened<Options> {
  open: boolean;
  options: Options;
}
interface OpenedGift extends Opened<CreateGiftOptions> {
  /** Counts the gifts begun: a new one gets a new, empty form. */
  round: number;
  isDone: boolean;
}

/** The two creating dialogs, once for the whole signed-in area. */
export function CreateDialogsProvider({ children }: { children: ReactNode }) {
  const [gift, setGift] = useState<OpenedGift>();
  const [giftList, setGiftList] = useState<Opened<CreateGiftListOptions>>();
  const navigate = useNavigate();

  const openCreateGift = useCallback(
    (options: CreateGiftOptions = {}) =>
      setGift((last) => ({
        open: true,
        options,
        round: (last?.round ?? 0) + (last?.isDone ? 1 : 0),
        isDone: false,
      })),
    [],
  );
  const openCreateGiftList = useCallback(
    (options: CreateGiftListOptions = {}) =>
      setGiftList({
        open: true,
        options: { onCreated: (id) => void navigate(paths.giftList(id)), ...options },
      }),
    [navigate],
  );
  const value = useMemo(() => ({ openCreateGift, openCreateGiftList }), [openCreateGift, openCreateGiftList]);

  return (
    <CreateDialogsContext value={value}>
      {children}
      <Suspense fallback={null}>
        {gift && (
          <CreateGiftDialog
            key={gift.round}
            open={gift.open}
            options={gift.options}
            onOpenChange={(open) => setGift({ ...gift, open })}
            onDone={() => setGift({ ...gift, open: false, isDone: true })}
          />
        )}
        {giftList && (
          <CreateGiftListDialog {...giftList} onOpenChange={(open) => setGiftList({ ...giftList, open })} />
        )}
      </Suspense>
    </CreateDialogsContext>
  );
}
