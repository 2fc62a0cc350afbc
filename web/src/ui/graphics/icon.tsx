import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

/** One stroke style for all, `icon` in base.css. Icons are decoration; their button carries the name. */
export function icon(drawing: ReactNode) {
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg {...rest} className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    );
  };
}
