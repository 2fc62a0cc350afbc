import { readAmount, writeAmount } from '@tuckaway/domain/amounts';
import type { ComponentProps, FocusEvent } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_STYLE } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

const PLAIN = /^\d*\.?\d*$/;

/** Normalizes an amount to digits and one decimal point. Other text stays, for the validation of the form. */
export function normalizePrice(text: string): string {
  const amount = PLAIN.test(text) ? undefined : readAmount(text);
  return amount === undefined ? text : writeAmount(amount);
}

/** Drops characters that cannot be part of an amount, and all points but the first (unless there are commas). */
function filterPriceCharacters(text: string): string {
  const filtered = text.replace(/[^\d., '’\u00a0\u202f]/g, '').replace(/^ +/, '');
  if (filtered.includes(',')) return filtered;
  const [whole = '', ...decimals] = filtered.split('.');
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
}

/** Value of the field after a change. A pasted amount is normalized at once; a typed one on blur. */
export function nextPrice(previous: string, text: string): string {
  const isPasted = text.length - previous.length > 1;
  const pasted = isPasted ? normalizePrice(text) : text;
  return isPasted && PLAIN.test(pasted) ? pasted : filterPriceCharacters(text);
}

interface PriceFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'required' | 'onChange' | 'value'> {
  value: string;
  onValueChange: (value: string) => void;
}

export function PriceField({
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  value,
  onValueChange,
  onBlur,
  ...rest
}: PriceFieldProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const normalized = normalizePrice(value);
    if (normalized !== value) onValueChange(normalized);
    onBlur?.(event);
  };
  return (
    <Field {...{ label, labelHidden, hint, error, required, className }}>
      {(control) => (
        <span className="relative block">
          <span
            className="absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft"
            aria-hidden="true"
          >
            $
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={cx(CONTROL_STYLE, 'tabular h-11 pl-8')}
            value={value}
            onChange={(event) => onValueChange(nextPrice(value, event.target.value))}
            onBlur={leave}
            {...control}
            {...rest}
          />
        </span>
      )}
    </Field>
  );
}
