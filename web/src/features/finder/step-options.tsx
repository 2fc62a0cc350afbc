import type { FINDER_STEPS } from '@tuckaway/content/search/finder-steps';
import { categoryPicture, presentPicture, type Hue } from '@tuckaway/domain/pictures';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { CheckIcon, ChevronDownIcon } from '../../ui/graphics/icons.tsx';

type Step = (typeof FINDER_STEPS)[number];
type Option = Step['options'][number];

interface StepOptionsProps {
  step: Step;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Columns of each step, chosen so that its options fill the rows. */
const COLUMNS: Record<Step['id'], string> = {
  gender: 'grid-cols-3',
  ageGroup: 'grid-cols-3 sm:grid-cols-5',
  event: 'grid-cols-3 sm:grid-cols-5',
  priceRange: 'grid-cols-2 sm:grid-cols-4',
  playground: 'grid-cols-3 sm:grid-cols-4',
};

/** Options of a step as picture cards, the less common ones behind 'More'. */
export function StepOptions({ step, chosen, onChoose }: StepOptionsProps) {
  const { options, more = [] } = step;
  const isAmongMore = more.some(({ value }) => value === chosen);
  const [isOpen, setOpen] = useState(isAmongMore);
  const cards = (some: readonly Option[]) => (
    <ul className={cx('grid gap-2.5 sm:gap-3', COLUMNS[step.id])}>
      {some.map((option) => (
        <li key={option.value}>
          <OptionCard option={option} isChosen={option.value === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {cards(options)}
      {more.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-2 flex min-h-11 items-center gap-2 justify-self-start font-semibold text-green hover:underline"
          >
            {isOpen ? 'Fewer' : 'More'}
            <ChevronDownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />
          </button>
          {isOpen && <div ref={reveal}>{cards(more)}</div>}
        </>
      )}
    </>
  );
}

/** Scrolls to the opened options, which begin below the visible area. */
const reveal = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

interface OptionCardProps {
  option: Option;
  isChosen: boolean;
  onChoose: (value: string) => void;
}

function OptionCard({ option: { label, value, hue, present }, isChosen, onChoose }: OptionCardProps) {
  const shown: Hue = hue ?? present ?? 'slate';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-hue={shown}
      onClick={() => onChoose(value)}
      className={cx(
        'group relative block h-full w-full rounded-lg bg-hue-ground text-hue-ink transition-transform hover:-translate-y-0.5',
        'font-heading text-sm leading-tight font-[560] tracking-tight sm:text-base sm:leading-tight',
        'aria-pressed:outline-3 aria-pressed:outline-purple focus-visible:rounded-lg',
      )}
    >
      <img
        src={hue ? categoryPicture(value) : presentPicture(shown, 320)}
        alt=""
        width={320}
        height={320}
        className="aspect-5/4 w-full rounded-t-lg object-cover object-[50%_45%] dark-dim"
      />
      <span className="grid min-h-12 place-items-center px-1 py-1.5 text-center text-balance wrap-anywhere">
        {label}
      </span>
      {isChosen && (
        <span className="absolute -top-1.5 -right-1.5 grid size-7 place-items-center rounded-full bg-purple text-sm text-on-purple">
          <CheckIcon />
        </span>
      )}
    </button>
  );
}
