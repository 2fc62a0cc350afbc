/**
 * Lets the browser's Back close the topmost dialog. While a dialog is open, the history holds one more entry of the same
 * page, the dialog entry. Back leads from it to the page's own entry: the topmost dialog is asked to close, and while a
 * dialog is still open the browser is sent forward again. React Router does not see these steps. See decision 0080.
 */

/** Asks the dialog to close. It may stay open, e.g. to ask a question first. */
type CloseDialog = () => void;

interface Page {
  /** React Router's key of the entry. */
  key: string;
  /** Path, search and hash: entries of native links to anchors have no key. */
  address: string;
  arrivedBy: 'POP' | 'PUSH' | 'REPLACE';
  isNavigating: boolean;
}

/** How long a closed dialog may take to start a navigation, before the dialog entry is left. */
const SETTLE_MS = 100;
/** How long a step forward may take, on a busy device. */
const FORWARD_MS = 1500;
/** React Router's key of an entry without one. */
const FIRST_KEY = 'default';

const openDialogs: CloseDialog[] = [];
let shown: Page = { key: '', address: '', arrivedBy: 'POP', isNavigating: false };
/** The last known entry was a dialog entry. The router may have pushed or replaced one since. */
let wasDialogEntry = false;
/** Runs instead of the usual handling when a step back that was made here arrives. */
let arrive: (() => void) | undefined;
let isClosing = false;
/** A step back over a dialog entry is under way. */
let isPassing = false;
let settleTimer: ReturnType<typeof setTimeout> | undefined;

const isDialogEntry = () => Boolean((history.state as { dialog?: true } | null)?.dialog);

function isShownPage(): boolean {
  const { key = FIRST_KEY } = (history.state ?? {}) as { key?: string };
  return key === shown.key && location.pathname + location.search + location.hash === shown.address;
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

/** Tells which page the router shows. */
export function pageShown(page: Page): void {
  const isReplaced = page.key !== shown.key && page.arrivedBy === 'REPLACE' && wasDialogEntry;
  shown = page;
  wasDialogEntry = isDialogEntry();
  if (isReplaced && openDialogs.length === 0) replacePageEntry();
  else settle();
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
    if (openDialogs.length > 0 || shown.isNavigating || arrive || !isDialogEntry()) return;
    stepBack(() => openDialogs.length > 0 && history.forward());
  }, delayMs);
}

function stepBack(onArrival: () => void): void {
  arrive = onArrival;
  history.back();
}

/** The router replaced the dialog entry. The page's own entry, one step back, is the one to replace. */
function replacePageEntry(): void {
  const { state } = history;
  const { href } = location;
  stepBack(() => history.replaceState(state, '', href));
}

function onPopState(event: PopStateEvent): void {
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

/** Listens in the capture phase, before React Router. */
export function listenToBack(): () => void {
  addEventListener('popstate', onPopState, true);
  return () => removeEventListener('popstate', onPopState, true);
}
