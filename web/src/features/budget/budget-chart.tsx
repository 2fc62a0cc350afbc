export interface BudgetBar {
  key: string;
  /** Under the bars: 'Jan', or initials. */
  mark: string;
  /** In full, for the table. */
  name: string;
  planned: number;
  spent: number;
}

interface BudgetChartProps {
  bars: readonly BudgetBar[];
  /** What it shows, in words. */
  label: string;
}

// In units of the drawing: a group of two bars, and their height.
const GROUP = 40;
const BAR = 13;
const HEIGHT = 120;
const FOOT = 22;

/** Planned and spent side by side. The figures stand in the table below it. */
export function BudgetChart({ bars, label }: BudgetChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ planned, spent }) => [planned, spent]));
  const heightOf = (amount: number) => (amount / most) * HEIGHT;
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(bars.length, 6) * GROUP} ${HEIGHT + FOOT + 4}`}
        className="h-48 w-full"
        preserveAspectRatio="xMinYMax meet"
      >
        <path
          className="stroke-shelf"
          strokeWidth="2"
          d={`M0 ${HEIGHT + 3}H${Math.max(bars.length, 6) * GROUP}`}
        />
        {bars.map(({ key, mark, planned, spent }, place) => (
          <g key={key} transform={`translate(${place * GROUP + 6} 2)`}>
            <rect
              className="fill-kraft stroke-twine"
              width={BAR}
              height={heightOf(planned)}
              y={HEIGHT - heightOf(planned)}
              rx="2"
            />
            <rect
              className="fill-green stroke-green"
              width={BAR}
              height={heightOf(spent)}
              x={BAR + 2}
              y={HEIGHT - heightOf(spent)}
              rx="2"
            />
            <text x={BAR + 1} y={HEIGHT + 17} textAnchor="middle" className="fill-ink-soft text-[11px]">
              {mark}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex gap-5 text-sm text-ink-soft">
        <Key className="border-twine bg-kraft">Planned</Key>
        <Key className="border-green bg-green">Spent</Key>
      </figcaption>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-3.5 rounded-[2px] border ${className}`} />
      {children}
    </span>
  );
}
