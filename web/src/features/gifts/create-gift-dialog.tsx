import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusProblem } from '../../ui/focus-problem.ts';
import { InlineError } from '../../ui/inline-error.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useDiscardGuard } from '../../ui/use-discard-guard.tsx';
import { useProgress } from '../../ui/use-progress.ts';
import type { FollowUp } from './create-gift.ts';
import { GiftFields } from './gift-fields.tsx';
import { createFailureText, useCreateGift } from './use-create-gift.tsx';
import { useGiftDraft } from './use-gift-draft.ts';

// Long enough to see that the bar is full.
const DONE_SHOWN_MS = 300;

export interface CreateGiftDialogProps extends DialogState {
  /** The list that will hold it; Favorites where none is chosen. */
  giftListId: number | undefined;
  /** What is saved once the gift exists. */
  followUps: readonly FollowUp[];
  /** Something was chosen in the fields of other features. */
  isExtended: boolean;
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
}

export function CreateGiftDialog({
  open,
  onOpenChange,
  giftListId,
  followUps,
  isExtended,
  children,
}: CreateGiftDialogProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useCreateGiftForm(formElement, { giftListId, followUps }, () => onOpenChange(false));
  const guard = useDiscardGuard('this gift', form.state.isChanged || isExtended, onOpenChange);
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Create Gift"
      busy={form.isBusy}
      footer={
        form.isBusy ? (
          <ProgressBar value={form.progress} label="Creating gift..." />
        ) : (
          <>
            <Button variant="secondary" onClick={() => guard.onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              Create Gift
            </Button>
          </>
        )
      }
    >
      <form ref={formElement} id={formId} onSubmit={form.submit} noValidate className="grid gap-6">
        <GiftFields state={form.state} disabled={form.isBusy} />
        <hr />
        {children(form.isBusy)}
        {form.failure && <InlineError>{form.failure}</InlineError>}
      </form>
      {guard.question}
    </Dialog>
  );
}

function useCreateGiftForm(
  formElement: RefObject<HTMLFormElement | null>,
  chosen: Pick<CreateGiftDialogProps, 'giftListId' | 'followUps'>,
  onDone: () => void,
) {
  const state = useGiftDraft();
  const [isDone, setIsDone] = useState(false);
  const create = useCreateGift();
  const stage = isDone ? 'done' : create.isPending ? 'working' : 'idle';
  const progress = useProgress(stage);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, DONE_SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever the callback is by then
  }, [isDone]);

  useEffect(() => {
    if (create.error) focusProblem(formElement.current);
  }, [create.error, formElement]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage !== 'idle') return;
    if (!state.check()) return focusProblem(event.currentTarget);
    create.mutate(
      { draft: state.draft, ...chosen },
      { onSuccess: () => setIsDone(true), onError: state.takeServerErrors },
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
