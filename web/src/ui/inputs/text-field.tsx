import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_STYLE } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'required'>;

export function TextField({
  label,
  labelBeside,
  labelHidden,
  hint,
  error,
  required,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelBeside, labelHidden, hint, error, required, className }}>
      {(control) => <input type="text" className={cx(CONTROL_STYLE, 'h-11')} {...control} {...rest} />}
    </Field>
  );
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'required'>;

export function TextArea({ label, labelHidden, hint, error, required, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, required, className }}>
      {(control) => <textarea rows={3} className={cx(CONTROL_STYLE, 'py-2.5')} {...control} {...rest} />}
    </Field>
  );
}
