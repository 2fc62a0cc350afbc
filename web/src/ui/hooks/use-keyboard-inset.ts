import { useEffect } from 'react';

const INSET = '--keyboard-inset';

/**
 * While `open`, sets `--keyboard-inset` to the height that an on-screen keyboard covers at the bottom. Browsers that
 * resize the page for the keyboard (`interactive-widget`) report 0; Safari on iOS only shrinks the visual viewport.
 */
export function useKeyboardInset(open: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return;
    const root = document.documentElement.style;
    const update = () => {
      // Ignored while zoomed in, which shrinks the visual viewport, too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      root.setProperty(INSET, `${Math.max(0, Math.round(covered))}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [open]);
}
