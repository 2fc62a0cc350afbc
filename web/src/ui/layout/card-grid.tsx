import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export const CARD_GRID =
  'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-5 md:grid-cols-4 lg:gap-x-6 lg:gap-y-9 xl:grid-cols-5 2xl:grid-cols-6';
/** Width of a card's picture on screen, for `sizes`. */
export const CARD_SIZES =
  '(min-width: 96rem) 220px, (min-width: 80rem) 19vw, (min-width: 48rem) 23vw, (min-width: 40rem) 30vw, 45vw';

/** Grid with two columns on phones to six on wide screens. Children must be <li>. */
export function CardGrid({
  children,
  label,
  className,
}: {
  children: ReactNode;
  label?: string;
  className?: string;
}) {
  return (
    <ul aria-label={label} className={cx(CARD_GRID, className)}>
      {children}
    </ul>
  );
}
