import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';

const FinderDialog = lazyDialog(async () => (await import('./finder-dialog.tsx')).FinderDialog);

/** Stands among the lists as one more card: for people who know whom, but not what. */
export function FinderInvitation() {
  const finder = useDialog();
  return (
    <>
      <button
        type="button"
        onClick={() => finder.open()}
        className="group block w-full rounded-lg pt-2.5 text-left focus-visible:rounded-lg"
      >
        <span className="block aspect-square overflow-hidden rounded-lg bg-purple-wash transition-transform group-hover:-translate-y-0.5">
          <QuestionTag />
        </span>
        <span className="mt-3 block font-heading text-[26px] leading-[1.12] font-[520] tracking-tight text-purple text-balance">
          Gift finder
        </span>
        <span className="mt-1 block text-sm text-ink-soft">Five quick questions</span>
      </button>
      {finder.render((dialog) => (
        <FinderDialog {...dialog} />
      ))}
    </>
  );
}

/** A tag that hangs from its thread and waits for a name. */
function QuestionTag() {
  return (
    <svg viewBox="0 0 200 200" className="size-full" fill="none" aria-hidden="true" focusable="false">
      <path className="stroke-twine" strokeWidth="2.5" strokeLinecap="round" d="M104-4c10 22-14 36-4 68" />
      <g className="origin-[100px_64px] group-hover:animate-sway">
        <path
          className="fill-card stroke-purple"
          strokeWidth="2.5"
          strokeLinejoin="round"
          d="m82 50h36l20 22v84a5 5 0 0 1-5 5H67a5 5 0 0 1-5-5V72Z"
        />
        <circle cx="100" cy="65" r="5.5" className="fill-purple-wash stroke-purple" strokeWidth="2.5" />
        <path
          className="stroke-purple"
          strokeWidth="5.5"
          strokeLinecap="round"
          d="M87 104c0-18 27-17 25 0-1 10-12 10-12 21m0 15v.1"
        />
      </g>
    </svg>
  );
}
