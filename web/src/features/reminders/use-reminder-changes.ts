import { reminders, type ReminderSettings } from '@tuckaway/contract/people/reminders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { updateOptimistically } from '../../lib/queries/optimistic-update.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { changeReminders, remindersQuery } from './reminders.queries.ts';

/** Changes the settings: optimistic update, rolled back with a message on failure. Changes are sent in order. */
export function useChangeReminders() {
  const queryClient = useQueryClient();
  const { queryKey } = remindersQuery;
  const mutationKey = ['change-reminders'];
  // A response that lacks a running change would undo it on screen.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    mutationFn: changeReminders,
    scope: { id: 'change-reminders' },
    onMutate: (change) =>
      updateOptimistically(queryClient, queryKey, (settings) => ({ ...settings, ...change })),
    onSuccess: async (saved, { timeZone }) => {
      if (isLast()) queryClient.setQueryData(queryKey, saved);
      if (timeZone !== undefined) await refreshAfter(queryClient, 'timeZoneChanged');
    },
    onError: (error, _change, restore) => {
      restore?.();
      toast.error(refusalText(error, 'Failed to save your reminders. Please try again.'));
      // Another change may have been saved since the state that was restored.
      if (isLast()) void queryClient.invalidateQueries({ queryKey });
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
    onError: (error) => {
      toast.error('Failed to change the calendar. Please try again.');
      // If only the response was lost, the cached address no longer works.
      if (isUnreachable(error)) void queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
    },
  });
}
