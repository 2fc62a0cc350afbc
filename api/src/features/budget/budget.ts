import type { Budget } from '@tuckaway/contract/people/budget';
import { partsOf, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { dayOfGift } from '@tuckaway/domain/days/day-of-gift';
import { statusOf } from '@tuckaway/domain/days/readiness';
import type { Db } from '../../db/db.ts';
import { fromCents } from '../../platform/money.ts';
import { listAllDays, type DayRow } from '../recipient-days/recipient-days.store.ts';
import { findCosts, type CostRow } from './budget.store.ts';

interface Cost extends CostRow {
  /** The date that assigns the gift to a year and month. */
  on: CalendarDate;
}

export async function budgetOf(
  db: Db,
  ownerId: number,
  today: CalendarDate,
  askedYear?: number,
): Promise<Budget> {
  const { year: present } = partsOf(today);
  const year = askedYear ?? present;
  const days = Map.groupBy(await listAllDays(db, ownerId), ({ recipientId }) => recipientId);
  const all = (await findCosts(db, ownerId)).map((row) => dated(row, days.get(row.recipientId) ?? [], today));
  const costs = all.filter(({ on }) => partsOf(on).year === year);
  const years = new Set([present, ...all.map(({ on }) => partsOf(on).year)]);
  const people = [...Map.groupBy(costs, ({ recipientId }) => recipientId).values()];
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    total: sumOf(costs),
    people: people.map((ofPerson) => ({
      ...personOf(ofPerson[0]!),
      ...sumOf(ofPerson),
      gifts: ofPerson.length,
      days: new Set(ofPerson.map(({ on }) => on)).size,
    })),
    months: Array.from({ length: 12 }, (_, index) =>
      sumOf(costs.filter(({ on }) => partsOf(on).month === index + 1)),
    ),
  };
}

/**
 * Assigns ideas to the day they count for today, and bought and given gifts to their stored day, else to the date they were
 * given or bought: a day that is added later moves no sum to another year.
 */
const dated = (row: CostRow, days: readonly DayRow[], today: CalendarDate): Cost => ({
  ...row,
  on:
    statusOf(row) === 'idea'
      ? (dayOfGift(row, days, today)?.on ?? today)
      : (row.dayOn ?? row.givenAt ?? row.boughtAt ?? today),
});

const personOf = ({ recipientId, name, budgetCents }: Cost) => ({
  recipientId,
  name,
  budget: fromCents(budgetCents),
});

/** Cents are whole numbers: added up before they become dollars, they stay exact. */
function sumOf(costs: readonly Cost[]): Budget['total'] {
  const sums = { planned: 0, spent: 0, unpriced: 0 };
  for (const cost of costs) {
    const isIdea = statusOf(cost) === 'idea';
    const cents = isIdea ? cost.priceCents : (cost.paidCents ?? cost.priceCents);
    if (cents === null) sums.unpriced += 1;
    else sums[isIdea ? 'planned' : 'spent'] += cents;
  }
  return { ...sums, planned: sums.planned / 100, spent: sums.spent / 100 };
}
