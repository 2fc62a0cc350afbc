import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { createContext, use } from 'react';
import { userIdOf } from '../../lib/user-id.ts';

/** 'unreachable': the session could not be checked; a signed-in user stays signed in. */
type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated' | 'unreachable';

/** Reason for a redirect to the landing page, which shows it as a notice. */
export type AuthNotice =
  | 'sign-in-first'
  | 'invited'
  | 'session-ended'
  | 'action-needs-sign-in'
  | 'signed-out-elsewhere'
  | 'account-deleted';

export interface AuthState {
  status: AuthStatus;
  user: SessionUser | null;
  /** True between a sign-out and the next sign-in. */
  isSignedOut: boolean;
  notice: AuthNotice | null;
}

export interface AuthValue extends AuthState {
  /** Validates the session with the server on the first call; later calls do nothing. */
  validateOnce: () => void;
  /** Validates the session again, after the server could not be reached. */
  retry: () => Promise<void>;
  startSession: (user: SessionUser) => void;
  /** Clears all local state even if the call fails, then goes to the landing page. */
  signOut: () => Promise<void>;
  /** Ends the session in this tab without a call to the server, e.g. after the account was deleted. */
  endSession: (notice?: AuthNotice) => void;
  /** Stores `path` for the return after sign-in, and the notice of the landing page. */
  requireSignIn: (path: string) => void;
  dismissNotice: () => void;
}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}

/** Id of the signed-in user as a number, the type of the calls. Throws outside of AuthGuard. */
export const useUserId = (): number => requireUserId(useAuth().user);

export function requireUserId(user: SessionUser | null): number {
  if (!user) throw new Error('User authentication required');
  return userIdOf(user);
}
