import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useUserId } from '../../auth/auth-context.ts';
import { givenBeforeText } from '../given/given-before.ts';
import { GivenNotice } from '../given/given-notice.tsx';
import { givenBeforeOfGiftQuery } from '../recipient-gifts.queries.ts';

/** Hint below a person in the picker: data that removing them would lose, or an earlier gift like this one. */
export function useRecipientHints(
  giftId: number | undefined,
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
) {
  const userId = useUserId();
  const { data: givenBefore = [] } = useQuery({
    ...givenBeforeOfGiftQuery(userId, giftId ?? 0),
    enabled: giftId !== undefined,
  });
  return (recipient: Recipient): ReactNode => {
    const isOfRecipient = ({ recipientId }: { recipientId: number }) => recipientId === recipient.id;
    const loss = selectedIds.includes(recipient.id) ? undefined : lossOf(current.filter(isOfRecipient));
    if (loss) return <span className="text-red">{loss}</span>;
    const before = givenBefore.find(isOfRecipient);
    return before && <GivenNotice>{givenBeforeText(before)}</GivenNotice>;
  };
}

/** What removing the links would lose. The same gift may have been given more than once. */
function lossOf(removed: readonly RecipientGift[]): string | undefined {
  const dates = removed.flatMap(({ givenAt }) => (givenAt ? dateOfGivenAt(givenAt) : [])).toSorted();
  if (dates.length > 0) return `Forgets that it was given on ${dates.map(formatDate).join(' and ')}.`;
  return removed.some(({ note }) => note) ? 'Forgets the note.' : undefined;
}
