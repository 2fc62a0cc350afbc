import { monthName } from '@tuckaway/domain/month-names';
import { useId } from 'react';
import { FieldError } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const PARTS = ['month', 'day', 'year'] as const;
type DatePart = (typeof PARTS)[number];
export type TypedDate = Record<DatePart, string>;
export const EMPTY_DATE: TypedDate = { month: '', day: '', year: '' };

/** Parses a whole number; anything else becomes 0, which fails date validation. */
const wholeNumber = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0);

/** undefined where nothing was typed. */
export function typedDate({ month, day, year }: TypedDate) {
  if ([month, day, year].every((text) => text.trim() === '')) return undefined;
  return {
    month: wholeNumber(month),
    day: wholeNumber(day),
    year: year.trim() === '' ? null : wholeNumber(year),
  };
}

interface DateFieldsProps {
  value: TypedDate;
  onChange: (part: DatePart, text: string) => void;
  /** Errors of the parts, shown below all three, because one column is too narrow. */
  errors: Partial<TypedDate>;
  /** Accessible name of the group, if no visible label names it. */
  of?: string;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));

/** Month, day and optional year of a date. */
export function DateFields({ value, onChange, errors, of }: DateFieldsProps) {
  const errorId = useId();
  const wrong = PARTS.find((part) => errors[part] !== undefined);
  const shared = (part: DatePart, label: string) => ({
    label: of === undefined ? label : `${of}, ${label.toLowerCase()}`,
    labelHidden: of !== undefined,
    required: of === undefined && part !== 'year',
    value: value[part],
    ...(part === wrong && { 'aria-invalid': true, 'aria-describedby': errorId }),
  });
  const typed = (part: DatePart) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(part, event.target.value),
  });
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_4.5rem_6rem] items-start gap-2 sm:gap-3">
        <SelectField
          {...shared('month', 'Month')}
          options={[{ value: '', label: of ?? 'Month' }, ...MONTHS]}
          onValueChange={(month) => onChange('month', month)}
        />
        <TextField {...shared('day', 'Day')} {...typed('day')} placeholder={of && 'Day'} />
        <TextField {...shared('year', 'Year')} {...typed('year')} placeholder={of ? 'Year' : 'Optional'} />
      </div>
      {wrong && <FieldError id={errorId}>{errors[wrong]!}</FieldError>}
    </div>
  );
}
