import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { retryDelayMs } from '../../lib/api/retry.ts';
import { AppShell } from '../../ui/layout/app-shell.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { useAuth } from './auth-context.ts';

/** Guards the signed-in area: visitors are redirected to the landing page, and return after sign-in. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const { status, signedOut, start, redirectToSignIn } = useAuth();
  const { pathname, search } = useLocation();
  const isRejected = status === 'unauthenticated';

  useEffect(start, [start]);
  useEffect(() => {
    if (isRejected && !signedOut) redirectToSignIn(pathname + search);
  }, [isRejected, signedOut, redirectToSignIn, pathname, search]);

  if (status === 'loading') return <AppShell status="Checking authentication..." />;
  if (status === 'unreachable') return <Unreachable />;
  if (isRejected) return <Navigate to={paths.home} replace />;
  return children;
}

const RETRY_BASE_MS = 2000;

/** Retries with growing pauses, and at once when the connection returns or Retry is pressed. */
function Unreachable() {
  const { retry } = useAuth();
  const [tries, setTries] = useState(0);
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const tryAgain = () => {
      setIsTrying(true);
      void retry().then(() => {
        if (!isCurrent) return;
        setIsTrying(false);
        setTries((before) => before + 1);
      });
    };
    const timer = setTimeout(tryAgain, retryDelayMs(tries, RETRY_BASE_MS));
    window.addEventListener('online', tryAgain);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [tries, retry]);

  return (
    <AppShell>
      <div role="status" className="grid justify-items-center gap-4 py-16 text-center">
        <ShelfDrawing className="w-56" />
        <h1 className="text-2xl">Trying to reach Tuckaway…</h1>
        <p className="max-w-prose text-ink-soft">
          Nothing is lost and you are not signed out. This page opens as soon as we get through.
        </p>
        <Button variant="secondary" loading={isTrying} onClick={() => void retry()}>
          Try again
        </Button>
      </div>
    </AppShell>
  );
}
