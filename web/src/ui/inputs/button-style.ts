import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'personal';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center whitespace-nowrap ' +
  'transition-[background-color,border-color,color,transform] active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-green text-on-green hover:bg-green-hover',
  secondary: 'border border-outline bg-card text-ink hover:border-ink hover:bg-paper-sunk',
  quiet: 'text-ink hover:bg-paper-sunk',
  danger: 'bg-red text-on-red hover:bg-red-hover',
  personal: 'bg-purple-wash text-purple hover:bg-purple hover:text-on-purple',
};

// All sizes are at least 44 px high on touch screens.
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4.5 text-sm',
  lg: 'min-h-13 px-6 text-base',
};

export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra?: string,
): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], extra);
}
