import { LEADS_MAX } from '@tuckaway/domain/days/remind-leads';
import { useState } from 'react';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const LEADS = [60, 30, 14, 7, 3, 1, 0];

/** '7 days before', 'On the day' */
export function leadText(days: number): string {
  if (days === 0) return 'On the day';
  return days === 1 ? '1 day before' : `${days} days before`;
}

interface LeadsFieldProps {
  leads: readonly number[];
  onChange: (leads: number[]) => void;
}

/** Chips for the numbers of days ahead (leads). */
export function LeadsField({ leads, onChange }: LeadsFieldProps) {
  const offered = [...new Set([...LEADS, ...leads])].toSorted((a, b) => b - a);
  const toggle = (days: number) =>
    onChange(leads.includes(days) ? leads.filter((one) => one !== days) : [...leads, days]);
  return (
    <div role="group" aria-label="How early" className="flex flex-wrap gap-2">
      {offered.map((days) => (
        <ChipButton
          key={days}
          pressed={leads.includes(days)}
          disabled={leads.length >= LEADS_MAX && !leads.includes(days)}
          onPress={() => toggle(days)}
        >
          {leadText(days)}
        </ChipButton>
      ))}
    </div>
  );
}

type Choice = 'account' | 'none' | 'own';
const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'account', label: 'As in my settings' },
  { value: 'own', label: 'Only for this day' },
  { value: 'none', label: 'Not at all' },
];

interface RemindFieldProps {
  /** Leads of this day; null for those of the account, empty for no reminders. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
  error?: string | undefined;
}

export function RemindField({ value, onChange, error }: RemindFieldProps) {
  // State of its own: while the user is choosing, an empty selection does not mean "Not at all".
  const [isCustom, setIsCustom] = useState(value !== null && value.length > 0);
  const choice: Choice = isCustom ? 'own' : value === null ? 'account' : 'none';
  const choose = (next: Choice) => {
    setIsCustom(next === 'own');
    onChange(next === 'account' ? null : next === 'own' ? [7] : []);
  };
  return (
    <div className="grid gap-3">
      <SelectField label="Remind me" options={CHOICES} value={choice} onValueChange={choose} error={error} />
      {isCustom && <LeadsField leads={value ?? []} onChange={onChange} />}
    </div>
  );
}
