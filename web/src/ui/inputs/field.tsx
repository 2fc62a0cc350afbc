import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { WarningIcon } from '../graphics/icons.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Second part of the label, shown beside it and part of the accessible name. */
  labelBeside?: string | undefined;
  /** Whether only screen readers get the label. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({
  label,
  labelBeside,
  labelHidden = false,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('grid gap-1.5', className)}>
      <Label id={id} {...{ label, labelBeside, labelHidden }} />
      {children({
        id,
        'aria-describedby': cx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId!}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Error message of a field; the control refers to it with aria-describedby. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-red">
      <WarningIcon className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

function Label({
  id,
  label,
  labelBeside,
  labelHidden,
}: Pick<FieldTexts, 'label' | 'labelBeside' | 'labelHidden'> & { id: string }) {
  const main = (
    <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
      {label}
    </label>
  );
  if (!labelBeside) return main;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {main}
      <label htmlFor={id} className="text-sm text-ink-soft">
        {labelBeside}
      </label>
    </div>
  );
}
