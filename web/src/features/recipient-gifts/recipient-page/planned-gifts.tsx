import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { GivenBefore, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format.ts';
import { givenBeforeText } from '../given/given-before.ts';
import { costsOf, groupPlannedByDay, NO_DAY } from './planned-by-day.ts';
import { RecipientGiftRow } from './recipient-gift-row.tsx';
import { useShowAll } from './use-show-all.tsx';

interface PlannedGiftsProps {
  planned: readonly RecipientGift[];
  /** Includes given links, which count toward a day's costs. */
  all: readonly RecipientGift[];
  /** The usual budget for this person and a day. */
  budget: number | null;
  plannedAgain: readonly GivenBefore[];
  days: readonly RecipientDay[];
}

/** Planned gifts by day; without headings if no gift has a day. */
export function PlannedGifts({ planned, all, budget, plannedAgain, days }: PlannedGiftsProps) {
  const groups = groupPlannedByDay(planned, days);
  const isGrouped = groups.some(({ key }) => key !== NO_DAY);
  const rowOf = (recipientGift: RecipientGift) => (
    <RecipientGiftRow
      recipientGift={recipientGift}
      notice={noticeFor(recipientGift, plannedAgain)}
      isGrouped={isGrouped}
    />
  );
  if (!isGrouped) return <Rows recipientGifts={planned} row={rowOf} title="Tucked away" />;
  return (
    <ul aria-labelledby="planned" className="grid gap-6">
      {groups.map(({ key, title, recipientGifts }) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-1.5">
            <h3 className="font-text text-base font-semibold">{title}</h3>
            <Costs {...costsOf(key, all)} budget={budget} />
          </div>
          <Rows recipientGifts={recipientGifts} row={rowOf} title={title} />
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  recipientGifts: readonly RecipientGift[];
  row: (recipientGift: RecipientGift) => ReactNode;
  title: string;
}

function Rows({ recipientGifts, row, title }: RowsProps) {
  const { visible, itemProps, toggle } = useShowAll(recipientGifts, title);
  return (
    <>
      <ul aria-label={title} className="divide-y empty:hidden">
        {visible.map((recipientGift, index) => (
          <li key={recipientGift.id} {...itemProps(index)}>
            {row(recipientGift)}
          </li>
        ))}
      </ul>
      {toggle}
    </>
  );
}

interface CostsProps {
  planned: number;
  spent: number;
  budget: number | null;
}

/** '$40 planned · $32.50 spent · $7.50 left of $80'; renders nothing without prices. */
function Costs({ planned, spent, budget }: CostsProps) {
  if (planned + spent === 0) return null;
  const left = budget === null ? 0 : budget - planned - spent;
  const parts = [
    planned > 0 && `${formatPrice(planned)} planned`,
    spent > 0 && `${formatPrice(spent)} spent`,
    budget !== null && left >= 0 && `${formatPrice(left)} left of ${formatPrice(budget)}`,
  ];
  return (
    <p className="tabular text-sm text-ink-soft">
      {parts.filter(Boolean).join(' · ')}
      {budget !== null && left < 0 && (
        <span className="text-red">{` · ${formatPrice(-left)} over ${formatPrice(budget)}`}</span>
      )}
    </p>
  );
}

function noticeFor({ giftId }: RecipientGift, plannedAgain: readonly GivenBefore[]): string | undefined {
  const before = plannedAgain.find(({ forGiftId }) => forGiftId === giftId);
  return before && givenBeforeText(before);
}
