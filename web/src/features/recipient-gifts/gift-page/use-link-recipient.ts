import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { updateOptimistically } from '../../../lib/queries/optimistic-update.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { saveRecipientChoices, recipientsOfGiftQuery } from '../recipient-gifts.queries.ts';

export const CHOICE_FAILED = 'Failed to update recipients for gift. Please try again.';

export function choiceMessage(added: number, removed: number): string {
  if (added > 0 && removed > 0) return `Updated recipients: added ${added}, removed ${removed}`;
  if (added + removed === 0) return 'Updated the days for this gift';
  return added > 0 ? `Added ${added} recipient(s) to gift` : `Removed ${removed} recipient(s) from gift`;
}

/** Mutation scope: choices about one gift are saved one after another. */
export const recipientsScope = (giftId: number) => `people-of-gift-${giftId}`;

/** Links a gift to one more recipient: optimistic update, rolled back on failure; the message offers Undo. */
export function useLinkRecipient(gift: Gift) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = recipientsOfGiftQuery(userId, gift.id);
  const save = async ({ id: recipientId }: Pick<Recipient, 'id'>, isFor: boolean) => {
    const { links: recipientGifts } = await saveRecipientChoices(userId, gift.id, [{ recipientId, isFor }]);
    queryClient.setQueryData(queryKey, recipientGifts);
  };
  const refresh = () => refreshAfter(queryClient, 'recipientGiftsChanged');
  const scope = { id: recipientsScope(gift.id) };
  const unlink = useMutation({
    scope,
    mutationFn: (person: Recipient) => save(person, false),
    onError: () => toast.error(CHOICE_FAILED),
    onSettled: refresh,
  });
  return useMutation({
    scope,
    mutationFn: (person: Recipient) => save(person, true),
    onMutate: (person) =>
      updateOptimistically(queryClient, queryKey, (current) => [
        ...current,
        optimisticLink(person, gift, userId),
      ]),
    onSuccess: (_done, person) => toastWithUndo(choiceMessage(1, 0), () => unlink.mutate(person)),
    onError: (_error, _person, restore) => {
      restore?.();
      toast.error(CHOICE_FAILED);
    },
    onSettled: refresh,
  });
}

/** Link for the optimistic update. Its id is negative, which no stored link has. */
const optimisticLink = (person: Recipient, gift: Gift, userId: number): RecipientGift => ({
  id: -person.id,
  recipientId: person.id,
  recipient: { id: person.id, name: person.name },
  giftId: gift.id,
  gift,
  userId,
  note: null,
  givenAt: null,
  createdAt: new Date().toISOString(),
  dayId: null,
  dayOn: null,
  dayChosen: false,
  boughtAt: null,
  paid: null,
  thankedAt: null,
  thanksNote: null,
});

export const isOptimistic = ({ id }: RecipientGift) => id < 0;
