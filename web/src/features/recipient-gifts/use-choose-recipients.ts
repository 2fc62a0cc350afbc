import type { Gift } from '@tuckaway/contract/gifts';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/changes.ts';
import { updateOptimistically } from '../../lib/optimistic-update.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import { peopleIn, saveRecipients, type RecipientDiff } from './recipient-choice.ts';
import { recipientsOfGiftQuery, withChange } from './recipient-gifts.queries.ts';

export const CHOICE_FAILED = 'Failed to update recipients for gift. Please try again.';

export function choiceText(added: number, gone: number): string {
  if (added > 0 && gone > 0) return `Updated recipients: added ${added}, removed ${gone}`;
  if (added + gone === 0) return 'Updated the days for this gift';
  return added > 0 ? `Added ${added} recipient(s) to gift` : `Removed ${gone} recipient(s) from gift`;
}

/** Choices about one gift are saved one after another. */
export const peopleScope = (giftId: number) => `people-of-gift-${giftId}`;

/** The choice is shown at once; when the server refuses, the list goes back to what it was. */
export function useChooseRecipients(gift: Gift) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = recipientsOfGiftQuery(userId, gift.id);
  return useMutation({
    scope: { id: peopleScope(gift.id) },
    mutationFn: (diff: RecipientDiff) => saveRecipients(userId, gift.id, diff),
    onMutate: (diff) => {
      const drafts = draftsFor(queryClient, userId, gift, diff);
      const moved = new Map(diff.moved.map(({ recipientGift, forDay }) => [recipientGift.id, { forDay }]));
      return updateOptimistically<RecipientGift>(queryClient, queryKey, (current) => [
        ...current
          .filter((one) => !diff.removed.some(({ id }) => id === one.id))
          .map((one) => withChange(one, moved.get(one.id) ?? {})),
        ...drafts,
      ]);
    },
    onSuccess: (added, diff) => {
      // Drafts are replaced at once: the next choice must be about what exists.
      const stored = (draft: RecipientGift) =>
        added.find(({ recipientId }) => recipientId === draft.recipientId) ?? draft;
      queryClient.setQueryData(queryKey, (current) =>
        current?.map((one) => (isDraft(one) ? stored(one) : one)),
      );
      toast.success(choiceText(diff.addedIds.length, peopleIn(diff.removed).length));
    },
    onError: (_error, _diff, restore) => {
      restore?.();
      toast.error(CHOICE_FAILED);
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}

/** Shown until the server has stored them; their negative ids cannot be mistaken for real ones. */
function draftsFor(
  queryClient: QueryClient,
  userId: number,
  gift: Gift,
  { addedIds, again, days }: RecipientDiff,
): RecipientGift[] {
  const people = queryClient.getQueryData(recipientsQuery(userId).queryKey) ?? [];
  return [...addedIds, ...again.map(({ recipientGift }) => recipientGift.recipientId)].flatMap(
    (recipientId) => {
      const person = people.find(({ id }) => id === recipientId);
      if (!person) return [];
      return {
        id: -recipientId,
        recipientId,
        recipient: { id: person.id, name: person.name },
        giftId: gift.id,
        gift,
        userId,
        note: null,
        givenAt: null,
        createdAt: new Date().toISOString(),
        dayId: days.get(recipientId)?.dayId ?? null,
        dayOn: days.get(recipientId)?.on ?? null,
        boughtAt: null,
        paid: null,
        thankedAt: null,
        thanksNote: null,
      };
    },
  );
}

export const isDraft = ({ id }: RecipientGift) => id < 0;
