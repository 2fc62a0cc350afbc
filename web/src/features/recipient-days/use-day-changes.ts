import type { RecipientDay, RecipientDayInput } from '@tuckaway/contract/days/recipient-day';
import { recipientDays } from '@tuckaway/contract/recipient-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { toast } from '../../ui/toast.tsx';

interface DayChange {
  recipientId: number;
  /** The day that is changed; none where it is new. */
  dayId: number | undefined;
  body: RecipientDayInput;
}

export function useSaveDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ recipientId, dayId, body }: DayChange) =>
      dayId === undefined
        ? api(recipientDays.create, { params: { recipientId }, body })
        : api(recipientDays.change, { params: { dayId }, body }),
    onSuccess: async (_saved, { dayId }) => {
      await refreshAfter(queryClient, 'recipientDaysChanged');
      toast.success(dayId === undefined ? 'Day added' : 'Day saved');
    },
  });
}

export function useRemoveDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: RecipientDay) => {
      try {
        await api(recipientDays.remove, { params: { dayId: id } });
      } catch (error) {
        // Already removed in another tab.
        if (!hasStatus(error, 404)) throw error;
      }
    },
    onSuccess: async () => {
      await refreshAfter(queryClient, 'recipientDaysChanged');
      toast.success('Day removed');
    },
  });
}
