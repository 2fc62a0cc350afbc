import { ACCESS_TOKEN_LIFE_S, auth } from '@tuckaway/contract/accounts/auth';
import { withWebLock } from './web-lock.ts';

const REFRESH_LOCK = 'tuckaway-session-refresh';
const REFRESH_AT_MS = ACCESS_TOKEN_LIFE_S * 1000 * 0.8;
const REFRESH_TIMEOUT_MS = 30_000;

export type CallKind = 'read' | 'write';

let runningRefresh: Promise<boolean> | undefined;
let lastRefreshAt = 0;
let onLost: (during: CallKind) => void = () => {};
/** Whether one of the calls that wait for the refresh is a write. */
let isWriteWaiting = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function fetchNewTokens(): Promise<boolean> {
  try {
    const response = await fetch(auth.refresh.path, {
      method: auth.refresh.method,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    });
    if (response.ok) scheduleTokenRefresh();
    else if (response.status === 401) onLost(isWriteWaiting ? 'write' : 'read');
    return response.ok;
  } catch {
    return false;
  }
}

/** Refreshes the tokens; calls at the same time share one refresh. Resolves to whether a failed call should be repeated. */
export function refreshSession(failedCallStartedAt = Date.now(), kind: CallKind = 'read'): Promise<boolean> {
  if (lastRefreshAt > failedCallStartedAt) return Promise.resolve(true);
  isWriteWaiting ||= kind === 'write';
  // A lock across tabs, because they share the tokens and a refresh token works once.
  runningRefresh ??= withWebLock(REFRESH_LOCK, fetchNewTokens).finally(() => {
    runningRefresh = undefined;
    isWriteWaiting = false;
  });
  return runningRefresh;
}

/** Schedules the next refresh, at 80 % of the life of the tokens. Called when they are new. */
export function scheduleTokenRefresh(): void {
  lastRefreshAt = Date.now();
  stopRefreshing();
  timer = setTimeout(() => void refreshSession(), REFRESH_AT_MS);
}

/** Sets the callback for a refresh that the server refuses. Other failures do not end the session. */
export function onSessionLost(callback: (during: CallKind) => void): void {
  onLost = callback;
}

export function stopRefreshing(): void {
  clearTimeout(timer);
  timer = undefined;
}
