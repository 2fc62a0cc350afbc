import type { SessionUser } from '@tuckaway/contract/auth';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { logoutPending, onLogoutElsewhere, recentLogout, sessionHint } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { AuthContext, type AuthStatus } from './auth-context.ts';

interface State {
  status: AuthStatus;
  user: SessionUser | null;
  signedOut: boolean;
}

const loadSession = () => import('./session.ts');

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ status: 'loading', user: null, signedOut: false });
  const navigate = useNavigate();
  const started = useRef(false);

  const settle = useCallback((user: SessionUser | null, signedOut = false) => {
    started.current = true;
    if (user) sessionHint.set();
    else sessionHint.clear();
    setState({ status: user ? 'authenticated' : 'unauthenticated', user, signedOut });
  }, []);

  const keepFresh = useCallback(async () => {
    const session = await loadSession();
    session.keepFresh(() => settle(null));
  }, [settle]);

  const start = useCallback(() => {
    if (started.current) return;
    started.current = true;
    loadSession()
      .then((session) => session.findUser())
      .then((user) => {
        settle(user);
        return user ? keepFresh() : undefined;
      })
      .catch(() => settle(null));
  }, [settle, keepFresh]);

  const signedIn = useCallback(
    (user: SessionUser) => {
      settle(user);
      logoutPending.clear();
      void keepFresh();
    },
    [settle, keepFresh],
  );

  const forget = useCallback(() => {
    settle(null, true);
    void loadSession().then((session) => session.letGo());
    void navigate(paths.home, { replace: true });
  }, [settle, navigate]);

  const signOut = useCallback(async () => {
    recentLogout.mark();
    logoutPending.set();
    try {
      await (await loadSession()).logOut();
      logoutPending.clear();
    } catch (error) {
      console.error('Sign out failed', error);
    }
    forget();
  }, [forget]);

  useEffect(() => onLogoutElsewhere(() => settle(null, true)), [settle]);

  const value = useMemo(
    () => ({ ...state, start, signedIn, signOut, forget }),
    [state, start, signedIn, signOut, forget],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
