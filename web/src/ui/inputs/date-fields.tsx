import { monthName } from '@tuckaway/domain/month-names';
import { useId } from 'react';
import { FieldError } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const PARTS = ['month', 'day', 'year'] as const;
type DatePart = (typeof PARTS)[number];
export type TypedDate = Record<DatePart, string>;
export const EMPTY_DATE: TypedDate = { month: '', day: '', year: '' };

/** Parses a whole number. Other text becomes 0, which the validation of dates refuses. */
const wholeNumber = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0);

/** The typed date as numbers; undefined if all fields are empty. */
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
  /** Errors of the parts. Shown below all three fields, because one column is too narrow. */
  errors: Partial<TypedDate>;
  /** Name of the date, if no visible label names it. */
  groupLabel?: string;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));

/** Month, day and optional year of a date. */
export function DateFields({ value, onChange, errors, groupLabel }: DateFieldsProps) {
  const errorId = useId();
  const invalidPart = PARTS.find((part) => errors[part] !== undefined);
  const shared = (part: DatePart, label: string) => ({
    label: groupLabel === undefined ? label : `${groupLabel}, ${label.toLowerCase()}`,
    labelHidden: groupLabel !== undefined,
    required: groupLabel === undefined && part !== 'year',
    value: value[part],
    ...(part === invalidPart && { 'aria-invalid': true, 'aria-describedby': errorId }),
  });
  const textProps = (part: DatePart) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(part, event.target.value),
  });
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_4.5rem_6rem] items-start gap-2 sm:gap-3">
        <SelectField
          {...shared('month', 'Month')}
          options={[{ value: '', label: groupLabel ?? 'Month' }, ...MONTHS]}
          onValueChange={(month) => onChange('month', month)}
        />
        <TextField {...shared('day', 'Day')} {...textProps('day')} placeholder={groupLabel && 'Day'} />
        <TextField
          {...shared('year', 'Year')}
          {...textProps('year')}
          placeholder={groupLabel ? 'Year' : 'Optional'}
        />
      </div>
      {invalidPart && <FieldError id={errorId}>{errors[invalidPart]!}</FieldError>}
    </div>
  );
}
