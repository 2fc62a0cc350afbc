import { givenAtOfDate } from '@tuckaway/domain/days/given-at';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { changeRecipientGift } from '../recipient-gifts.queries.ts';

interface Answer {
  gift: { recipientGiftId: number; title: string };
  /** The date of the day that has passed. */
  on: string;
  isGiven: boolean;
  name: string;
}

/** 'Yes' dates the gift on the day; 'not yet' keeps it for the person's next day. */
export function useAnswerGiven() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const refresh = () => refreshAfter(queryClient, 'recipientGiftsChanged');
  const undo = useMutation({
    mutationFn: (id: number) => changeRecipientGift(userId, id, { givenAt: null }),
    onError: () => toast.error('Failed to take the date back. Please try again.'),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ gift, on, isGiven }: Answer) =>
      changeRecipientGift(
        userId,
        gift.recipientGiftId,
        isGiven ? { givenAt: givenAtOfDate(on) } : { forDay: 'next' },
      ),
    onSuccess: (_changed, { gift, isGiven, name }) => {
      if (isGiven) toastWithUndo(`Given: ${gift.title}`, () => undo.mutate(gift.recipientGiftId));
      else toast.success(`Kept for ${name}'s next day`);
    },
    onError: (error) => toast.error(refusalText(error, 'Failed to mark as given. Please try again.')),
    onSettled: refresh,
  });
}
