import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { InlineError } from '../../ui/inline-error.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useProgress } from '../../ui/use-progress.ts';
import type { FollowUp } from './create-gift.ts';
import { GiftFields } from './gift-fields.tsx';
import { createFailureText, useCreateGift } from './use-create-gift.ts';
import { useGiftDraft } from './use-gift-draft.ts';

// Long enough to see that the bar is full.
const DONE_SHOWN_MS = 300;

export interface CreateGiftDialogProps extends DialogState {
  /** The list that will hold it; Favorites where none is chosen. */
  giftListId: number | undefined;
  /** What is saved once the gift exists. */
  followUps: readonly FollowUp[];
  onCreated?: ((giftId: number) => void) | undefined;
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
}

export function CreateGiftDialog({
  open,
  onOpenChange,
  giftListId,
  followUps,
  onCreated,
  children,
}: CreateGiftDialogProps) {
  const form = useCreateGiftForm({ giftListId, followUps }, (giftId) => {
    onOpenChange(false);
    onCreated?.(giftId);
  });
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Gift"
      busy={form.isBusy}
      footer={
        form.isBusy ? (
          <ProgressBar value={form.progress} label="Creating gift..." />
        ) : (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              Create Gift
            </Button>
          </>
        )
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate className="grid gap-6">
        <GiftFields state={form.state} disabled={form.isBusy} />
        <hr />
        {children(form.isBusy)}
        {form.failure && <InlineError>{form.failure}</InlineError>}
      </form>
    </Dialog>
  );
}

function useCreateGiftForm(
  chosen: Pick<CreateGiftDialogProps, 'giftListId' | 'followUps'>,
  onCreated: (giftId: number) => void,
) {
  const state = useGiftDraft();
  const [createdId, setCreatedId] = useState<number>();
  const create = useCreateGift();
  const stage = createdId !== undefined ? 'done' : create.isPending ? 'working' : 'idle';
  const progress = useProgress(stage);

  useEffect(() => {
    if (createdId === undefined) return;
    const timer = setTimeout(() => onCreated(createdId), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each created gift, whatever the callback is by then
  }, [createdId]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage !== 'idle') return;
    if (!state.check()) return focusFirstInvalid(event.currentTarget);
    create.mutate(
      { draft: state.draft, ...chosen },
      { onSuccess: ({ gift }) => setCreatedId(gift.id), onError: state.takeServerErrors },
    );
  };
  return {
    state,
    isBusy: stage !== 'idle',
    progress,
    failure: create.isError ? createFailureText(create.error) : undefined,
    submit,
  };
}
