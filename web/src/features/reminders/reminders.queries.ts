import { reminders } from '@tuckaway/contract/people/reminders';
import { queryOptions } from '@tanstack/react-query';
import { api, type ApiInput } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const remindersQuery = queryOptions({
  queryKey: KEYS.reminders,
  queryFn: ({ signal }) => api(reminders.settings, {}, { signal }),
});

type ReminderChange = NonNullable<ApiInput<typeof reminders.change>['body']>;

export const changeReminders = (body: ReminderChange) => api(reminders.change, { body });
