import type { SessionUser } from '@tuckaway/contract/auth';
import { hasStatus } from '../../lib/api-error.ts';
import { noteFreshTokens, onSessionLost, stopRefreshing, type CallKind } from '../../lib/session-refresh.ts';
import { dropLogout, logout, validateSession } from './auth.calls.ts';
import { disableGoogleAutoSelect } from './google-identity.ts';
import { findSessionUser } from './session-validation.ts';

// The auth provider's API calls, in a chunk of their own, so that public pages load without the contract.

export function findUser(): Promise<SessionUser | null> {
  // Somebody may have signed in in another tab while a sign-out of this one is still on its way.
  dropLogout();
  return findSessionUser({ validateSession, logout: logOut });
}

export function keepFresh(onLost: (during: CallKind) => void): void {
  onSessionLost(onLost);
  noteFreshTokens();
}

/** A session that the server no longer knows is as good as signed out. */
export async function logOut(): Promise<void> {
  await logout().catch((error: unknown) => {
    if (!hasStatus(error, 401)) throw error;
  });
}

export function letGo(): void {
  stopRefreshing();
  disableGoogleAutoSelect();
}
