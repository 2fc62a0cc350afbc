/**
 * Lets the browser's Back close the topmost dialog. While a dialog is open, the history holds one more entry of the same
 * page, the dialog entry. Back leads from it to the page's own entry: the topmost dialog is asked to close, and while a
 * dialog is still open the browser is sent forward again. React Router does not see these steps. See decision 0080.
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
/** The last known entry was a dialog entry. The router may have pushed or replaced one since. */
let wasDialogEntry = false;
/** Runs instead of the usual handling when a step back that was made here arrives. */
let arrive: (() => void) | undefined;
/** The router has replaced the dialog entry. */
let isReplaced = false;
let isClosing = false;
/** A step back over a dialog entry is under way. */
let isPassing = false;
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
  // While a Back is handled, the browser returns to the dialog entry that exists already.
  if (!isDialogEntry() && !isClosing) {
    history.pushState({ ...history.state, dialog: true }, '');
    wasDialogEntry = true;
  }
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    settle();
  };
}

/** The router has moved on, or has finished loading. */
function onRouterChange({ location: { key }, historyAction }: Router['state']): void {
  if (key !== shownKey) isReplaced = historyAction === 'REPLACE' && (wasDialogEntry || isReplaced);
  shownKey = key;
  wasDialogEntry = isDialogEntry();
  settle();
}

/** How many entries lie between this page and the one before. The step is not taken for the Back button's. */
export function stepsToPreviousPage(): number {
  if (!isDialogEntry()) return 1;
  clearTimeout(settleTimer);
  return 2;
}

/** Leaves the dialog entry once no dialog is open. A navigation that starts with the closing goes first. */
function settle(delayMs = SETTLE_MS): void {
  clearTimeout(settleTimer);
  settleTimer = setTimeout(() => {
    if (openDialogs.length > 0 || router?.state.navigation.state !== 'idle' || arrive || isPassing) return;
    if (isReplaced) replacePageEntry();
    else if (isDialogEntry()) stepBack(() => openDialogs.length > 0 && history.forward());
  }, delayMs);
}

function stepBack(onArrival: () => void): void {
  arrive = onArrival;
  history.back();
}

/** The router replaced the dialog entry. The page's own entry, one step back, is the one to replace. */
function replacePageEntry(): void {
  isReplaced = false;
  const { state } = history;
  const { href } = location;
  stepBack(() => history.replaceState(state, '', href));
}

function onPopState(event: PopStateEvent): void {
  if (!router) return;
  wasDialogEntry = isDialogEntry();
  if (isPassing) {
    // The router shows the page below.
    isPassing = false;
  } else if (arrive) {
    event.stopImmediatePropagation();
    const onArrival = arrive;
    arrive = undefined;
    onArrival();
  } else if (isShownPage()) {
    event.stopImmediatePropagation();
    if (wasDialogEntry) onDialogEntry();
    else onPageEntry();
  } else if (wasDialogEntry) {
    // Back from a page that was opened in a dialog: the entry of the page below is one step further.
    event.stopImmediatePropagation();
    isPassing = true;
    history.back();
  } else {
    // Several steps at once, e.g. by the menu of the Back button.
    for (const close of openDialogs.toReversed()) close();
  }
}

/** Sent forward from here, or by the Forward button. */
function onDialogEntry(): void {
  if (openDialogs.length > 0) return;
  // A page that was opened in the dialog may follow. If none does, `settle` leads back.
  history.forward();
  settle(FORWARD_MS);
}

/** Back was pressed on the dialog entry. */
function onPageEntry(): void {
  const close = openDialogs.at(-1);
  if (!close) return history.back();
  isClosing = true;
  close();
  // React has rendered by then.
  setTimeout(() => {
    isClosing = false;
    if (openDialogs.length > 0) history.forward();
  });
}

// On import, and so before the router is created: browsers call the listeners of the window in the order of registration.
if (typeof window !== 'undefined') addEventListener('popstate', onPopState);

/** Keeps in step with the router. */
export function followRouter(next: Router): () => void {
  router = next;
  shownKey = next.state.location.key;
  settle();
  return next.subscribe(() => onRouterChange(next.state));
}
