import type { Budget } from '@tuckaway/contract/budget';
import { monthName } from '@tuckaway/contract/days/recipient-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice, initialsOf } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { BudgetChart, type BudgetBar } from './budget-chart.tsx';
import { BudgetTable } from './budget-table.tsx';
import { budgetQuery } from './budget.queries.ts';
import { NothingYet } from './nothing-yet.tsx';

/** More would be too thin to see; everybody is in the table. */
const PEOPLE_DRAWN = 12;

/** What is planned and spent in a year, drawn and in figures. */
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

type By = 'person' | 'month';
const BY: readonly { value: By; label: string }[] = [
  { value: 'person', label: 'By person' },
  { value: 'month', label: 'By month' },
];

function YearBudget({ budget, onYear }: { budget: Budget; onYear: (year: number) => void }) {
  const [by, setBy] = useState<By>('person');
  const { year, years, total } = budget;
  const rows = by === 'person' ? byPerson(budget) : byMonth(budget);
  const summary = `${formatPrice(total.planned)} planned and ${formatPrice(total.spent)} spent in ${year}`;
  const label = `Planned and spent by ${by}: ${summary}`;
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
        <SelectField label="Shown" labelHidden value={by} options={BY} onValueChange={setBy} />
      </div>
      {total.planned + total.spent === 0 ? (
        <EmptyState
          title={`Nothing is planned or bought in ${year}`}
          text="What you tuck away for people counts as planned, what you buy as spent."
        />
      ) : (
        <div className="grid gap-6">
          <p className="text-lg">{summary}</p>
          <BudgetChart bars={rows.slice(0, PEOPLE_DRAWN)} label={label} />
          <BudgetTable
            caption={label}
            unit={by === 'person' ? 'Person' : 'Month'}
            rows={rows}
            total={total}
          />
          <NothingYet budget={budget} />
        </div>
      )}
    </>
  );
}

/** Those who cost most first. */
const byPerson = ({ people }: Budget): (BudgetBar & { budget: number | null })[] =>
  people
    .toSorted((a, b) => b.planned + b.spent - a.planned - a.spent)
    .map(({ recipientId, name, planned, spent, budget }) => ({
      key: String(recipientId),
      mark: initialsOf(name),
      name,
      planned,
      spent,
      budget,
    }));

const byMonth = ({ months }: Budget): BudgetBar[] =>
  months.map((sums, index) => {
    const name = monthName(index + 1);
    return { key: name, mark: name.slice(0, 3), name, ...sums };
  });
