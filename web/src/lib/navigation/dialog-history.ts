/**
 * Makes the browser's Back button close the topmost dialog. While a dialog is open, the history has one more entry of the
 * same page, the dialog entry. Back leads from it to the page's own entry: the topmost dialog is asked to close, and if a
 * dialog is still open, `history.forward()` returns to the dialog entry. React Router does not see these steps (0080).
 */

/** Asks the dialog to close. It may stay open, e.g. to ask a question first. */
type CloseDialog = () => void;

/** The parts of React Router's data router that are read here. Its state is newer than what React has rendered. */
interface Router {
  readonly state: {
    location: { key: string; pathname: string; search: string; hash: string };
    historyAction: 'POP' | 'PUSH' | 'REPLACE';
    navigation: { state: string };
  };
  subscribe: (listener: () => void) => () => void;
}

/** How long a closed dialog may take to start a navigation, before the dialog entry is left. */
const SETTLE_MS = 100;
/** How long a step forward may take, on a busy device. */
const FORWARD_MS = 1500;
/** React Router's key of an entry without one, e.g. the first, or that of a native link to an anchor. */
const FIRST_KEY = 'default';

const openDialogs: CloseDialog[] = [];
let router: Router | undefined;
let shownKey: string | undefined;
/** Whether the last known entry was a dialog entry. The router may have pushed or replaced one since. */
let wasDialogEntry = false;
/** Callback of a running `history.back()` of this module, called by its popstate event. */
let pendingStep: (() => void) | undefined;
/** Whether the router has replaced the dialog entry. */
let isEntryReplaced = false;
let isClosing = false;
/** Whether a running `history.back()` skips a dialog entry. */
let isSkippingEntry = false;
let settleTimer: ReturnType<typeof setTimeout> | undefined;

const isDialogEntry = () => Boolean((history.state as { dialog?: true } | null)?.dialog);

function isShownPage(): boolean {
  const { key = FIRST_KEY } = (history.state ?? {}) as { key?: string };
  const shown = router?.state.location;
  const address = (at: { pathname: string; search: string; hash: string }) =>
    at.pathname + at.search + at.hash;
  return shown?.key === key && address(shown) === address(location);
}

/** Registers an open dialog. The returned function removes it. */
export function addDialog(close: CloseDialog): () => void {
  openDialogs.push(close);
  // While Back is being handled, the dialog entry exists already, and the browser returns to it.
  if (!isDialogEntry() && !isClosing) {
    history.pushState({ ...history.state, dialog: true }, '');
    wasDialogEntry = true;
  }
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    settle();
  };
}

/** Handles a change of the router: a navigation, or the end of loading. */
function onRouterChange({ location: { key }, historyAction }: Router['state']): void {
  if (key !== shownKey) isEntryReplaced = historyAction === 'REPLACE' && (wasDialogEntry || isEntryReplaced);
  shownKey = key;
  wasDialogEntry = isDialogEntry();
  settle();
}

/** Number of entries back to the previous page. Cancels `settle`, which would go back as well. */
export function stepsToPreviousPage(): number {
  if (!isDialogEntry()) return 1;
  clearTimeout(settleTimer);
  return 2;
}

/** Leaves the dialog entry after the last dialog was closed. Waits, because the closing may start a navigation. */
function settle(delayMs = SETTLE_MS): void {
  clearTimeout(settleTimer);
  settleTimer = setTimeout(() => {
    if (openDialogs.length > 0 || router?.state.navigation.state !== 'idle' || pendingStep || isSkippingEntry)
      return;
    if (isEntryReplaced) replacePageEntry();
    else if (isDialogEntry()) stepBack(() => openDialogs.length > 0 && history.forward());
  }, delayMs);
}

function stepBack(onArrival: () => void): void {
  pendingStep = onArrival;
  history.back();
}

/** Goes back and repeats the router's replacement there: it replaced the dialog entry instead of the page's own. */
function replacePageEntry(): void {
  isEntryReplaced = false;
  const { state } = history;
  const { href } = location;
  stepBack(() => history.replaceState(state, '', href));
}

function onPopState(event: PopStateEvent): void {
  if (!router) return;
  wasDialogEntry = isDialogEntry();
  if (isSkippingEntry) {
    // Not stopped: the router shows the page below.
    isSkippingEntry = false;
  } else if (pendingStep) {
    event.stopImmediatePropagation();
    const onArrival = pendingStep;
    pendingStep = undefined;
    onArrival();
  } else if (isShownPage()) {
    event.stopImmediatePropagation();
    if (wasDialogEntry) onDialogEntry();
    else onPageEntry();
  } else if (wasDialogEntry) {
    // Back from a page that was opened in a dialog: the entry of the page below is one step further.
    event.stopImmediatePropagation();
    isSkippingEntry = true;
    history.back();
  } else {
    // Several steps at once, e.g. by the menu of the Back button.
    for (const close of openDialogs.toReversed()) close();
  }
}

/** Handles arriving at the dialog entry, by a step forward of this module or the Forward button. */
function onDialogEntry(): void {
  if (openDialogs.length > 0) return;
  // Goes on to a page that was opened in the dialog, if there is one; else `settle` goes back.
  history.forward();
  settle(FORWARD_MS);
}

/** Handles arriving at the page's own entry, by Back from the dialog entry. */
function onPageEntry(): void {
  const close = openDialogs.at(-1);
  if (!close) return history.back();
  isClosing = true;
  close();
  // After the timeout, React has rendered the closed dialog.
  setTimeout(() => {
    isClosing = false;
    if (openDialogs.length > 0) history.forward();
  });
}

// Registered on import, before the router's listener: listeners are called in the order of registration.
if (typeof window !== 'undefined') addEventListener('popstate', onPopState);

/** Subscribes to the router. Returns a function that unsubscribes. */
export function followRouter(next: Router): () => void {
  router = next;
  shownKey = next.state.location.key;
  settle();
  return next.subscribe(() => onRouterChange(next.state));
}
