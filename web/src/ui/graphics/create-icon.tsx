import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Creates an icon component, styled by `.icon` in base.css. It is hidden from screen readers: its button has the name. */
export function createIcon(drawing: ReactNode) {
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg {...rest} className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    );
  };
}
