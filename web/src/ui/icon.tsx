import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface IconProps {
  className?: string;
}

/** One stroke style for all: 24 units, 1.75 wide, round ends. Icons are decoration; their button carries the name. */
export function icon(drawing: ReactNode, filled = false) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={cx('inline-block size-[1.25em] shrink-0', className)}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}
