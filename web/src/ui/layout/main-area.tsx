import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../cx.ts';
import { MAIN_ID } from './skip-link.tsx';

/** Main element. It gets the focus after a navigation, so that screen readers continue with the new page. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  // A layout effect runs before the effects of the page, which may set the focus themselves.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={cx('grow outline-none', className)}>
      {children}
    </main>
  );
}
