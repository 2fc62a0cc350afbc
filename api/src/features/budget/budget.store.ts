import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** Gifts of the owner, each with the date it belongs to and what it costs: ideas by their price, others by what was paid. */
const dated = (ownerId: number, today: CalendarDate): Sql => sql`(
  select link.recipient_id, coalesce(link.day_on, link.given_at, link.bought_at, ${today}::date) as on_date,
    case when link.bought_at is null and link.given_at is null then g.price_cents end as planned,
    case when link.bought_at is not null or link.given_at is not null
      then coalesce(link.paid_cents, g.price_cents) end as spent
  from recipient_gifts link join gifts g on g.id = link.gift_id
  where link.user_id = ${ownerId}) dated`;

export type MonthOfPerson = Row<'recipients', 'name' | 'budgetCents'> & {
  recipientId: Cell<'recipients', 'id'>;
  /** 1 to 12. */
  month: number;
  plannedCents: number;
  spentCents: number;
  gifts: number;
};

/** What is planned and spent in a year, by person and month; people by name. */
export async function findSums(
  db: Db,
  ownerId: number,
  year: number,
  today: CalendarDate,
): Promise<MonthOfPerson[]> {
  const { rows } = await db.execute<MonthOfPerson>(sql`
    select r.id as "recipientId", r.name, r.budget_cents as "budgetCents",
      extract(month from on_date)::int as month, count(*)::int as gifts,
      coalesce(sum(planned), 0)::float8 as "plannedCents", coalesce(sum(spent), 0)::float8 as "spentCents"
    from ${dated(ownerId, today)} join recipients r on r.id = dated.recipient_id
    where on_date >= make_date(${year}, 1, 1) and on_date < make_date(${year + 1}, 1, 1)
    group by r.id, 4 order by lower(r.name), r.id, 4`);
  return rows;
}

/** Every year that has something, the newest first. */
export async function findYears(db: Db, ownerId: number, today: CalendarDate): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from on_date)::int as year from ${dated(ownerId, today)} order by 1 desc`);
  return rows.map(({ year }) => year);
}
