import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { changeReminders, remindersQuery } from './reminders.queries.ts';

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sends the browser's time zone once, if the account has none; the server computes "today" with it. */
export function SendTimeZone(): null {
  const queryClient = useQueryClient();
  const { data } = useQuery(remindersQuery);
  const isUnknown = data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    changeReminders({ timeZone: browserTimeZone() }).then(
      (saved) => {
        queryClient.setQueryData(remindersQuery.queryKey, saved);
        return refreshAfter(queryClient, 'timeZoneChanged');
      },
      // The next visit tries again; until then the server uses UTC.
      () => {},
    );
  }, [isUnknown, queryClient]);
  return null;
}
