import { dayToGivenAt } from '@tuckaway/contract/given-day';
import type { NextStep } from '@tuckaway/contract/days/readiness';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/changes.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { changeRecipientGift } from '../recipient-gifts/recipient-gifts.queries.ts';

interface Step {
  action: Exclude<NextStep['action'], 'find'>;
  recipientGiftId: number;
  title: string;
  today: string;
}

/** Moves the gift for a day one step further: bought today, or given today. */
export function useNextStep() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ action, recipientGiftId, today }: Step) =>
      changeRecipientGift(
        userId,
        recipientGiftId,
        action === 'mark-bought' ? { boughtAt: today } : { givenAt: dayToGivenAt(today) },
      ),
    onSuccess: (_changed, { action, title }) =>
      toast.success(action === 'mark-bought' ? `Bought: ${title}` : `Given: ${title}`),
    onError: (_error, { action }) =>
      toast.error(`Failed to mark as ${action === 'mark-bought' ? 'bought' : 'given'}. Please try again.`),
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}
