import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { backoffMs } from '../../lib/api/retry.ts';
import { AppShell } from '../../ui/layout/app-shell.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { useAuth } from './auth-context.ts';

/** Redirects visitors from the signed-in area to the landing page; after sign-in they return. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const { status, isSignedOut, validateOnce, requireSignIn } = useAuth();
  const { pathname, search } = useLocation();
  const isRejected = status === 'unauthenticated';

  useEffect(validateOnce, [validateOnce]);
  useEffect(() => {
    if (isRejected && !isSignedOut) requireSignIn(pathname + search);
  }, [isRejected, isSignedOut, requireSignIn, pathname, search]);

  if (status === 'loading') return <AppShell status="Checking authentication..." />;
  if (status === 'unreachable') return <Unreachable />;
  if (isRejected) return <Navigate to={paths.home} replace />;
  return children;
}

const RETRY_BASE_MS = 2000;

/** Screen for an unreachable server. Retries with growing delays, and at once when the browser is online again. */
function Unreachable() {
  const { retry } = useAuth();
  const [attempts, setAttempts] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const attempt = () => {
      setIsRetrying(true);
      void retry().then(() => {
        if (!isCurrent) return;
        setIsRetrying(false);
        setAttempts((before) => before + 1);
      });
    };
    const timer = setTimeout(attempt, backoffMs(attempts, RETRY_BASE_MS));
    window.addEventListener('online', attempt);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [attempts, retry]);

  return (
    <AppShell>
      <div role="status" className="grid justify-items-center gap-4 py-16 text-center">
        <ShelfDrawing className="w-56" />
        <h1 className="text-2xl">Trying to reach Tuckaway…</h1>
        <p className="max-w-prose text-ink-soft">
          Nothing is lost and you are not signed out. This page opens as soon as we get through.
        </p>
        <Button variant="secondary" loading={isRetrying} onClick={() => void retry()}>
          Try again
        </Button>
      </div>
    </AppShell>
  );
}
