import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { WarningIcon } from '../graphics/icons.tsx';

/** Error message inside a form or card. */
export function InlineError({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="alert"
      // Focusable, because focusFirstError moves the focus here after a failed submit.
      tabIndex={-1}
      className={cx('flex gap-2 rounded-md bg-red-wash px-3.5 py-2.5 text-sm text-red', className)}
    >
      <WarningIcon className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
