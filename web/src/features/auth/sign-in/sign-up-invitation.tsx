import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { buttonStyle } from '../../../ui/inputs/button-style.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useOpenSignIn } from './sign-in-launcher.tsx';

interface Invitation {
  invitedBy: string;
  email: string | null;
  expiresAt: string;
}
type State = 'opening' | 'ended' | 'failed' | Invitation;

/** Page of an invitation to Tuckaway, for visitors: who invites, and a button that signs in. */
export function SignUpInvitationPage() {
  const [state, setState] = useState<State>('opening');
  const token = useRef<string>(undefined);

  const open = () => {
    setState('opening');
    openByToken(token.current ?? '').then(setState, (error: unknown) =>
      setState(hasStatus(error, 404) ? 'ended' : 'failed'),
    );
  };
  useEffect(() => {
    if (token.current !== undefined) return;
    token.current = window.location.hash.slice(1);
    // The token stays in the address, so that a reload opens the invitation again.
    open();
  }, []);

  return (
    <div className="page grid max-w-xl justify-items-center gap-5 py-24 text-center">
      {state === 'opening' ? (
        <>
          <h1 className="text-2xl">Opening your invitation...</h1>
          <Spinner />
        </>
      ) : state === 'ended' ? (
        <Ended />
      ) : state === 'failed' ? (
        <Failed onRetry={open} />
      ) : (
        <Welcome invitation={state} />
      )}
    </div>
  );
}

/** Calls the server. The import is dynamic, so that the page does not load the contract. */
async function openByToken(token: string): Promise<State> {
  if (token === '') return 'ended';
  const { openInvitation } = await import('../auth.calls.ts');
  return await openInvitation(token);
}

function Welcome({ invitation: { invitedBy, email, expiresAt } }: { invitation: Invitation }) {
  const openSignIn = useOpenSignIn();
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{invitedBy} invites you to Tuckaway</h1>
      <p className="text-ink-soft">
        A place for gift ideas: keep what you find, for the people you care about, and be reminded of their
        days in time.
      </p>
      <Button size="lg" onClick={openSignIn}>
        Accept and sign in
      </Button>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {email ? (
          <>
            It is for <strong>{email}</strong>: sign in with that address, until {formatDate(expiresAt)}.
          </>
        ) : (
          <>Good until {formatDate(expiresAt)}.</>
        )}
      </p>
    </>
  );
}

function Ended() {
  return (
    <>
      <h1 className="text-2xl">This invitation has ended</h1>
      <p className="text-ink-soft">
        It was used, withdrawn or is too old. Ask whoever sent it for a new one. With an account you can sign
        in as always.
      </p>
      <Link to={paths.home} className={buttonStyle('secondary')}>
        Go to the home page
      </Link>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="text-2xl">The invitation did not open</h1>
      <p role="alert" className="text-ink-soft">
        It may still be good. Please try again in a moment.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
