import { useEffect, useState } from 'react';
import { isUnreachable } from '../../../lib/api/api-error.ts';
import { createKeyKeeper } from '../../../lib/api/idempotency-keys.ts';
import { checkForm, useForm } from '../../../ui/hooks/use-form.ts';
import { EMPTY_DRAFT, GIFT_RULES, type GiftBody } from '../form/gift-draft.ts';
import type { GiftPart } from '../gift-part.ts';
import { useLinkPreview } from '../form/link-preview.ts';
import type { PastedGift } from './pasted-gifts.ts';
import { createFailureText, useCreateGift, useKeepForLater } from './use-create-gift.tsx';

// How long the full progress bar stays visible.
const DONE_SHOWN_MS = 300;

/** List of a new gift, and choices to save with it. */
export interface GiftTarget {
  /** The list that will hold it; Favorites where none is chosen. */
  giftListId: number | undefined;
  parts: readonly GiftPart[];
  /** The links were opened with the page, from another app or site. */
  isFromOutside: boolean;
  /** The gifts are created, or kept for later; also where the page has gone away meanwhile. */
  onStored: () => void;
}

/** The form of one new gift, from the first paste until it is created or kept for later. */
export function useOneGift(
  target: GiftTarget,
  given: PastedGift | undefined,
  onDone: () => void,
  isContinued: boolean,
) {
  const [isDone, setIsDone] = useState(false);
  const [keyFor] = useState(createKeyKeeper);
  const create = useCreateGift();
  const later = useKeepForLater();
  const { giftListId, parts } = target;
  const inputOf = (fields: GiftBody) => ({ fields, giftListId, parts, keyFor });
  const form = useForm({
    initial: { ...EMPTY_DRAFT, ...given },
    rules: GIFT_RULES,
    send: async (fields) => {
      await create.mutateAsync(inputOf(fields));
      target.onStored();
      setIsDone(true);
    },
  });
  // A read page does not overwrite typed text.
  const shared = isContinued ? undefined : given;
  const reading = useLinkPreview(form, { shared, isFromOutside: target.isFromOutside });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, DONE_SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever the callback is by then
  }, [isDone]);

  const keepForLater = () => {
    const { body } = checkForm(GIFT_RULES, form.values);
    if (body) later.mutate(inputOf(body), { onSuccess: () => setIsDone(true) });
  };
  return {
    form,
    reading,
    isDone,
    isBusy: form.isSending || isDone,
    failure: form.failure && createFailureText(form.failure),
    /** Offered where the server was not reached. */
    keepForLater: isUnreachable(form.failure) ? keepForLater : undefined,
  };
}
