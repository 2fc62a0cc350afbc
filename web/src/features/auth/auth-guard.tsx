import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { intendedRoute } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { useAuth } from './auth-context.ts';

/** Everything below belongs to signed-in people; others are sent to the landing page and brought back after sign-in. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const { status, signedOut, start } = useAuth();
  const { pathname, search } = useLocation();
  const turnsAway = status === 'unauthenticated';

  useEffect(start, [start]);
  useEffect(() => {
    if (turnsAway && !signedOut) intendedRoute.remember(pathname + search);
  }, [turnsAway, signedOut, pathname, search]);

  if (status === 'loading') return <Checking />;
  if (turnsAway) return <Navigate to={paths.home} replace />;
  return children;
}

function Checking() {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-soft"
    >
      <LogoMark className="size-12 origin-top animate-sway" />
      Checking authentication...
    </div>
  );
}
