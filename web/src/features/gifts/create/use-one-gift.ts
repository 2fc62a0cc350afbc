import { useEffect, useState } from 'react';
import { isUnreachable } from '../../../lib/api/api-error.ts';
import { createKeyForBody } from '../../../lib/api/idempotency-keys.ts';
import { checkForm, useForm } from '../../../ui/hooks/use-form.ts';
import { EMPTY_GIFT_DRAFT, GIFT_RULES, type GiftBody } from '../form/gift-draft.ts';
import type { GiftPart } from '../gift-part.ts';
import { useLinkPreview } from '../form/link-preview.ts';
import type { PastedGift } from './pasted-gifts.ts';
import { createGiftFailureText, useCreateGift, useAddWaitingGift } from './use-create-gift.tsx';

// How long the full progress bar stays visible.
const DONE_SHOWN_MS = 300;

/** List of a new gift, and choices to save with it. */
export interface GiftTarget {
  /** The list of the new gift; undefined for Favorites. */
  giftListId: number | undefined;
  parts: readonly GiftPart[];
  /** The links came from another app or site, with the address of this page. */
  isFromOutside: boolean;
  /** The gifts were created, or are waiting gifts. Also called after the form was unmounted. */
  onStored: () => void;
}

/** State of the form for one new gift, until it is created or a waiting gift. */
export function useOneGift(
  target: GiftTarget,
  initialDraft: PastedGift | undefined,
  onDone: () => void,
  isStoredDraft: boolean,
) {
  const [isDone, setIsDone] = useState(false);
  const [keyFor] = useState(createKeyForBody);
  const create = useCreateGift();
  const addLater = useAddWaitingGift();
  const { giftListId, parts } = target;
  const inputOf = (fields: GiftBody) => ({ fields, giftListId, parts, keyFor });
  const form = useForm({
    initial: { ...EMPTY_GIFT_DRAFT, ...initialDraft },
    rules: GIFT_RULES,
    send: async (fields) => {
      await create.mutateAsync(inputOf(fields));
      target.onStored();
      setIsDone(true);
    },
  });
  // The text of a stored draft was typed: a link preview must not overwrite it.
  const shared = isStoredDraft ? undefined : initialDraft;
  const linkPreview = useLinkPreview(form, { shared, isFromOutside: target.isFromOutside });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, DONE_SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once; a new callback must not run it again
  }, [isDone]);

  const addWaitingGift = () => {
    const { body } = checkForm(GIFT_RULES, form.values);
    if (body) addLater.mutate(inputOf(body), { onSuccess: () => setIsDone(true) });
  };
  return {
    form,
    linkPreview,
    isDone,
    isBusy: form.isSending || isDone,
    failure: form.failure && createGiftFailureText(form.failure),
    /** Stores the gift on the device; only offered if the server was not reached. */
    addWaitingGift: isUnreachable(form.failure) ? addWaitingGift : undefined,
  };
}
