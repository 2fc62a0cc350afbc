import { useEffect, useState, type ReactNode } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useDiscardGuard } from '../../ui/use-discard-guard.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useProgress } from '../../ui/use-progress.ts';
import { EMPTY_DRAFT, GIFT_RULES } from './gift-draft.ts';
import { GiftFields } from './gift-fields.tsx';
import type { GiftPart } from './gift-part.ts';
import { createFailureText, useCreateGift } from './use-create-gift.tsx';

// Long enough to see that the bar is full.
const DONE_SHOWN_MS = 300;

interface CreateGiftDialogProps extends DialogState {
  /** The list that will hold it; Favorites where none is chosen. */
  giftListId: number | undefined;
  parts: readonly GiftPart[];
  /** Something was chosen in the fields of other features. */
  isExtended: boolean;
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
}

export function CreateGiftDialog({
  open,
  onOpenChange,
  giftListId,
  parts,
  isExtended,
  children,
}: CreateGiftDialogProps) {
  const [isDone, setIsDone] = useState(false);
  const create = useCreateGift();
  const form = useForm({
    initial: EMPTY_DRAFT,
    rules: GIFT_RULES,
    send: async (fields) => {
      await create.mutateAsync({ fields, giftListId, parts });
      setIsDone(true);
    },
  });
  const guard = useDiscardGuard('this gift', form.isChanged || isExtended, onOpenChange);
  const isBusy = form.isSending || isDone;
  const progress = useProgress(isDone ? 'done' : isBusy ? 'working' : 'idle');

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => onOpenChange(false), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever the callback is by then
  }, [isDone]);

  return (
    <FormDialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Create Gift"
      form={form}
      submitLabel="Create Gift"
      failure={form.failure && createFailureText(form.failure)}
      progress={isBusy && <ProgressBar value={progress} label="Creating gift..." />}
      aside={guard.question}
    >
      <GiftFields form={form} disabled={isBusy} />
      <hr />
      {children(isBusy)}
    </FormDialog>
  );
}
