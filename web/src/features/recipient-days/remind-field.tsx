import { LEADS_MAX } from '@tuckaway/domain/days/remind-leads';
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
  /** Whether one must stay chosen: the chip of the last one is disabled. */
  required?: boolean;
}

/** Chips for the numbers of days ahead (leads). */
export function LeadsField({ leads, onChange, required = false }: LeadsFieldProps) {
  const offered = [...new Set([...LEADS, ...leads])].toSorted((a, b) => b - a);
  const toggle = (days: number) =>
    onChange(leads.includes(days) ? leads.filter((one) => one !== days) : [...leads, days]);
  const isFixed = (days: number) =>
    leads.includes(days) ? required && leads.length === 1 : leads.length >= LEADS_MAX;
  return (
    <div role="group" aria-label="How early" className="flex flex-wrap gap-2">
      {offered.map((days) => (
        <ChipButton
          key={days}
          pressed={leads.includes(days)}
          disabled={isFixed(days)}
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

function choiceOf(leads: readonly number[] | null): Choice {
  if (leads === null) return 'account';
  return leads.length === 0 ? 'none' : 'own';
}

interface RemindFieldProps {
  /** Leads of this day; null for those of the account, empty for no reminders. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
  error?: string | undefined;
}

export function RemindField({ value, onChange, error }: RemindFieldProps) {
  const choice = choiceOf(value);
  const choose = (next: Choice) => onChange(next === 'account' ? null : next === 'own' ? [7] : []);
  return (
    <div className="grid gap-3">
      <SelectField label="Remind me" options={CHOICES} value={choice} onValueChange={choose} error={error} />
      {/* At least one, because an empty selection would mean "Not at all". */}
      {choice === 'own' && <LeadsField leads={value ?? []} onChange={onChange} required />}
    </div>
  );
}
