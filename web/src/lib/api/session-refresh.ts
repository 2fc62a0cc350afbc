import { ACCESS_TOKEN_LIFE_S, auth } from '@tuckaway/contract/accounts/auth';
import { withWebLock } from './web-lock.ts';

const REFRESH_LOCK = 'tuckaway-session-refresh';
const REFRESH_AT_MS = ACCESS_TOKEN_LIFE_S * 1000 * 0.8;
const REFRESH_TIMEOUT_MS = 30_000;

export type CallKind = 'read' | 'write';

let running: Promise<boolean> | undefined;
let lastRefreshAt = 0;
let sessionLost: (during: CallKind) => void = () => {};
/** Whether one of the calls that wait for the refresh is a write. */
let writeWaits = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function askForNewTokens(): Promise<boolean> {
  try {
    const response = await fetch(auth.refresh.path, {
      method: auth.refresh.method,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    });
    if (response.ok) noteFreshTokens();
    else if (response.status === 401) sessionLost(writeWaits ? 'write' : 'read');
    return response.ok;
  } catch {
    return false;
  }
}

/** True when the call is worth repeating. Many calls may fail at once: one refresh serves them all. */
export function refreshSession(failedCallStartedAt = Date.now(), kind: CallKind = 'read'): Promise<boolean> {
  if (lastRefreshAt > failedCallStartedAt) return Promise.resolve(true);
  writeWaits ||= kind === 'write';
  // Tabs share one pair of tokens: the second would present a token already used.
  running ??= withWebLock(REFRESH_LOCK, askForNewTokens).finally(() => {
    running = undefined;
    writeWaits = false;
  });
  return running;
}

/** Call when tokens are known to be new; the next pair is fetched at 80 % of their life, while the tab is open. */
export function noteFreshTokens(): void {
  lastRefreshAt = Date.now();
  stopRefreshing();
  timer = setTimeout(() => void refreshSession(), REFRESH_AT_MS);
}

/** Called when the server refuses to renew the session, and for nothing else: a failed refresh ends no session. */
export function onSessionLost(callback: (during: CallKind) => void): void {
  sessionLost = callback;
}

export function stopRefreshing(): void {
  clearTimeout(timer);
  timer = undefined;
}
