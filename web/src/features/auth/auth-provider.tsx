import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { intendedRoute, logoutPending, recentLogout } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { wait } from '../../lib/wait.ts';
import { AuthContext, type AuthValue, type AuthNotice } from './auth-context.ts';
import { loadSession, useSession } from './session/use-session.ts';

// Signing out waits for the response this long at most; the request then continues in the background.
const SIGN_OUT_WAIT_MS = 5000;

export function AuthProvider({ children }: { children: ReactNode }) {
  const { state, setSession, validate, validateOnce, requireSignIn, dismissNotice } = useSession();
  const navigate = useNavigate();

  const startSession = useCallback(
    (user: SessionUser) => {
      logoutPending.clear();
      recentLogout.clear();
      setSession(user);
    },
    [setSession],
  );

  const endSession = useCallback(
    (notice?: AuthNotice) => {
      intendedRoute.clear();
      setSession(null, { isSignedOut: true, notice: notice ?? null });
      void navigate(paths.home, { replace: true });
    },
    [setSession, navigate],
  );

  const signOut = useCallback(async () => {
    recentLogout.mark();
    logoutPending.set();
    const response = loadSession()
      .then((session) => session.ensureLoggedOut())
      .then(logoutPending.clear, (error: unknown) => console.error('Sign out failed', error));
    await Promise.race([response, wait(SIGN_OUT_WAIT_MS)]);
    endSession();
  }, [endSession]);

  const value = useMemo<AuthValue>(
    () => ({
      ...state,
      validateOnce,
      retry: validate,
      startSession,
      signOut,
      endSession,
      requireSignIn,
      dismissNotice,
    }),
    [state, validateOnce, validate, startSession, signOut, endSession, requireSignIn, dismissNotice],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
