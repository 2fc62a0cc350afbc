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

// Across in percent, so that it is as wide as the page; upwards in pixels.
const FEWEST = 6;
const BAR_SHARE = 0.3;
const HEIGHT = 140;
const FOOT = 26;
const TOP = 4;

/** Planned and spent side by side. The figures stand in the table below it. */
export function BudgetChart({ bars, label }: BudgetChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ planned, spent }) => [planned, spent]));
  const step = 100 / Math.max(bars.length, FEWEST);
  const bar = (amount: number, left: number) => {
    const height = (amount / most) * HEIGHT;
    return { x: `${left}%`, width: `${step * BAR_SHARE}%`, height, y: TOP + HEIGHT - height, rx: 2 };
  };
  return (
    <figure>
      <svg role="img" aria-label={label} className="w-full" height={TOP + HEIGHT + FOOT}>
        <rect className="fill-shelf" width="100%" height="2" y={TOP + HEIGHT} />
        {bars.map(({ key, mark, planned, spent }, place) => (
          <g key={key}>
            <rect className="fill-kraft stroke-twine" {...bar(planned, step * (place + 0.15))} />
            <rect className="fill-green" {...bar(spent, step * (place + 0.2 + BAR_SHARE))} />
            <text
              x={`${step * (place + 0.475)}%`}
              y={TOP + HEIGHT + 20}
              textAnchor="middle"
              className="fill-ink-soft text-xs"
            >
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
