import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/select-field.tsx';
import { timeOf, timeTitle, type ForDay } from './for-day.ts';
import { daysQuery, upcomingOfRecipientQuery } from './recipient-days.queries.ts';

interface ForDayFieldProps {
  recipient: { id: number; name: string };
  value: ForDay | null;
  onChange: (value: ForDay | null) => void;
  disabled?: boolean;
  error?: string | undefined;
}

const keyOf = (time: ForDay | null) => (time ? `${time.dayId} ${time.on}` : '');

/** For which day a gift is; nothing is asked where the person has no days. */
export function ForDayField({ recipient, value, onChange, disabled, error }: ForDayFieldProps) {
  const { data: upcoming } = useQuery(upcomingOfRecipientQuery(recipient.id));
  const times = (upcoming?.data ?? []).map((one) => ({ ...timeOf(one), day: one.day }));
  // A day that is over, or one of a later year, is still what was chosen.
  const isElsewhere = value !== null && !times.some((time) => keyOf(time) === keyOf(value));
  const { data: days } = useQuery({ ...daysQuery(recipient.id), enabled: isElsewhere });
  const all = isElsewhere ? [{ ...value, day: days?.find(({ id }) => id === value.dayId) }, ...times] : times;
  if (all.length === 0) return null;
  return (
    <SelectField
      label={`Day for ${recipient.name}`}
      disabled={disabled}
      error={error}
      value={keyOf(value)}
      options={[
        { value: '', label: 'No day in particular' },
        ...all.map((time) => ({ value: keyOf(time), label: timeTitle(time.day, time.on) })),
      ]}
      onValueChange={(key) => {
        const chosen = all.find((time) => keyOf(time) === key);
        onChange(chosen ? { dayId: chosen.dayId, on: chosen.on } : null);
      }}
    />
  );
}
