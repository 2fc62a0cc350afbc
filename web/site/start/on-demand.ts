/*
 * Starts the app on a prerendered page that works without it (SCRIPTS_ON_DEMAND): when somebody presses a button that the
 * site's script does not handle or focuses a form that needs the app, when the query string has a search, a tag or a
 * sign-in, and when this device has a session or a pending sign-out. Inlined into pages by scripts/defer-scripts.mjs.
 */
import { PAGE_EVENTS } from '../../src/lib/page-events.ts';
import { buttonOf, fetchFiles, runFiles } from './app-files.ts';

const NEEDS_APP = /[?&](sign-in|query|tag)\b/;

/** Buttons that do not need the app: the site's script handles them, or they send a form. */
const isOfSite = (button: HTMLElement) =>
  button.matches('[data-header=menu], [data-header=waitlist], [type=submit]');

/** Runs all files but the entry. Returns a function that stops listening to clicks, for the time after the entry ran. */
export async function start(files: readonly string[], entry: string): Promise<() => void> {
  const page = document.documentElement.dataset;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const forgetClicks = repeatClicks(begin);

  let isFetched = false;
  const fetchOnce = async () => {
    if (isFetched) return;
    isFetched = true;
    await fetchFiles([...files, entry]);
  };
  const fetchAhead = (event: Event) => {
    const button = buttonOf(event);
    if (button && !isOfSite(button)) void fetchOnce();
  };
  addEventListener('pointerover', fetchAhead, { passive: true });
  addEventListener('focusin', fetchAhead);

  addEventListener(PAGE_EVENTS.startApp, begin, { once: true });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-needs-app]')) begin();
  });
  if (NEEDS_APP.test(location.search) || 'hasSession' in page || 'signingOut' in page) {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }
  await begun;
  await fetchOnce();
  await runFiles(files);
  return forgetClicks;
}

/** Clicks a button again that was pressed before the script that handles it ran. `begin` starts the app. */
function repeatClicks(begin: () => void): () => void {
  const page = document.documentElement.dataset;
  let forApp: HTMLButtonElement | undefined;
  let forSite: HTMLButtonElement | undefined;
  const remember = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    if (!isOfSite(button)) {
      forApp = button;
      button.dataset['waits'] = '';
      begin();
    } else if (button.type !== 'submit' && !('site' in page)) forSite = button;
  };
  addEventListener('click', remember, true);
  addEventListener(PAGE_EVENTS.siteRuns, () => forSite?.click(), { once: true });
  addEventListener(
    PAGE_EVENTS.appRuns,
    () => {
      if (!forApp) return;
      delete forApp.dataset['waits'];
      forApp.click();
    },
    { once: true },
  );
  return () => removeEventListener('click', remember, true);
}
