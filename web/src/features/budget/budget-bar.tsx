import { cx } from '../../ui/cx.ts';

export interface BudgetRow {
  key: string;
  name: string;
  planned: number;
  spent: number;
  unpriced: number;
  /** The limit; null without one. */
  limit?: number | null;
}

const costOf = ({ planned, spent }: BudgetRow) => planned + spent;

/** A value more than this many times the second largest is cut off, so that the others can still be compared. */
const OUTLIER_FACTOR = 3;

/** The amount at full width: the largest, unless that is an outlier. */
export function scaleOf(rows: readonly BudgetRow[]): number {
  const [most = 0, second = 0] = rows
    .map((row) => Math.max(costOf(row), row.limit ?? 0))
    .toSorted((a, b) => b - a);
  return second > 0 && most > OUTLIER_FACTOR * second ? 1.5 * second : Math.max(most, 1);
}

interface BudgetBarProps {
  row: BudgetRow;
  scale: number;
}

/** Spent and planned in one bar, with a mark at the limit. Hidden from screen readers, which read the numbers beside it. */
export function BudgetBar({ row, scale }: BudgetBarProps) {
  const { planned, spent, limit } = row;
  const share = (amount: number) => `${Math.min(100, (amount / scale) * 100)}%`;
  const isCut = costOf(row) > scale;
  const isOver = typeof limit === 'number' && costOf(row) > limit;
  return (
    <div aria-hidden="true" className="relative mt-1.5 h-3">
      <div
        className={cx('flex h-full overflow-hidden rounded-[3px] bg-paper-sunk', isCut && 'rounded-r-none')}
      >
        <span className={isOver ? 'bg-red' : 'bg-green'} style={{ width: share(spent) }} />
        <span
          className={cx('border-y border-r', isOver ? 'border-red bg-red/25' : 'border-twine bg-kraft')}
          style={{ width: planned > 0 ? share(planned) : 0, borderRightWidth: planned > 0 ? 1 : 0 }}
        />
      </div>
      {isCut && (
        <span className="absolute inset-y-[-2px] right-2 w-1.5 -skew-x-12 border-x-2 border-paper bg-paper" />
      )}
      {typeof limit === 'number' && limit > 0 && limit <= scale && (
        <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `calc(${share(limit)} - 1px)` }} />
      )}
    </div>
  );
}
