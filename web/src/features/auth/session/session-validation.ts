import type { SessionUser, Validation } from '@tuckaway/contract/accounts/auth';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { authDebug, logoutPending, recentLogout } from '../../../lib/storage/browser-storage.ts';
import { wait } from '../../../lib/wait.ts';

const VALIDATION_ATTEMPTS = 3;
const VALIDATION_PAUSE_MS = 1000;

interface SessionCalls {
  validateSession: () => Promise<Validation>;
  logout: () => Promise<unknown>;
}

/** Whether a retry may help: no connection, or a server error. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? Number(error.status) : 0;
  return status >= 500 || /network|timeout|fetch/i.test(error.message);
}

/**
 * Returns the user of the session, or null if the server reports none. Throws if the session could not be validated
 * (rate limit, outage, lost connection), which says nothing about who is signed in.
 */
export async function findSessionUser(calls: SessionCalls): Promise<SessionUser | null> {
  if (recentLogout.isFresh()) return null;
  if (logoutPending.isSet() && !(await repeatLogout(calls))) return null;

  for (let attempt = 1; ; attempt += 1) {
    try {
      const { authenticated, user, tokensRefreshed } = await calls.validateSession();
      if (tokensRefreshed && authDebug.isSet()) console.warn('Session tokens were refreshed');
      return authenticated && user ? user : null;
    } catch (error) {
      if (hasStatus(error, 401)) return null;
      const isLast = attempt === VALIDATION_ATTEMPTS || !navigator.onLine;
      if (isLast || !isRetryable(error)) throw error;
      await wait(VALIDATION_PAUSE_MS);
    }
  }
}

/** Repeats a sign-out that got no response: validating the session first would sign the user in again. */
async function repeatLogout(calls: SessionCalls): Promise<boolean> {
  try {
    await calls.logout();
    logoutPending.clear();
    return true;
  } catch {
    return false;
  }
}
