import type { RecipientDay } from '@tuckaway/contract/days/recipient-day';
import type { GivenBefore, RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { givenBeforeText } from './given-before.ts';
import { groupByDay } from './planned-by-day.ts';
import { RecipientGiftRow } from './recipient-gift-row.tsx';

interface PlannedGiftsProps {
  planned: readonly RecipientGift[];
  plannedAgain: readonly GivenBefore[];
  days: readonly RecipientDay[];
}

/** What is tucked away, by the day it is for; without headings where no gift is for a day. */
export function PlannedGifts({ planned, plannedAgain, days }: PlannedGiftsProps) {
  const groups = groupByDay(planned, days);
  const rows = (recipientGifts: readonly RecipientGift[]) =>
    recipientGifts.map((recipientGift) => (
      <li key={recipientGift.id}>
        <RecipientGiftRow recipientGift={recipientGift} notice={noticeFor(recipientGift, plannedAgain)} />
      </li>
    ));
  if (groups.every(({ key }) => key === '')) {
    return (
      <ul aria-labelledby="planned" className="divide-y empty:hidden">
        {rows(planned)}
      </ul>
    );
  }
  return (
    <ul aria-labelledby="planned" className="grid gap-6">
      {groups.map(({ key, title, recipientGifts }) => (
        <li key={key}>
          <h3 className="text-base font-semibold text-ink-soft">{title}</h3>
          <ul aria-label={title} className="divide-y">
            {rows(recipientGifts)}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function noticeFor({ giftId }: RecipientGift, plannedAgain: readonly GivenBefore[]): string | undefined {
  const before = plannedAgain.find(({ forGiftId }) => forGiftId === giftId);
  return before && givenBeforeText(before);
}
