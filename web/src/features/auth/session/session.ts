import { SessionUser } from '@tuckaway/contract/accounts/auth';
import { hasStatus, isUnreachable } from '../../../lib/api/api-error.ts';
import { deviceShelf } from '../../../lib/storage/device-shelf.ts';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { recentSearches } from '../../../lib/storage/recent-searches.ts';
import {
  scheduleTokenRefresh,
  onSessionLost,
  stopRefreshing,
  type CallKind,
} from '../../../lib/api/session-refresh.ts';
import { abortLogout, logout, validateSession } from '../auth.calls.ts';
import { disableGoogleAutoSelect } from '../sign-in/google-identity.ts';
import { findSessionUser } from './session-validation.ts';

// API calls of AuthProvider, in a chunk of their own, so that public pages load without the contract.

const loadDevice = async () => (await import('../../../lib/storage/device-store.ts')).deviceStore;

export async function loadUser(): Promise<SessionUser | null> {
  // Another tab may have signed in while the sign-out of this one is still running.
  abortLogout();
  try {
    return await findSessionUser({ validateSession, logout: ensureLoggedOut });
  } catch (error) {
    // Offline, the owner of the cached responses counts as signed in: they can be read, all else needs a session.
    const stored = isUnreachable(error)
      ? await (await loadDevice()).owner().catch(() => undefined)
      : undefined;
    // An older build may have stored the user in another form.
    const owner = SessionUser.safeParse(stored);
    if (!owner.success) throw error;
    return owner.data;
  }
}

/** Removes personal data from the device. Waiting gifts stay if the session expired. */
export async function clearDevice(isSignedOut: boolean): Promise<void> {
  recentSearches.clear();
  recentGifts.clear();
  if (isSignedOut) deviceShelf.clear();
  await (await loadDevice()).forgetOwner({ alsoUnsaved: isSignedOut });
}

export function startTokenRefresh(onLost: (during: CallKind) => void): void {
  onSessionLost(onLost);
  scheduleTokenRefresh();
}

/** Logs out; a 401 counts as success, because there is no session left. */
export async function ensureLoggedOut(): Promise<void> {
  await logout().catch((error: unknown) => {
    if (!hasStatus(error, 401)) throw error;
  });
}

export function endSessionLocally(): void {
  stopRefreshing();
  disableGoogleAutoSelect();
}
