import { dayNoun } from '@tuckaway/domain/days/day-words';
import { leadsOf } from '@tuckaway/domain/days/remind-leads';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { useQuery } from '@tanstack/react-query';
import { upcomingQuery } from '../recipient-days/recipient-days.queries.ts';
import { remindersQuery } from '../reminders/reminders.queries.ts';

/** Badge beside People while nothing is ready for a day that is within its first reminder. */
export function UpcomingBadge() {
  const { data: upcoming } = useQuery(upcomingQuery);
  const { data: settings } = useQuery(remindersQuery);
  const near = settings && upcoming?.data.find((one) => isNearAndUnready(one, settings.leads));
  if (!near) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-0.5 -right-1 size-2.5 rounded-full border-2 border-paper bg-twine"
      />
      <span className="sr-only">
        {`, nothing is ready for ${near.recipient.name}: ${dayNoun(near.day)} is near`}
      </span>
    </>
  );
}

function isNearAndUnready({ day, daysLeft, readiness }: DayOccurrence, leads: readonly number[]): boolean {
  return readiness === 'nothing' && leadsOf(day, leads).some((lead) => daysLeft <= lead);
}
