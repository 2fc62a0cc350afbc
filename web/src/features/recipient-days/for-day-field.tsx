import { addDays } from '@tuckaway/domain/days/calendar-date';
import { nextOccurrence } from '@tuckaway/domain/days/occurrences';
import type { UpcomingDay } from '@tuckaway/contract/people/recipient-days';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { timeOf, timeTitle, type ForDay } from './for-day.ts';
import { daysQuery, upcomingOfRecipientQuery } from './recipient-days.queries.ts';

interface ForDayFieldProps {
  recipient: { id: number; name: string };
  /** undefined: nothing was chosen, so it is for the next day. */
  value: ForDay | null | undefined;
  onChange: (value: ForDay | null) => void;
  disabled?: boolean;
  error?: string | undefined;
}

const keyOf = (time: ForDay | null) => (time ? `${time.dayId} ${time.on}` : '');

/** Choice of the day for a gift, this year or the next. Hidden for a recipient without days. */
export function ForDayField({ recipient, value, onChange, disabled, error }: ForDayFieldProps) {
  const { data: upcoming } = useQuery(upcomingOfRecipientQuery(recipient.id));
  const times = timesOf(upcoming?.data ?? []);
  const shown = value === undefined ? (times[0] ?? null) : value;
  // A passed day, or one of a later year, stays selectable while it is the stored choice.
  const isUnlisted = shown !== null && !times.some((time) => keyOf(time) === keyOf(shown));
  const { data: days } = useQuery({ ...daysQuery(recipient.id), enabled: isUnlisted });
  const all = isUnlisted ? [{ ...shown, day: days?.find(({ id }) => id === shown.dayId) }, ...times] : times;
  if (all.length === 0) return null;
  return (
    <SelectField
      label={`Day for ${recipient.name}`}
      disabled={disabled}
      error={error}
      value={keyOf(shown)}
      options={[
        ...all.map((time) => ({ value: keyOf(time), label: timeTitle(time.day, time.on) })),
        { value: '', label: 'No day in particular' },
      ]}
      onValueChange={(key) => {
        const chosen = all.find((time) => keyOf(time) === key);
        onChange(chosen ? { dayId: chosen.dayId, on: chosen.on } : null);
      }}
    />
  );
}

/** The next twelve months, and each day once more a year later: gifts are planned that far ahead. */
function timesOf(upcoming: readonly UpcomingDay[]) {
  return upcoming
    .flatMap((one) => {
      const { day } = one;
      const after = nextOccurrence(day, addDays(one.on, 1));
      const later = after ? [{ dayId: day.id, on: after.on, day }] : [];
      return [{ ...timeOf(one), day }, ...later];
    })
    .toSorted((a, b) => a.on.localeCompare(b.on));
}
