import type { SessionUser } from '@tuckaway/contract/auth';
import { createContext, use } from 'react';

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

export interface AuthValue {
  status: AuthStatus;
  user: SessionUser | null;
  /** True after a sign-out in this tab, until the next sign-in. */
  signedOut: boolean;
  /** Asks the server once who this browser belongs to. */
  start: () => void;
  signedIn: (user: SessionUser) => void;
  /** Clears everything here whatever the server answers, then leaves for the landing page. */
  signOut: () => Promise<void>;
  /** The account is gone: forget it without asking the server. */
  forget: () => void;
}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}

/** The signed-in user's id as the number the calls want. Only below the guard. */
export function useUserId(): number {
  const { user } = useAuth();
  if (!user) throw new Error('User authentication required');
  return Number.parseInt(user.id, 10);
}
