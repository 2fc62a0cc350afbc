import { formatPrice } from '../../lib/format.ts';
import type { BudgetBar } from './budget-chart.tsx';

interface BudgetTableProps {
  caption: string;
  /** What the rows are: 'Person', 'Month'. */
  unit: string;
  rows: readonly (BudgetBar & { budget?: number | null })[];
  total: { planned: number; spent: number };
}

const NUMBER = 'py-2 pl-4 text-right font-normal';

/** The figures behind the chart. */
export function BudgetTable({ caption, unit, rows, total }: BudgetTableProps) {
  const hasBudget = rows.some(({ budget }) => budget !== undefined);
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {unit}
          </th>
          <th scope="col" className={NUMBER}>
            Planned
          </th>
          <th scope="col" className={NUMBER}>
            Spent
          </th>
          {hasBudget && (
            <th scope="col" className={`${NUMBER} max-sm:hidden`}>
              Budget for a day
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ key, name, planned, spent, budget }) => (
          <tr key={key}>
            <th scope="row" className="py-2 text-left font-semibold whole-words">
              {name}
            </th>
            <td className={NUMBER}>{formatPrice(planned)}</td>
            <td className={NUMBER}>{formatPrice(spent)}</td>
            {hasBudget && <td className={`${NUMBER} max-sm:hidden`}>{formatPrice(budget) ?? 'None'}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-2">
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-left font-semibold">
            Total
          </th>
          <td className={`${NUMBER} font-semibold`}>{formatPrice(total.planned)}</td>
          <td className={`${NUMBER} font-semibold`}>{formatPrice(total.spent)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
