import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { GivenBefore, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDate, plural } from '../../../lib/format.ts';
import { PlannedGifts } from './planned-gifts.tsx';
import { ForDayLine } from './for-day-line.tsx';
import { RecipientGiftRow } from './recipient-gift-row.tsx';
import { groupByYear, type GivenYear } from '../group-by-year.ts';
import { useShowAll } from './use-show-all.tsx';

interface RecipientSectionsProps {
  recipient: { name: string; budget: number | null };
  recipientGifts: readonly RecipientGift[];
  /** Notice about planned gifts that repeat a given one. */
  plannedAgain: readonly GivenBefore[];
  days: readonly RecipientDay[];
  /** Buttons that add a gift. */
  addHint: ReactNode;
  /** Content between planned and given gifts. */
  children?: ReactNode;
}

/** A person's planned gifts, and given gifts by year. */
export function RecipientSections({
  recipient: { name, budget },
  recipientGifts,
  plannedAgain,
  days,
  addHint,
  children,
}: RecipientSectionsProps) {
  const { planned, given } = groupByYear(recipientGifts);
  const top = useFocusAfterGiftMoved(`${planned.length}/${given.length}/${recipientGifts.length}`);
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-12 outline-none">
      <section aria-labelledby="planned">
        <SectionHeading id="planned" count={planned.length} unit="gift">
          Tucked away
        </SectionHeading>
        {planned.length === 0 && (
          <p className="max-w-prose text-ink-soft">Nothing is tucked away for {name} at the moment.</p>
        )}
        {/* Above the gifts: there may be forty of them. */}
        {addHint}
        <PlannedGifts {...{ planned, all: recipientGifts, budget, plannedAgain, days }} />
      </section>
      {children}
      <GivenSection name={name} years={given} />
    </div>
  );
}

function GivenSection({ name, years }: { name: string; years: readonly GivenYear[] }) {
  const all = years.flatMap(({ recipientGifts }) => recipientGifts);
  const count = all.length;
  const { visible, itemProps, toggle } = useShowAll(all, 'given');
  const { given } = groupByYear(visible);
  return (
    <section aria-labelledby="given">
      <SectionHeading id="given" count={count} unit="gift">
        Given
      </SectionHeading>
      {count === 0 && (
        <p className="max-w-prose text-ink-soft">
          When you mark a gift as given, it moves here, so that {name} never gets the same thing twice.
        </p>
      )}
      {given.map(({ year, recipientGifts }) => (
        <div key={year} className="sm:grid sm:grid-cols-[6rem_1fr] sm:gap-x-6">
          <h3 className="tabular pt-4 text-xl text-purple" id={`given-${year}`}>
            {year}
          </h3>
          <ol
            aria-labelledby={`given-${year}`}
            className="divide-y border-l-2 border-purple-wash pl-5 sm:pl-7"
          >
            {recipientGifts.map((recipientGift) => (
              <li key={recipientGift.id} className="relative" {...itemProps(all.indexOf(recipientGift))}>
                <span
                  aria-hidden="true"
                  className="absolute top-6 -left-[calc(1.25rem+0.375rem)] size-2.5 rounded-full bg-purple sm:-left-[calc(1.75rem+0.375rem)]"
                />
                <RecipientGiftRow
                  recipientGift={recipientGift}
                  isGrouped
                  day={
                    <>
                      <DayGiven recipientGift={recipientGift} />
                      <ForDayLine recipientGift={recipientGift} />
                    </>
                  }
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {toggle}
    </section>
  );
}

function DayGiven({ recipientGift }: { recipientGift: RecipientGift }) {
  if (!recipientGift.givenAt) return null;
  return (
    <time dateTime={dateOfGivenAt(recipientGift.givenAt)} className="font-medium text-purple">
      {formatDate(dateOfGivenAt(recipientGift.givenAt))}
    </time>
  );
}

interface SectionHeadingProps {
  id: string;
  count: number;
  unit: string;
  children: ReactNode;
}

function SectionHeading({ id, count, unit, children }: SectionHeadingProps) {
  return (
    <h2 id={id} className="mb-2 flex items-baseline gap-3">
      {children}
      <span className="tabular font-text text-sm text-ink-soft">
        {count} {plural(count, unit)}
      </span>
    </h2>
  );
}

/** Moves the focus to the sections when a gift moves to the other list, which unmounts its focused button. */
function useFocusAfterGiftMoved(changed: string) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(changed);
  useEffect(() => {
    if (last.current === changed) return;
    last.current = changed;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [changed]);
  return top;
}
