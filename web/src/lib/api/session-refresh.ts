import { ACCESS_TOKEN_LIFE_S, auth } from '@tuckaway/contract/accounts/auth';
import { errorFromResponse } from './api-error.ts';
import { send } from './send.ts';
import { withWebLock } from './web-lock.ts';

const REFRESH_LOCK = 'tuckaway-session-refresh';
const REFRESH_AT_MS = ACCESS_TOKEN_LIFE_S * 1000 * 0.8;

export type CallKind = 'read' | 'write';

let runningRefresh: Promise<boolean> | undefined;
/** Calls that started before it were sent with the old tokens. */
let lastRefreshAt = 0;
let onLost: (during: CallKind) => void = () => {};
/** Whether one of the calls that wait for the refresh is a write. */
let isWriteWaiting = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Resolves to false when the server refuses, and throws when there is no decision: the session may be alive. */
async function fetchNewTokens(): Promise<boolean> {
  const { path, method } = auth.refresh;
  const headers = { 'Content-Type': 'application/json' };
  const { text, ...response } = await send(path, { method, headers, credentials: 'include' }, undefined);
  const { status } = response;
  if (status === 429 || status >= 500) throw errorFromResponse(response, text);
  const isRenewed = status >= 200 && status < 300;
  if (isRenewed) {
    lastRefreshAt = Date.now();
    scheduleTokenRefresh();
  } else if (status === 401) onLost(isWriteWaiting ? 'write' : 'read');
  return isRenewed;
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

/**
 * Schedules the next refresh, after 80 % of the life of an access token. Called for new tokens and for a validated session,
 * whose token may be older: if it expires before the timer, the 401 of the next call refreshes it.
 */
export function scheduleTokenRefresh(): void {
  stopRefreshing();
  timer = setTimeout(() => void refreshSession().catch(() => {}), REFRESH_AT_MS);
}

/** Sets the callback for a refresh that the server refuses. Other failures do not end the session. */
export function onSessionLost(callback: (during: CallKind) => void): void {
  onLost = callback;
}

export function stopRefreshing(): void {
  clearTimeout(timer);
  timer = undefined;
}
