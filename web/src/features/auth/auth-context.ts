import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { createContext, use } from 'react';

/** 'unreachable': the session could not be checked; a signed-in user stays signed in. */
type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated' | 'unreachable';

/** Notice on the landing page after a redirect. */
export type Notice =
  | 'sign-in-first'
  | 'invited'
  | 'session-ended'
  | 'action-needs-sign-in'
  | 'signed-out-elsewhere'
  | 'account-deleted';

export interface AuthState {
  status: AuthStatus;
  user: SessionUser | null;
  /** True after a sign-out, until the next sign-in. */
  signedOut: boolean;
  notice: Notice | null;
}

export interface AuthValue extends AuthState {
  /** Asks the server who this browser belongs to, unless it was asked before. */
  start: () => void;
  /** Asks again after the server could not be reached. */
  retry: () => Promise<void>;
  signedIn: (user: SessionUser) => void;
  /** Clears all local state even if the call fails, then goes to the landing page. */
  signOut: () => Promise<void>;
  /** The account is gone: forget it without asking the server. */
  forget: (notice?: Notice) => void;
  /** Redirects to the landing page and stores `path` for the return after signing in. */
  redirectToSignIn: (path: string) => void;
  dismissNotice: () => void;
}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}

/** The signed-in user's id as the number the calls want. Only below the guard. */
export const useUserId = (): number => userIdOf(useAuth().user);

export function userIdOf(user: SessionUser | null): number {
  if (!user) throw new Error('User authentication required');
  return Number.parseInt(user.id, 10);
}
