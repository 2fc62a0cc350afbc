import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { InfoIcon } from '../../../ui/graphics/icons.tsx';

/** Notice that a recipient was given this gift before. */
export function GivenNotice({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cx('flex items-start gap-1.5 text-sm text-purple', className)}>
      <InfoIcon className="mt-0.5 size-[1.1em]" />
      <span className="wrap-anywhere">{children}</span>
    </span>
  );
}
