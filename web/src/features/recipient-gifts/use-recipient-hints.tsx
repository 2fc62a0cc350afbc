import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useUserId } from '../auth/auth-context.ts';
import { givenBeforeText } from './given-before.ts';
import { GivenNotice } from './given-notice.tsx';
import { givenBeforeQuery } from './recipient-gifts.queries.ts';

/** A word beside people in the picker: what taking them off the gift forgets, or that they had it before. */
export function useRecipientHints(
  giftId: number | undefined,
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
) {
  const userId = useUserId();
  const { data: givenBefore = [] } = useQuery({
    ...givenBeforeQuery(userId, giftId ?? 0),
    enabled: giftId !== undefined,
  });
  return (recipient: Recipient): ReactNode => {
    const isOfRecipient = ({ recipientId }: { recipientId: number }) => recipientId === recipient.id;
    const loss = selectedIds.includes(recipient.id) ? undefined : lossOf(current.find(isOfRecipient));
    if (loss) return <span className="text-red">{loss}</span>;
    const before = givenBefore.find(isOfRecipient);
    return before && <GivenNotice>{givenBeforeText(before)}</GivenNotice>;
  };
}

function lossOf(removed: RecipientGift | undefined): string | undefined {
  if (removed?.givenAt) return `Forgets that it was given on ${formatDate(dayOfGivenAt(removed.givenAt))}.`;
  return removed?.note ? 'Forgets the note.' : undefined;
}
