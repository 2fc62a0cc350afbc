import type { CSSProperties } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { LIST_CARD_ITEM } from '../gift-lists/gift-list-card.tsx';
import { listNameStyle, ROW_NAME_CLASS } from '../gift-lists/list-name-size.ts';
import { cx } from '../../ui/cx.ts';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';

const FinderDialog = lazyDialog(async () => (await import('./finder-dialog.tsx')).FinderDialog);

export const FINDER_NAME = 'Gift finder';

/** Card among the lists that opens the finder. */
export function FinderInvitation({ nameStyle }: { nameStyle?: CSSProperties | undefined }) {
  const finder = useDialog();
  return (
    <>
      <button
        type="button"
        onClick={() => finder.open()}
        className={cx(
          'group w-full rounded-lg pt-2.5 text-left focus-visible:rounded-lg',
          nameStyle ? LIST_CARD_ITEM : '@container block',
        )}
      >
        <span className="block aspect-square overflow-hidden rounded-lg bg-purple-wash transition-transform group-hover:-translate-y-0.5">
          <QuestionTag />
        </span>
        <span
          className={cx(
            'mt-2.5 block pb-[0.14em] font-heading leading-[1.12] font-[520] tracking-tight text-purple',
            nameStyle && ROW_NAME_CLASS,
          )}
          style={nameStyle ?? listNameStyle(FINDER_NAME)}
        >
          {FINDER_NAME}
        </span>
        <span className="mt-0.5 block text-ink-soft">
          <span className="block text-sm">Five quick questions</span>
          <span className="mt-1 block text-xs leading-snug">
            You know whom it is for, but not what? Answer what you know, skip the rest.
          </span>
        </span>
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
