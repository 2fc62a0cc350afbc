import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { hasStatus, isUnreachable } from '../../../lib/api/api-error.ts';
import { deviceShelf } from '../../../lib/storage/device-shelf.ts';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { recentSearches } from '../../../lib/storage/recent-searches.ts';
import {
  noteFreshTokens,
  onSessionLost,
  stopRefreshing,
  type CallKind,
} from '../../../lib/api/session-refresh.ts';
import { dropLogout, logout, validateSession } from '../auth.calls.ts';
import { disableGoogleAutoSelect } from '../sign-in/google-identity.ts';
import { findSessionUser } from './session-validation.ts';

// The auth provider's API calls, in a chunk of their own, so that public pages load without the contract.

const loadDevice = async () => (await import('../../../lib/storage/device-store.ts')).deviceStore;

export async function findUser(): Promise<SessionUser | null> {
  // Somebody may have signed in in another tab while a sign-out of this one is still on its way.
  dropLogout();
  try {
    return await findSessionUser({ validateSession, logout: logOut });
  } catch (error) {
    // Cached responses of this user stay readable. All other requests need a session.
    const owner = isUnreachable(error) && (await (await loadDevice()).owner().catch(() => undefined));
    if (!owner) throw error;
    return owner;
  }
}

/** Removes personal data from the device. Gifts that wait to be sent are kept where the session ended by itself. */
export async function clearDevice(signedOut: boolean): Promise<void> {
  recentSearches.clear();
  recentGifts.clear();
  if (signedOut) deviceShelf.clear();
  await (await loadDevice()).forgetOwner({ alsoWaiting: signedOut });
}

export function keepFresh(onLost: (during: CallKind) => void): void {
  onSessionLost(onLost);
  noteFreshTokens();
}

/** An unknown session counts as signed out. */
export async function logOut(): Promise<void> {
  await logout().catch((error: unknown) => {
    if (!hasStatus(error, 401)) throw error;
  });
}

export function endSessionLocally(): void {
  stopRefreshing();
  disableGoogleAutoSelect();
}
