import type { SessionUser, Validation } from '@tuckaway/contract/accounts/auth';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { RETRY, withRetries } from '../../../lib/api/retry.ts';
import { authDebug, logoutPending, recentLogout } from '../../../lib/storage/browser-storage.ts';

interface SessionCalls {
  validateSession: () => Promise<Validation>;
  logout: () => Promise<unknown>;
}

/**
 * Returns the user of the session, or null if the server reports none. Throws if the session could not be validated
 * (rate limit, outage, lost connection), which says nothing about who is signed in.
 */
export async function findSessionUser(calls: SessionCalls): Promise<SessionUser | null> {
  if (recentLogout.isFresh()) return null;
  if (logoutPending.isSet() && !(await repeatLogout(calls))) return null;

  try {
    const policy = navigator.onLine ? RETRY.session : RETRY.never;
    const { authenticated, user, tokensRefreshed } = await withRetries(policy, calls.validateSession);
    if (tokensRefreshed && authDebug.isSet()) console.warn('Session tokens were refreshed');
    return authenticated && user ? user : null;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
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
