import type { Budget } from '@tuckaway/contract/people/budget';
import { monthName } from '@tuckaway/domain/month-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeleton.tsx';
import type { BudgetRow } from './budget-bar.tsx';
import { BudgetTable } from './budget-table.tsx';
import { budgetQuery } from './budget.queries.ts';
import { PeopleWithoutGifts } from './people-without-gifts.tsx';

/** Planned and spent amounts of a year, as bars and numbers. */
export function BudgetPanel() {
  const [year, setYear] = useState<number>();
  const { data, isError, isRefetching, refetch } = useQuery(budgetQuery(year));
  if (data) return <YearBudget budget={data} onYear={setYear} />;
  if (!isError) return <RowsSkeleton label="Loading budget..." />;
  return (
    <ErrorState
      message="Failed to load the budget. Please try again."
      retrying={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}

type Grouping = 'person' | 'month';
const GROUPINGS: readonly { value: Grouping; label: string }[] = [
  { value: 'person', label: 'By person' },
  { value: 'month', label: 'By month' },
];

function YearBudget({ budget, onYear }: { budget: Budget; onYear: (year: number) => void }) {
  const [grouping, setGrouping] = useState<Grouping>('person');
  const { year, years, total } = budget;
  const rows = grouping === 'person' ? byPerson(budget) : byMonth(budget);
  const summary = `${formatPrice(total.planned)} planned and ${formatPrice(total.spent)} spent in ${year}`;
  const label = `Planned and spent by ${grouping}: ${summary}`;
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <SelectField
          label="Year"
          labelHidden
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={(next) => onYear(Number(next))}
        />
        <SelectField
          label="Shown"
          labelHidden
          value={grouping}
          options={GROUPINGS}
          onValueChange={setGrouping}
        />
      </div>
      {budget.people.length === 0 ? (
        <EmptyState
          drawing="days"
          title={`Nothing is planned or bought in ${year}`}
          text="What you tuck away for people counts as planned, what you buy as spent."
        />
      ) : (
        <div className="grid gap-6">
          <div>
            <p className="text-lg">{summary}</p>
            {total.unpriced > 0 && <p className="text-sm text-ink-soft">{unpricedText(total.unpriced)}</p>}
          </div>
          <Legend hasLimit={rows.some(({ limit }) => typeof limit === 'number')} />
          <BudgetTable
            caption={label}
            unit={grouping === 'person' ? 'Person' : 'Month'}
            rows={rows}
            total={total}
          />
          <PeopleWithoutGifts budget={budget} />
        </div>
      )}
    </>
  );
}

const unpricedText = (count: number) =>
  count === 1
    ? '1 gift has no price yet and is not in these sums.'
    : `${count} gifts have no price yet and are not in these sums.`;

function Legend({ hasLimit }: { hasLimit: boolean }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <Key className="size-3.5 rounded-[2px] border border-green bg-green">Spent</Key>
      <Key className="size-3.5 rounded-[2px] border border-twine bg-kraft">Planned</Key>
      {hasLimit && <Key className="h-4 w-0.5 bg-ink">Budget</Key>}
    </p>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={className} />
      {children}
    </span>
  );
}

/** People who cost most first. A budget is for one day, so it counts once for each date. */
const byPerson = ({ people }: Budget): BudgetRow[] =>
  people
    .toSorted((a, b) => b.planned + b.spent - a.planned - a.spent)
    .map(({ recipientId, name, planned, spent, unpriced, budget, days }) => ({
      key: String(recipientId),
      name,
      planned,
      spent,
      unpriced,
      limit: budget === null ? null : budget * days,
    }));

/** Months with amounts. */
const byMonth = ({ months }: Budget): BudgetRow[] =>
  months
    .map((sums, index) => ({ key: String(index), name: monthName(index + 1), ...sums }))
    .filter(({ planned, spent, unpriced }) => planned + spent + unpriced > 0);
