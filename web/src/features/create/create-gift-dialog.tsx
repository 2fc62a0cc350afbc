import { useEffect, useId, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { RecipientPicker } from '../recipients/recipient-picker.tsx';
import { TagPicker } from '../tags/tag-picker.tsx';
import type { CreateDialogProps, CreateGiftOptions } from './create-dialogs.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { GiftFields } from './gift-form.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { TargetListField } from './target-list-field.tsx';
import { createFailureText, useCreateGift } from './use-create-gift.ts';
import { useGiftDraft } from './use-gift-draft.ts';
import { useProgress } from './use-progress.ts';

// Long enough to see that the bar is full.
const DONE_SHOWN_MS = 300;

export function CreateGiftDialog({
  open,
  onOpenChange,
  onDone,
  options,
}: CreateDialogProps<CreateGiftOptions>) {
  const form = useCreateGiftForm((giftId) => {
    onDone();
    options.onCreated?.(giftId);
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
            <Button variant="secondary" onClick={onDone}>
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
        <TagPicker selectedIds={form.tagIds} onChange={form.setTagIds} disabled={form.isBusy} />
        <RecipientPicker
          selectedIds={form.recipientIds}
          onChange={form.setRecipientIds}
          disabled={form.isBusy}
        />
        <TargetListField value={form.giftListId} onChange={form.setGiftListId} disabled={form.isBusy} />
        {form.failure && <InlineError>{form.failure}</InlineError>}
      </form>
    </Dialog>
  );
}

function useCreateGiftForm(onCreated: (giftId: number) => void) {
  const state = useGiftDraft();
  const [tagIds, setTagIds] = useState<number[]>([]);
  const [recipientIds, setRecipientIds] = useState<number[]>([]);
  const [giftListId, setGiftListId] = useState<number>();
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
      { draft: state.draft, giftListId, tagIds, recipientIds },
      { onSuccess: ({ gift }) => setCreatedId(gift.id), onError: state.takeServerErrors },
    );
  };
  return {
    state,
    tagIds,
    setTagIds,
    recipientIds,
    setRecipientIds,
    giftListId,
    setGiftListId,
    isBusy: stage !== 'idle',
    progress,
    failure: create.isError ? createFailureText(create.error) : undefined,
    submit,
  };
}
