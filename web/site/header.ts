import { scrollToWaitlist } from '../src/features/navigation/waitlist-anchor.ts';
import { paths } from '../src/lib/navigation/paths.ts';
import { sessionHint } from '../src/lib/storage/browser-storage.ts';

/** Pages on which a press on certain buttons starts the app. */
const hasApp = () => document.body.dataset['scripts'] === 'on-demand';

/** Runs the menu and the buttons of the header. Returns a function that stops it and closes the menu. */
export function listenInHeader(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const menu = document.querySelector<HTMLElement>('[data-header="menu"]');
  const items = document.getElementById(menu?.getAttribute('aria-controls') ?? '');
  const isOpen = () => menu?.getAttribute('aria-expanded') === 'true';

  function show(open: boolean): void {
    menu?.setAttribute('aria-expanded', String(open));
    menu?.setAttribute('aria-label', open ? 'Close menu' : 'Open menu');
    items?.classList.toggle('hidden', !open);
    items?.classList.toggle('flex', open);
  }

  const actions: Record<string, () => void> = {
    menu: () => show(!isOpen()),
    waitlist: () => {
      show(false);
      if (sessionHint.isSet()) location.assign(paths.app);
      else if (!scrollToWaitlist()) location.assign(paths.waitlist);
    },
    'sign-in': () => {
      if (!hasApp()) location.assign(sessionHint.isSet() ? paths.app : paths.openSignIn);
    },
  };
  const act = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-header]') : null;
    actions[button?.dataset['header'] ?? '']?.();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen()) return;
    show(false);
    menu?.focus();
  };
  document.addEventListener('click', act, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  return () => {
    listening.abort();
    show(false);
  };
}
