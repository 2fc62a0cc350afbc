export const WAITLIST_ANCHOR = 'waitlist';

/** Scrolls to the waitlist; returns false if it is not on this page. */
export function scrollToWaitlist(): boolean {
  const card = document.getElementById(WAITLIST_ANCHOR);
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'center' });
  return card !== null;
}
