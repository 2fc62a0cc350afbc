import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  intendedRoute,
  onLogoutInOtherTab,
  onSignInInOtherTab,
  sessionHint,
} from '../../../lib/storage/browser-storage.ts';
import { isInvitation } from '../../../lib/navigation/paths.ts';
import type { AuthState } from '../auth-context.ts';

export const loadSession = () => import('./session.ts');

const INITIAL_STATE: AuthState = { status: 'loading', user: null, isSignedOut: false, notice: null };

type SetSession = (user: SessionUser | null, rest?: Partial<AuthState>) => void;

/** Session state of this tab and its actions. */
export function useSession() {
  const [state, setState] = useState<AuthState>(INITIAL_STATE);
  const hasStarted = useRef(false);
  const version = useRef(0);
  const lastUserId = useRef<string>(undefined);

  const setSession = useCallback<SetSession>((user, rest = {}) => {
    hasStarted.current = true;
    version.current += 1;
    if (user) {
      lastUserId.current = user.id;
      sessionHint.set();
    } else {
      sessionHint.clear();
      void loadSession()
        .then(({ clearDevice }) => clearDevice(rest.isSignedOut === true))
        .catch(() => {});
    }
    const status = user ? 'authenticated' : 'unauthenticated';
    setState({ isSignedOut: false, notice: null, ...rest, status, user });
  }, []);

  const validate = useCallback(async () => {
    const startVersion = version.current;
    try {
      const user = await (await loadSession()).loadUser();
      // Ignores the response if the session has changed since the request.
      if (version.current === startVersion) setSession(user);
    } catch {
      setState((before) => (before.user ? before : { ...before, status: 'unreachable' }));
    }
  }, [setSession]);

  const validateOnce = useCallback(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void validate();
  }, [validate]);

  const requireSignIn = useCallback((path: string) => {
    intendedRoute.remember(path, lastUserId.current);
    setState((before) => ({
      ...before,
      notice: before.notice ?? (isInvitation(path) ? 'invited' : 'sign-in-first'),
    }));
  }, []);
  const dismissNotice = useCallback(() => setState((before) => ({ ...before, notice: null })), []);

  useTokenRefresh(state.user?.id, setSession);
  useEffect(
    () => onLogoutInOtherTab(() => setSession(null, { isSignedOut: true, notice: 'signed-out-elsewhere' })),
    [setSession],
  );
  useEffect(() => onSignInInOtherTab(() => void validate()), [validate]);

  return { state, setSession, validate, validateOnce, requireSignIn, dismissNotice };
}

/** Renews the tokens of a signed-in user; ends the session in this tab when the server refuses. */
function useTokenRefresh(userId: string | undefined, setSession: SetSession): void {
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const session = loadSession();
    session.then(
      ({ startTokenRefresh }) =>
        isCurrent &&
        startTokenRefresh((during) =>
          setSession(null, { notice: during === 'write' ? 'action-needs-sign-in' : 'session-ended' }),
        ),
      () => {},
    );
    return () => {
      isCurrent = false;
      session.then(
        ({ endSessionLocally }) => endSessionLocally(),
        () => {},
      );
    };
  }, [userId, setSession]);
}
