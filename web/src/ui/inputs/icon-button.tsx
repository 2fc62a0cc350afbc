import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name; the icon is hidden from screen readers. */
  label: string;
  /** `floating` is for buttons on pictures: it has a background. */
  variant?: 'quiet' | 'outline' | 'floating';
}

const VARIANTS = {
  quiet: 'hover:bg-paper-sunk',
  outline: 'border border-outline bg-card hover:border-ink hover:bg-paper-sunk',
  floating: 'bg-card text-ink shadow-lift hover:text-green',
};

export function IconButton({
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-base transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-55',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  );
}
