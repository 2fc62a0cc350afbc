import { cx } from '../cx.ts';

/** An almost empty shelf: a jar, two leaning books, and a tag that waits for a name. */
export function ShelfDrawing({ className }: { className?: string }) {
  return (
    <svg
      className={cx('h-auto', className)}
      viewBox="0 0 224 112"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" className="stroke-ink-soft">
        <path className="fill-green-wash" d="M34 52h30v30a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V52Z" />
        <path className="fill-card" d="M31 44h36v8H31z" />
        <path
          d="M49 44c-2-10-9-13-15-13 1 8 7 12 15 13Zm0 0c1-13 7-19 15-21 1 10-5 18-15 21Z"
          className="fill-green-wash"
        />
        <path className="fill-purple-wash" d="M150 40h12v48h-12z" />
        <path className="fill-kraft" d="m166 41.5 11.5-2 8 48h-12z" />
        <path d="M150 50h12M150 78h12M168 51l11.5-2" />
      </g>
      <path className="stroke-twine" strokeWidth="1.8" strokeLinecap="round" d="M104 90c-1 5 1 7 2.5 9" />
      <g className="stroke-ink-soft" strokeWidth="1.8" strokeLinejoin="round">
        <path className="fill-card" d="m99 97 8-3.5 8 5.5 3 10-16.5 1.5Z" />
      </g>
      <circle cx="106.5" cy="98.5" r="1.5" className="fill-twine" />
      <rect x="4" y="88" width="216" height="5" rx="2" className="fill-shelf" />
      <path d="M24 93v9m176-9v9" className="stroke-shelf" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
