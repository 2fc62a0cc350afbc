import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { forDayText } from '../../recipient-days/for-day.ts';
import { daysQuery } from '../../recipient-days/recipient-days.queries.ts';

/** The day of a gift; nothing without one. */
export function ForDayLine({ recipientGift }: { recipientGift: RecipientGift }) {
  const { recipientId, dayId, dayOn } = recipientGift;
  const { data: days } = useQuery({ ...daysQuery(recipientId), enabled: dayId !== null });
  if (dayOn === null) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {forDayText(
        days?.find(({ id }) => id === dayId),
        dayOn,
      )}
    </span>
  );
}
