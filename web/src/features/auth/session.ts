import type { SessionUser } from '@tuckaway/contract/auth';
import { noteFreshTokens, onSessionLost, stopRefreshing } from '../../lib/session-refresh.ts';
import { logout, validateSession } from './auth.calls.ts';
import { disableGoogleAutoSelect } from './google-identity.ts';
import { findSessionUser } from './session-validation.ts';

// What the provider needs of the server, loaded apart: public pages must not pay for the contract.

export const findUser = (): Promise<SessionUser | null> => findSessionUser({ validateSession, logout });

export function keepFresh(onLost: () => void): void {
  onSessionLost(onLost);
  noteFreshTokens();
}

export const logOut = () => logout();

export function letGo(): void {
  stopRefreshing();
  disableGoogleAutoSelect();
}
