import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CheckIcon } from '../graphics/icons.tsx';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

const ROW = 'flex cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55';

export function Checkbox({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  className,
  dense = false,
}: CheckboxProps & { dense?: boolean }) {
  const labelId = useId();
  const hintId = useId();
  return (
    <label className={cx(ROW, dense ? 'min-h-9' : 'min-h-11', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-sm border border-outline bg-card transition-colors checked:border-purple checked:bg-purple"
          checked={checked}
          disabled={disabled}
          // Excludes the hint, which is inside the label as well, from the accessible name.
          aria-labelledby={labelId}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <CheckIcon className="pointer-events-none relative text-on-purple opacity-0 peer-checked:opacity-100" />
      </span>
      <RowText {...{ label, hint, labelId, hintId }} />
    </label>
  );
}

export function Switch({ label, hint, checked, onCheckedChange, disabled, className }: CheckboxProps) {
  const labelId = useId();
  const hintId = useId();
  return (
    <label className={cx(ROW, 'min-h-11 justify-between', className)}>
      <RowText {...{ label, hint, labelId, hintId }} />
      <span className="relative inline-block h-7 w-12 shrink-0">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
          role="switch"
          className="peer absolute inset-0 appearance-none rounded-full border border-outline bg-paper-sunk transition-colors checked:border-purple checked:bg-purple focus-visible:rounded-full"
          checked={checked}
          disabled={disabled}
          aria-labelledby={labelId}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-outline transition-transform peer-checked:translate-x-5 peer-checked:bg-on-purple" />
      </span>
    </label>
  );
}

interface RowTextProps {
  label: ReactNode;
  hint: ReactNode;
  labelId: string;
  hintId: string;
}

function RowText({ label, hint, labelId, hintId }: RowTextProps) {
  return (
    <span className="min-w-0">
      <span id={labelId} className="block text-sm font-medium">
        {label}
      </span>
      {hint && (
        <span id={hintId} className="block text-sm text-ink-soft">
          {hint}
        </span>
      )}
    </span>
  );
}
