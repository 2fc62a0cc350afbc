import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_STYLE } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from '../graphics/icons.tsx';

interface SelectFieldProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'required' | 'onChange' | 'value' | 'children'> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
}

/** Native select with a label. */
export function SelectField<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  options,
  onValueChange,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, labelHidden, hint, error, required, className }}>
      {(control) => (
        <span className="relative block">
          <select
            className={cx(CONTROL_STYLE, 'h-11 appearance-none truncate pr-10')}
            onChange={(event) => onValueChange(event.target.value as Value)}
            {...control}
            {...rest}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft" />
        </span>
      )}
    </Field>
  );
}
