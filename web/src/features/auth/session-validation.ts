import type { SessionUser, Validation } from '@tuckaway/contract/auth';
import { authDebug, logoutPending, recentLogout } from '../../lib/browser-storage.ts';
import { wait } from '../../lib/wait.ts';

export const VALIDATION_ATTEMPTS = 3;
export const VALIDATION_PAUSE_MS = 1000;

export interface SessionCalls {
  validateSession: () => Promise<Validation>;
  logout: () => Promise<unknown>;
}

/** A bad line or an ill server says nothing about who is signed in; any other error does. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? Number(error.status) : 0;
  return status >= 500 || /network|timeout|fetch/i.test(error.message);
}

/** The user this browser belongs to, or null: a failure to find out counts as signed out. */
export async function findSessionUser(calls: SessionCalls): Promise<SessionUser | null> {
  if (recentLogout.isFresh()) return null;
  if (logoutPending.isSet() && !(await repeatLogout(calls))) return null;

  for (let attempt = 1; attempt <= VALIDATION_ATTEMPTS; attempt += 1) {
    try {
      const { authenticated, user, tokensRefreshed } = await calls.validateSession();
      if (tokensRefreshed && authDebug.isSet()) console.warn('Session tokens were refreshed');
      return authenticated && user ? user : null;
    } catch (error) {
      if (!isWorthAnotherTry(error) || attempt === VALIDATION_ATTEMPTS) return null;
      await wait(VALIDATION_PAUSE_MS);
    }
  }
  return null;
}

/** A sign-out whose answer never came is made again first, or validating would sign the person back in. */
async function repeatLogout(calls: SessionCalls): Promise<boolean> {
  try {
    await calls.logout();
    logoutPending.clear();
    return true;
  } catch {
    return false;
  }
}
