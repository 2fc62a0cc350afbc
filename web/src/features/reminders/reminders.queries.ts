import { reminders, type ReminderSettings } from '@tuckaway/contract/people/reminders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type ApiInput } from '../../lib/api/api.ts';
import { updateOptimistically } from '../../lib/queries/optimistic-update.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';

export const remindersQuery = queryOptions({
  queryKey: KEYS.reminders,
  queryFn: ({ signal }) => api(reminders.settings, {}, { signal }),
});

type ReminderChange = NonNullable<ApiInput<typeof reminders.change>['body']>;

export const changeReminders = (body: ReminderChange) => api(reminders.change, { body });

/** Changes the settings: optimistic update, rolled back with a message on failure. */
export function useChangeReminders() {
  const queryClient = useQueryClient();
  const { queryKey } = remindersQuery;
  return useMutation({
    mutationFn: changeReminders,
    onMutate: (change) =>
      updateOptimistically(queryClient, queryKey, (settings) => ({ ...settings, ...change })),
    onSuccess: async (saved, { timeZone }) => {
      queryClient.setQueryData(queryKey, saved);
      if (timeZone !== undefined) await refreshAfter(queryClient, 'timeZoneChanged');
    },
    onError: (error, _change, restore) => {
      restore?.();
      toast.error(refusalText(error, 'Failed to save your reminders. Please try again.'));
    },
  });
}

/** Creates or replaces the address of the calendar feed, or switches the feed off. */
export function useChangeCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: 'renew' | 'stop'): Promise<ReminderSettings> =>
      action === 'renew' ? api(reminders.renewCalendar, {}) : api(reminders.stopCalendar, {}),
    onSuccess: (saved) => queryClient.setQueryData(remindersQuery.queryKey, saved),
    onError: () => toast.error('Failed to change the calendar. Please try again.'),
  });
}
