import { addDays } from '@tuckaway/domain/days/calendar-date';
import { giftDayKey } from '@tuckaway/domain/days/day-of-gift';
import { nextOccurrence } from '@tuckaway/domain/days/occurrences';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { occurrenceTitle } from './for-day.ts';
import { daysQuery, upcomingOfRecipientQuery } from './recipient-days.queries.ts';

interface ForDayFieldProps {
  recipient: { id: number; name: string };
  /** The chosen occurrence; null for no day, undefined without a choice: the next day. */
  value: ForDay | null | undefined;
  onChange: (value: ForDay | null) => void;
  disabled?: boolean;
  error?: string | undefined;
  /** Whether "No day in particular" is offered. The call that creates a gift cannot express it. */
  offersNoDay?: boolean;
}

const NO_DAY = '';
const keyOf = (forDay: ForDay | null) => (forDay ? giftDayKey(forDay) : NO_DAY);

/** Selects the day that a gift is for. Hidden for a recipient without days. */
export function ForDayField({
  recipient,
  value,
  onChange,
  disabled,
  error,
  offersNoDay = true,
}: ForDayFieldProps) {
  const { data: upcoming } = useQuery(upcomingOfRecipientQuery(recipient.id));
  const occurrences = occurrencesOf(upcoming?.data ?? []);
  const shown = value === undefined ? (occurrences[0] ?? null) : value;
  // A stored choice that is not offered any more (a passed day, or one of a later year) stays selectable.
  const isUnlisted = shown !== null && !occurrences.some((one) => keyOf(one) === keyOf(shown));
  const { data: days } = useQuery({ ...daysQuery(recipient.id), enabled: isUnlisted });
  const all = isUnlisted
    ? [{ ...shown, day: days?.find(({ id }) => id === shown.dayId) }, ...occurrences]
    : occurrences;
  if (all.length === 0) return null;
  return (
    <SelectField
      label={`Day for ${recipient.name}`}
      disabled={disabled}
      error={error}
      value={keyOf(shown)}
      options={[
        ...all.map((one) => ({ value: keyOf(one), label: occurrenceTitle(one.day, one.on) })),
        ...(offersNoDay ? [{ value: NO_DAY, label: 'No day in particular' }] : []),
      ]}
      onValueChange={(key) => {
        const chosen = all.find((one) => keyOf(one) === key);
        onChange(chosen ? { dayId: chosen.dayId, on: chosen.on } : null);
      }}
    />
  );
}

/** Occurrences to choose from: those of the next twelve months, and the following one of each day. */
function occurrencesOf(upcoming: readonly DayOccurrence[]) {
  return upcoming
    .flatMap((one) => {
      const { day } = one;
      const after = nextOccurrence(day, addDays(one.on, 1));
      const later = after ? [{ dayId: day.id, on: after.on, day }] : [];
      return [{ dayId: day.id, on: one.on, day }, ...later];
    })
    .toSorted((a, b) => a.on.localeCompare(b.on));
}
