export const WAITLIST_ANCHOR = 'waitlist';

/** Scrolls to the waitlist if it is on this page; returns whether it is. */
export function scrollToWaitlist(): boolean {
  const widget = document.getElementById(WAITLIST_ANCHOR);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  widget?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  return widget !== null;
}
