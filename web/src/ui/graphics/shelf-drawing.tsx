import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Objects on the shelf. */
export type ShelfMotif = 'gifts' | 'people' | 'days' | 'tags' | 'search';

/** An almost empty shelf, and a tag that waits for a name. */
export function ShelfDrawing({ of = 'gifts', className }: { of?: ShelfMotif; className?: string }) {
  return (
    <svg
      className={cx('h-auto', className)}
      viewBox="0 0 224 112"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" className="stroke-ink-soft">
        {MOTIFS[of]}
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

const MOTIFS: Record<ShelfMotif, ReactNode> = {
  // A plant in a pot, and two books.
  gifts: (
    <>
      <path className="fill-green-wash" d="M34 52h30v30a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V52Z" />
      <path className="fill-card" d="M31 44h36v8H31z" />
      <path
        d="M49 44c-2-10-9-13-15-13 1 8 7 12 15 13Zm0 0c1-13 7-19 15-21 1 10-5 18-15 21Z"
        className="fill-green-wash"
      />
      <path className="fill-purple-wash" d="M150 40h12v48h-12z" />
      <path className="fill-kraft" d="m166 41.5 11.5-2 8 48h-12z" />
      <path d="M150 50h12M150 78h12M168 51l11.5-2" />
    </>
  ),
  // Two framed portraits.
  people: (
    <>
      <path className="fill-card" d="M40 32h44v56H40z" />
      <path className="fill-green-wash" d="M47 81c0-10 6-16 15-16s15 6 15 16Z" />
      <circle className="fill-card" cx="62" cy="53" r="9" />
      <path className="fill-card" d="M140 46h34v42h-34z" />
      <path className="fill-purple-wash" d="M145 82c0-8 5-12 12-12s12 4 12 12Z" />
      <circle className="fill-card" cx="157" cy="61" r="7" />
    </>
  ),
  // A calendar with one day marked, and a candle.
  days: (
    <>
      <path className="fill-card" d="M36 40h56v48H36z" />
      <path className="fill-kraft" d="M36 40h56v13H36z" />
      <path d="M50 35v9m28-9v9M46 63h4m9 0h4m9 0h4M46 76h4" />
      <circle className="fill-purple-wash" cx="68" cy="76" r="6" />
      <path className="fill-green-wash" d="M152 56h14v32h-14z" />
      <path className="fill-kraft" d="M159 52c-5-5-3-10 0-15 3 5 5 10 0 15Z" />
    </>
  ),
  // A string of tags on a jar.
  tags: (
    <>
      <path className="fill-green-wash" d="M38 46h40v36a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V46Z" />
      <path className="fill-card" d="M35 38h46v8H35z" />
      <path className="fill-card" d="m50 58 8-5 8 5v20H50Z" />
      <path className="fill-purple-wash" d="m142 60 9-6 9 6v28h-18Z" />
      <path className="fill-kraft" d="m168 66 8-5 8 5v22h-16Z" />
      <path d="M58 60v.1M151 62v.1M176 68v.1" />
    </>
  ),
  // A magnifying glass beside a box.
  search: (
    <>
      <circle className="fill-green-wash" cx="62" cy="52" r="18" />
      <path d="m75 65 17 22" />
      <path className="fill-kraft" d="M142 56h40v32h-40z" />
      <path className="fill-card" d="M138 48h48v8h-48z" />
      <path d="M162 48v40" />
    </>
  ),
};
