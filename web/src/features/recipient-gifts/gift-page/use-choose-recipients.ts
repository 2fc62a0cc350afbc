import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { updateOptimistically } from '../../../lib/queries/optimistic-update.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { choosePeople, recipientsOfGiftQuery } from '../recipient-gifts.queries.ts';

export const CHOICE_FAILED = 'Failed to update recipients for gift. Please try again.';

export function choiceText(added: number, gone: number): string {
  if (added > 0 && gone > 0) return `Updated recipients: added ${added}, removed ${gone}`;
  if (added + gone === 0) return 'Updated the days for this gift';
  return added > 0 ? `Added ${added} recipient(s) to gift` : `Removed ${gone} recipient(s) from gift`;
}

/** Choices about one gift are saved one after another. */
export const peopleScope = (giftId: number) => `people-of-gift-${giftId}`;

/** Links a gift to one more person: optimistic update, rolled back on failure. */
export function useAddPerson(gift: Gift) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = recipientsOfGiftQuery(userId, gift.id);
  const choose = async ({ id: recipientId }: Pick<Recipient, 'id'>, isFor: boolean) => {
    const { links: recipientGifts } = await choosePeople(userId, gift.id, [{ recipientId, isFor }]);
    queryClient.setQueryData(queryKey, recipientGifts);
  };
  const settle = () => refreshAfter(queryClient, 'recipientGiftsChanged');
  const scope = { id: peopleScope(gift.id) };
  const takeOff = useMutation({
    scope,
    mutationFn: (person: Recipient) => choose(person, false),
    onError: () => toast.error(CHOICE_FAILED),
    onSettled: settle,
  });
  return useMutation({
    scope,
    mutationFn: (person: Recipient) => choose(person, true),
    onMutate: (person) =>
      updateOptimistically<RecipientGift>(queryClient, queryKey, (current) => [
        ...current,
        draftFor(person, gift, userId),
      ]),
    onSuccess: (_done, person) => toastWithUndo(choiceText(1, 0), () => takeOff.mutate(person)),
    onError: (_error, _person, restore) => {
      restore?.();
      toast.error(CHOICE_FAILED);
    },
    onSettled: settle,
  });
}

/** Shown until the server has stored it; its negative id cannot be mistaken for a real one. */
const draftFor = (person: Recipient, gift: Gift, userId: number): RecipientGift => ({
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

export const isDraft = ({ id }: RecipientGift) => id < 0;
