import { addDays, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { nextOccurrence, occurrencesBetween, type DayRule } from '@tuckaway/domain/days/occurrences';
import type { RecipientDayInput } from '@tuckaway/contract/people/recipient-day';
import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { conflict } from '../../platform/http/errors.ts';
import { findDay, updateDay, type DayRow } from './recipient-days.store.ts';

/** Replaces a day, and takes the gifts for it along to its new dates. undefined: no such day, or not yours. */
export async function changeDay(
  tx: Tx,
  ownerId: number,
  id: number,
  day: RecipientDayInput,
  today: CalendarDate,
): Promise<DayRow | undefined> {
  const before = await findDay(tx, ownerId, id);
  const after = before && (await updateDay(tx, ownerId, id, day));
  if (before && after) await moveGifts(tx, ownerId, before, after, today);
  return after;
}

/** Links for the next occurrence move with the day. Past occurrences keep their dates. */
async function moveGifts(
  tx: Tx,
  ownerId: number,
  before: DayRow,
  after: DayRow,
  today: CalendarDate,
): Promise<void> {
  const { rows } = await tx.execute<{ on: CalendarDate }>(sql`
    select distinct day_on as on from recipient_gifts
    where user_id = ${ownerId} and day_id = ${before.id} and day_on >= ${today}::date
    order by 1`);
  const last = rows.at(-1)?.on;
  if (last === undefined) return;
  const from = occurrencesBetween(before, today, addDays(last, 1)).map(({ on }) => on);
  const to = firstDates(after, today, from.length);
  try {
    await tx.execute(sql`
      update recipient_gifts link set day_on = moved.date_to
      from unnest(${from.slice(0, to.length)}::date[], ${to}::date[]) as moved (date_from, date_to)
      where link.user_id = ${ownerId} and link.day_id = ${before.id} and link.day_on = moved.date_from`);
  } catch (error) {
    if (!isUniqueViolation(error, 'recipient_gifts_pair')) throw error;
    throw conflict('already_linked', 'A gift for this day is already meant for them on that date.');
  }
}

function firstDates(rule: DayRule, today: CalendarDate, count: number): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let from = today; dates.length < count;) {
    const next = nextOccurrence(rule, from);
    if (next === null) break;
    dates.push(next.on);
    from = addDays(next.on, 1);
  }
  return dates;
}
