import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { serverText } from '../../../lib/api/refusal-text.ts';
import { intendedRoute } from '../../../lib/storage/browser-storage.ts';
import { afterSignInPath, paths } from '../../../lib/navigation/paths.ts';
import { buttonStyle } from '../../../ui/inputs/button-style.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useAuth } from '../auth-context.ts';

const FAILED = 'Sign-in did not work. Nothing was changed; please try again.';
const NOTHING_TO_FINISH = 'There is no sign-in to finish here. Please begin again.';

/** Finishes a sign-in after the redirect from a provider or a mail link. */
export function FinishSignIn() {
  const { startSession } = useAuth();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<{ message: string; wasConnecting: boolean }>();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const response = window.location.search.slice(1);
    const token = new URLSearchParams(window.location.hash.slice(1)).get('mail');
    const purpose = token ? 'mail' : new URLSearchParams(response).get('state')?.split('.')[0];
    // Removes the code from the browser history. (It works only once, and only in this browser.)
    window.history.replaceState(window.history.state, '', paths.signIn);
    finish(purpose, response).then(
      (next) => void navigate(next, { replace: true }),
      (error: unknown) => {
        console.error('Sign In failed', error);
        setProblem({ message: errorText(error), wasConnecting: purpose === 'connect' });
      },
    );

    async function finish(why: string | undefined, sentBack: string): Promise<string> {
      // Loaded on demand, so that the page does not load the contract.
      const calls = await import('../auth.calls.ts');
      if (why === 'connect') {
        await calls.connectOidc(sentBack);
        return paths.settings;
      }
      if (why !== 'signIn' && why !== 'mail') throw new NothingToFinish();
      const user = await (why === 'mail' ? calls.finishMail(token!) : calls.finishOidc(sentBack));
      const target = afterSignInPath(intendedRoute.read(user.id));
      intendedRoute.clear();
      startSession(user);
      return target;
    }
  }, [navigate, startSession]);

  return (
    <div className="page grid max-w-md justify-items-center gap-5 py-24 text-center">
      <h1 className="text-2xl">{problem ? 'Sign-in was not finished' : 'Signing you in...'}</h1>
      {problem ? <Problem {...problem} /> : <Spinner />}
    </div>
  );
}

function Problem({ message, wasConnecting }: { message: string; wasConnecting: boolean }) {
  return (
    <>
      <InlineError className="text-left">{message}</InlineError>
      <Link to={wasConnecting ? paths.settings : paths.home} className={buttonStyle('secondary')}>
        {wasConnecting ? 'Back to Settings' : 'Go to the home page'}
      </Link>
    </>
  );
}

class NothingToFinish extends Error {}

function errorText(error: unknown): string {
  if (error instanceof NothingToFinish) return NOTHING_TO_FINISH;
  return serverText(error, FAILED);
}
