import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { DAY_FIELDS, type DayRow } from './recipient-days.store.ts';

export type DayOfPerson = DayRow & { recipientName: Cell<'recipients', 'name'> } & Row<
    'recipients',
    'budgetCents'
  >;

/** All days of the owner's people, or of one of them, by their ids. */
export async function findDaysOfPeople(
  db: Db,
  ownerId: number,
  recipientId?: number,
): Promise<DayOfPerson[]> {
  const one = recipientId === undefined ? sql`` : sql`and d.recipient_id = ${recipientId}`;
  const { rows } = await db.execute<DayOfPerson>(sql`
    select ${columns('d', DAY_FIELDS)}, r.name as "recipientName", r.budget_cents as "budgetCents"
    from recipient_days d join recipients r on r.id = d.recipient_id
    where d.user_id = ${ownerId} ${one} order by d.id`);
  return rows;
}

export type GiftForDay = Row<'recipientGifts', 'giftId' | 'dayId' | 'dayOn' | 'boughtAt' | 'givenAt'> &
  Row<'gifts', 'title'> & { recipientGiftId: Cell<'recipientGifts', 'id'> };

/** What is tucked away for these times of these days. */
export async function findGiftsForDays(
  db: Db,
  ownerId: number,
  times: readonly { on: CalendarDate; day: { id: number } }[],
): Promise<GiftForDay[]> {
  const [first, last] = [times[0]?.on, times.at(-1)?.on];
  if (first === undefined || last === undefined) return [];
  const dayIds = times.map(({ day }) => day.id);
  const { rows } = await db.execute<GiftForDay>(sql`
    select link.id as "recipientGiftId", link.gift_id as "giftId", g.title, link.day_id as "dayId",
      link.day_on as "dayOn", link.bought_at as "boughtAt", link.given_at as "givenAt"
    from recipient_gifts link join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} and link.day_id = any(${dayIds}::int[])
      and link.day_on between ${first}::date and ${last}::date
    order by link.id`);
  return rows;
}
