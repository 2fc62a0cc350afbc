import type { FINDER_STEPS } from '@tuckaway/content/finder-choices';
import { categoryPicture } from '@tuckaway/contract/pictures';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { CheckIcon, ChevronDownIcon } from '../../ui/icons.tsx';

type Step = (typeof FINDER_STEPS)[number];
type Option = Step['options'][number];

interface StepOptionsProps {
  step: Step;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The choices of a step, as cards in the colors of their categories; those of the catalogue beyond them behind 'More'. */
export function StepOptions({ step, chosen, onChoose }: StepOptionsProps) {
  const { options, more = [] } = step;
  const isAmongMore = more.some(({ value }) => value === chosen);
  const [isOpen, setOpen] = useState(isAmongMore);
  const cards = (some: readonly Option[]) => (
    <OptionCards options={some} chosen={chosen} onChoose={onChoose} />
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
            className="flex min-h-11 items-center gap-2 justify-self-start font-semibold text-green hover:underline"
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

/** They open below what is in sight. */
const reveal = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

interface OptionCardsProps extends Omit<StepOptionsProps, 'step'> {
  options: readonly Option[];
}

function OptionCards({ options, chosen, onChoose }: OptionCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {options.map(({ label, value, hue }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            data-hue={hue}
            onClick={() => onChoose(value)}
            className={cx(
              'relative flex h-16 w-full items-center justify-between gap-1.5 rounded-lg pr-2 pl-3.5 text-left transition-transform hover:-translate-y-0.5',
              'font-heading text-[15px] leading-tight font-[560] aria-pressed:outline-2 aria-pressed:outline-purple',
              hue ? 'bg-hue-ground text-hue-ink' : 'bg-purple-wash text-purple',
            )}
          >
            <span className="min-w-0 whole-words">{label}</span>
            {hue && (
              <img
                src={categoryPicture(value)}
                alt=""
                width={320}
                height={320}
                className="size-10 shrink-0"
              />
            )}
            {value === chosen && (
              <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-purple text-sm text-card">
                <CheckIcon />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
