import { givenAtOfDate } from '@tuckaway/domain/days/given-at';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { changeRecipientGift } from '../recipient-gifts/recipient-gifts.queries.ts';
import {
  followNextDayAgain,
  useUndoRecipientGiftChange,
} from '../recipient-gifts/use-recipient-gift-changes.ts';

interface Step {
  action: 'mark-bought' | 'mark-given';
  gift: DayOccurrence['gifts'][number];
  today: string;
}

/** Marks one gift as bought or given today; the message names it and offers Undo. */
export function useNextStep() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndoRecipientGiftChange();
  const revert = ({ action, gift }: Step) =>
    changeRecipientGift(userId, gift.recipientGiftId, {
      ...(action === 'mark-bought' ? { boughtAt: null } : { givenAt: null }),
      ...followNextDayAgain(gift),
    });
  return useMutation({
    mutationFn: ({ action, gift, today }: Step) =>
      changeRecipientGift(
        userId,
        gift.recipientGiftId,
        action === 'mark-bought' ? { boughtAt: today } : { givenAt: givenAtOfDate(today) },
      ),
    onSuccess: (_changed, step) =>
      toastWithUndo(
        `${step.action === 'mark-bought' ? 'Bought' : 'Given'}: ${step.gift.title}`,
        () => void undo(() => revert(step)),
      ),
    onError: (_error, { action }) =>
      toast.error(`Failed to mark as ${action === 'mark-bought' ? 'bought' : 'given'}. Please try again.`),
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}
