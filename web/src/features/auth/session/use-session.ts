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

const STARTING: AuthState = { status: 'loading', user: null, signedOut: false, notice: null };

type Settle = (user: SessionUser | null, rest?: Partial<AuthState>) => void;

/** Session state of this tab and its actions. */
export function useSession() {
  const [state, setState] = useState<AuthState>(STARTING);
  const started = useRef(false);
  const changes = useRef(0);
  const lastUserId = useRef<string>(undefined);

  const settle = useCallback<Settle>((user, rest = {}) => {
    started.current = true;
    changes.current += 1;
    if (user) {
      lastUserId.current = user.id;
      sessionHint.set();
    } else {
      sessionHint.clear();
      void loadSession()
        .then(({ clearDevice }) => clearDevice(rest.signedOut === true))
        .catch(() => {});
    }
    const status = user ? 'authenticated' : 'unauthenticated';
    setState({ signedOut: false, notice: null, ...rest, status, user });
  }, []);

  const check = useCallback(async () => {
    const startedAt = changes.current;
    try {
      const user = await (await loadSession()).findUser();
      // Somebody signed in or out meanwhile: the response is about an older session.
      if (changes.current === startedAt) settle(user);
    } catch {
      setState((before) => (before.user ? before : { ...before, status: 'unreachable' }));
    }
  }, [settle]);

  const start = useCallback(() => {
    if (started.current) return;
    started.current = true;
    void check();
  }, [check]);

  const redirectToSignIn = useCallback((path: string) => {
    intendedRoute.remember(path, lastUserId.current);
    setState((before) => ({
      ...before,
      notice: before.notice ?? (isInvitation(path) ? 'invited' : 'sign-in-first'),
    }));
  }, []);
  const dismissNotice = useCallback(() => setState((before) => ({ ...before, notice: null })), []);

  useFreshTokens(state.user?.id, settle);
  useEffect(
    () => onLogoutInOtherTab(() => settle(null, { signedOut: true, notice: 'signed-out-elsewhere' })),
    [settle],
  );
  useEffect(() => onSignInInOtherTab(() => void check()), [check]);

  return { state, settle, check, start, redirectToSignIn, dismissNotice };
}

/** Renews the tokens of a signed-in user; ends the session in this tab when that fails or the user changes. */
function useFreshTokens(userId: string | undefined, settle: Settle): void {
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const session = loadSession();
    session.then(
      ({ keepFresh }) =>
        isCurrent &&
        keepFresh((during) =>
          settle(null, { notice: during === 'write' ? 'action-needs-sign-in' : 'session-ended' }),
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
  }, [userId, settle]);
}
