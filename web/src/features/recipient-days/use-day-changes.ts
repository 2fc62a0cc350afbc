import type { RecipientDay, RecipientDayInput } from '@tuckaway/contract/people/recipient-day';
import { HOLIDAYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { recipientDays } from '@tuckaway/contract/people/recipient-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { hasStatus, isUnreachable } from '../../lib/api/api-error.ts';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';

interface DayChange {
  recipientId: number;
  /** The edited day; undefined for a new one. */
  dayId: number | undefined;
  body: RecipientDayInput;
}

/** Saves a day. The caller shows the message of a failure. */
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
    onError: (error) => {
      // The person or day was changed in another tab. The person's page stays, because its dialog shows the message.
      if (hasStatus(error, 404))
        void refreshAfter(queryClient, 'recipientDeleted', { except: [KEYS.recipients] });
      // If only the response was lost, the day was saved.
      else if (hasStatus(error, 409) || isUnreachable(error))
        void refreshAfter(queryClient, 'recipientDaysChanged');
    },
  });
}

/** Adds a holiday to several people in one call, with Undo. */
export function useHolidayForMany() {
  const queryClient = useQueryClient();
  const refresh = () => refreshAfter(queryClient, 'recipientDaysChanged');
  const undo = useMutation({
    mutationFn: (dayIds: number[]) => api(recipientDays.removeMany, { body: { dayIds } }),
    onSuccess: () => toast.success('Days removed again'),
    onError: () => toast.error('That could not be undone. Please try again.'),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: (body: { recipientIds: number[]; holiday: HolidayKey }) =>
      api(recipientDays.createForMany, { body }),
    onSuccess: (added, { holiday }) => {
      const { name } = HOLIDAYS[holiday];
      if (added.length === 0) return void toast.success(`They all have ${name} already`);
      const people = added.length === 1 ? '1 person' : `${added.length} people`;
      toastWithUndo(`${name} added for ${people}`, () => undo.mutate(added.map(({ id }) => id)));
    },
    onSettled: refresh,
  });
}

export function useRemoveDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: RecipientDay) =>
      deleteIfPresent(api(recipientDays.remove, { params: { dayId: id } })),
    onSuccess: async () => {
      await refreshAfter(queryClient, 'recipientDaysChanged');
      toast.success('Day removed');
    },
  });
}
