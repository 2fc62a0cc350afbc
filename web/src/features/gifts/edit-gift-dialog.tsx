import { gifts, type Gift } from '@tuckaway/contract/gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { api } from '../../lib/api.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useDiscardGuard } from '../../ui/use-discard-guard.tsx';
import { giftQuery } from './gifts.queries.ts';
import { focusProblem } from '../../ui/focus-problem.ts';
import { draftOf, giftFieldsOf, type GiftDraft } from './gift-draft.ts';
import { GiftFields } from './gift-fields.tsx';
import { useGiftDraft } from './use-gift-draft.ts';

export interface EditGiftDialogProps extends DialogState {
  gift: Gift;
}

export function EditGiftDialog({ gift, open, onOpenChange }: EditGiftDialogProps) {
  const state = useGiftDraft(gift);
  const formId = useId();
  const save = useChangeGift(gift);
  const guard = useDiscardGuard('your changes', state.isChanged, onOpenChange);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    if (!state.check()) return focusProblem(event.currentTarget);
    save.mutate(state.draft, { onSuccess: () => onOpenChange(false), onError: state.takeServerErrors });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Edit Gift"
      busy={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={() => guard.onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={save.isPending} loadingText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-6">
        <GiftFields state={state} disabled={save.isPending} />
        {save.isError && <InlineError>Failed to update gift. Please try again.</InlineError>}
      </form>
      {guard.question}
    </Dialog>
  );
}

/**
 * Only what differs. The served link may carry a shop's affiliate parameters and the picture is an address: sent back
 * unchanged they would be stored.
 */
export function changesOf(gift: Gift, draft: GiftDraft) {
  const before = { ...giftFieldsOf(draftOf(gift)), imageUrl: gift.imageUrl };
  const after = { ...giftFieldsOf(draft), imageUrl: draft.imageUrl };
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof typeof before]),
  ) as Partial<typeof after>;
}

function useChangeGift(gift: Gift) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: GiftDraft) => {
      const body = changesOf(gift, draft);
      return Object.keys(body).length === 0
        ? Promise.resolve(gift)
        : api(gifts.change, { params: { giftId: gift.id }, body });
    },
    retry: false,
    onSuccess: (changed) => {
      queryClient.setQueryData(giftQuery(gift.id).queryKey, changed);
      toast.success('Gift updated');
      void refreshAfter(queryClient, 'giftChanged');
    },
  });
}
