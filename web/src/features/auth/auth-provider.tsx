import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { intendedRoute, logoutPending, recentLogout } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { wait } from '../../lib/wait.ts';
import { AuthContext, type AuthValue, type Notice } from './auth-context.ts';
import { loadSession, useSession } from './session/use-session.ts';

// Signing out does not wait for the server; the request continues in the background.
const SIGN_OUT_WAIT_MS = 5000;

export function AuthProvider({ children }: { children: ReactNode }) {
  const { state, settle, check, start, redirectToSignIn, dismissNotice } = useSession();
  const navigate = useNavigate();

  const signedIn = useCallback(
    (user: SessionUser) => {
      logoutPending.clear();
      recentLogout.clear();
      settle(user);
    },
    [settle],
  );

  const forget = useCallback(
    (notice?: Notice) => {
      intendedRoute.clear();
      settle(null, { signedOut: true, notice: notice ?? null });
      void navigate(paths.home, { replace: true });
    },
    [settle, navigate],
  );

  const signOut = useCallback(async () => {
    recentLogout.mark();
    logoutPending.set();
    const response = loadSession()
      .then((session) => session.logOut())
      .then(logoutPending.clear, (error: unknown) => console.error('Sign out failed', error));
    await Promise.race([response, wait(SIGN_OUT_WAIT_MS)]);
    forget();
  }, [forget]);

  const value = useMemo<AuthValue>(
    () => ({ ...state, start, retry: check, signedIn, signOut, forget, redirectToSignIn, dismissNotice }),
    [state, start, check, signedIn, signOut, forget, redirectToSignIn, dismissNotice],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
