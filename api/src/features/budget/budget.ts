import type { Budget } from '@tuckaway/contract/budget';
import { partsOf, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { Db } from '../../db/db.ts';
import { fromCents } from '../../platform/money.ts';
import { findSums, findYears, type MonthOfPerson } from './budget.store.ts';

type Sums = Budget['total'];

export async function budgetOf(
  db: Db,
  ownerId: number,
  today: CalendarDate,
  askedYear?: number,
): Promise<Budget> {
  const { year: present } = partsOf(today);
  const year = askedYear ?? present;
  const rows = await findSums(db, ownerId, year, today);
  const years = new Set([present, ...(await findYears(db, ownerId, today))]);
  const people = [...Map.groupBy(rows, ({ recipientId }) => recipientId).values()];
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    total: sumOf(rows),
    people: people.map((months) => ({ ...personOf(months[0]!), ...sumOf(months), gifts: giftsIn(months) })),
    months: Array.from({ length: 12 }, (_, index) => sumOf(rows.filter(({ month }) => month === index + 1))),
  };
}

const personOf = ({ recipientId, name, budgetCents }: MonthOfPerson) => ({
  recipientId,
  name,
  budget: fromCents(budgetCents),
});
const giftsIn = (rows: MonthOfPerson[]) => rows.reduce((sum, { gifts }) => sum + gifts, 0);

/** Cents are whole numbers: added up before they become dollars, they stay exact. */
const sumOf = (rows: MonthOfPerson[]): Sums => ({
  planned: rows.reduce((sum, { plannedCents }) => sum + plannedCents, 0) / 100,
  spent: rows.reduce((sum, { spentCents }) => sum + spentCents, 0) / 100,
});
