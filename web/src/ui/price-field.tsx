import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from './field.tsx';

/** Digits and one decimal point; whatever else was typed or pasted is dropped. */
export function keepPriceCharacters(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
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
  onValueChange,
  ...rest
}: PriceFieldProps) {
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
            onChange={(event) => onValueChange(keepPriceCharacters(event.target.value))}
            {...control}
            {...rest}
          />
        </span>
      )}
    </Field>
  );
}
