import { formatPrice } from '../../lib/format.ts';
import { BudgetBar, scaleOf, type BudgetRow } from './budget-bar.tsx';

interface BudgetTableProps {
  caption: string;
  /** Header of the first column: 'Person', 'Month'. */
  unit: string;
  rows: readonly BudgetRow[];
  total: { planned: number; spent: number };
}

const NUMBER = 'py-3 pl-4 text-right align-top font-normal';

/** Planned and spent amounts as a table, each row with its bar. */
export function BudgetTable({ caption, unit, rows, total }: BudgetTableProps) {
  const scale = scaleOf(rows);
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {unit}
          </th>
          <th scope="col" className={`${NUMBER} w-24 py-2`}>
            Planned
          </th>
          <th scope="col" className={`${NUMBER} w-24 py-2`}>
            Spent
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-3 text-left font-semibold whole-words">
              {row.name}
              <BudgetBar row={row} scale={scale} />
              <span className="mt-1.5 block text-xs font-normal text-ink-soft empty:hidden">
                <LimitText row={row} />
              </span>
            </th>
            <td className={NUMBER}>{formatPrice(row.planned)}</td>
            <td className={NUMBER}>{formatPrice(row.spent)}</td>
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

/** '$20.00 left of $100.00', '$12.00 over $50.00', and the number of gifts without a price. */
function LimitText({ row: { planned, spent, limit, unpriced } }: { row: BudgetRow }) {
  const parts = [];
  if (typeof limit === 'number') {
    const left = limit - planned - spent;
    const over = left < 0 && <span className="font-semibold text-red">{formatPrice(-left)} over</span>;
    parts.push(
      <span key="limit">
        {over || `${formatPrice(left)} left`} of {formatPrice(limit)}
      </span>,
    );
  }
  if (unpriced > 0) {
    const gifts = unpriced === 1 ? '1 gift' : `${unpriced} gifts`;
    parts.push(<span key="unpriced">{`${parts.length > 0 ? ' · ' : ''}${gifts} without a price`}</span>);
  }
  return parts;
}
