import { gifts, type Gift } from '@tuckaway/contract/gifts/gifts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/api.ts';
import { withReason } from '../../../lib/api/refusal-text.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../../ui/hooks/use-form.ts';
import { giftDraftOf, GIFT_RULES, giftFieldsOf, type GiftBody } from './gift-draft.ts';
import { GiftDetails, TitleField } from './gift-fields.tsx';
import type { GiftPart } from '../gift-part.ts';
import { giftQuery } from '../gifts.queries.ts';
import { LinkPreviewStatus } from './link-preview-status.tsx';
import { useLinkPreview } from './link-preview.ts';

const FAILED = 'Failed to update gift. Please try again.';
const PART_FAILED: Record<GiftPart['kind'], string> = {
  tags: 'Failed to save tags',
  recipients: 'Failed to update recipients for gift. Please try again.',
};

interface EditGiftDialogProps extends DialogState {
  gift: Gift;
  parts: readonly GiftPart[];
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
}

export function EditGiftDialog({ gift, parts, open, onOpenChange, children }: EditGiftDialogProps) {
  const save = useSaveGift(gift, parts);
  const form = useForm({
    initial: giftDraftOf(gift),
    rules: GIFT_RULES,
    send: async (fields) => {
      await save(fields);
      toast.success('Gift updated');
      onOpenChange(false);
    },
  });
  const isChanged = form.isChanged || parts.some((part) => part.isChanged);
  const linkPreview = useLinkPreview(form, { ownPurchaseLink: gift.purchaseUrl ?? '' });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      isFilled={isChanged}
      title="Edit Gift"
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      failure={isApiError(form.failure) ? form.failureText(FAILED) : form.failure?.message}
    >
      <TitleField form={form} disabled={form.isSending} />
      <LinkPreviewStatus linkPreview={linkPreview} disabled={form.isSending} />
      <GiftDetails form={form} disabled={form.isSending} />
      <hr />
      {children(form.isSending)}
    </FormDialog>
  );
}

/**
 * Changed fields only. The received link may have affiliate parameters, and the picture is an address: sent back
 * unchanged, they would be stored.
 */
export function changedFields(before: GiftBody, after: GiftBody): Partial<GiftBody> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof GiftBody]),
  );
}

/** Saves the gift, then its tags and recipients. After a failure the next attempt sends only what is not saved yet. */
function useSaveGift(gift: Gift, parts: readonly GiftPart[]) {
  const queryClient = useQueryClient();
  const saved = useRef(giftFieldsOf(giftDraftOf(gift)));
  return async (fields: GiftBody) => {
    const body = changedFields(saved.current, fields);
    if (Object.keys(body).length > 0) {
      const changed = await api(gifts.change, { params: { giftId: gift.id }, body });
      saved.current = fields;
      queryClient.setQueryData(giftQuery(gift.id).queryKey, changed);
      void refreshAfter(queryClient, 'giftChanged');
    }
    for (const { kind, isChanged, save } of parts) {
      if (!isChanged) continue;
      await save(gift.id).catch((cause: unknown) => {
        throw new Error(withReason(PART_FAILED[kind], cause), { cause });
      });
    }
  };
}
