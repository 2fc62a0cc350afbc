import { lazy, Suspense, useState } from 'react';

const FinderDialog = lazy(async () => ({
  default: (await import('../finder/finder-dialog.tsx')).FinderDialog,
}));

/** Stands among the lists as one more card: for people who know whom, but not what. */
export function FinderInvitation() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="group block w-full rounded-lg pt-2.5 text-left focus-visible:rounded-lg"
      >
        <span className="grid aspect-square place-items-center rounded-lg bg-purple-wash transition-transform group-hover:-translate-y-0.5">
          <QuestionTag />
        </span>
        <span className="mt-3 block min-h-11 font-heading text-[26px] leading-[1.12] font-[520] tracking-tight text-purple text-balance">
          Find a gift
        </span>
        <span className="mt-1 block text-sm text-ink-soft">Five quick questions</span>
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <FinderDialog open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}

/** A tag that hangs from its thread and waits for a name. */
function QuestionTag() {
  return (
    <svg viewBox="0 0 120 120" className="w-3/5" fill="none" aria-hidden="true" focusable="false">
      <path className="stroke-twine" strokeWidth="2" strokeLinecap="round" d="M58 0c6 12-6 20 1 37" />
      <g className="origin-[59px_37px] group-hover:animate-sway">
        <path
          className="fill-card stroke-purple"
          strokeWidth="2"
          strokeLinejoin="round"
          d="m46 28 26 0 14 16v62a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V44Z"
        />
        <circle cx="59" cy="40" r="4" className="fill-purple-wash stroke-purple" strokeWidth="2" />
        <path
          className="stroke-purple"
          strokeWidth="4"
          strokeLinecap="round"
          d="M50 68c0-13 19-12 18 0-1 7-9 7-9 15m0 11v.1"
        />
      </g>
    </svg>
  );
}
