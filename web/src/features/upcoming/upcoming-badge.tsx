import { dayNoun } from '@tuckaway/domain/days/day-words';
import { leadsOf } from '@tuckaway/domain/days/remind-leads';
import type { UpcomingDay } from '@tuckaway/contract/people/recipient-days';
import { useQuery } from '@tanstack/react-query';
import { soonestQuery } from '../recipient-days/recipient-days.queries.ts';
import { remindersQuery } from '../reminders/reminders.queries.ts';

/** A mark beside People while a day is as near as its first reminder and nothing is ready for it. */
export function UpcomingBadge() {
  const { data: upcoming } = useQuery(soonestQuery);
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

function isNearAndUnready({ day, daysLeft, readiness }: UpcomingDay, leads: readonly number[]): boolean {
  return readiness === 'nothing' && leadsOf(day, leads).some((lead) => daysLeft <= lead);
}
