import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../cx.ts';
import { MAIN_ID } from './skip-link.tsx';

/** The page's content. A new page takes the focus, so that a screen reader goes on with it and not with the old link. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // In a layout effect, so that focus set by the page itself afterwards stays.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={cx('grow outline-none', className)}>
      {children}
    </main>
  );
}
