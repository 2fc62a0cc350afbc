import type { AuthConfig, SessionUser } from '@tuckaway/contract/accounts/auth';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { messageFor } from '../../../lib/api/error-messages.ts';
import { askApple } from './apple-identity.ts';
import { beginOidc, signInWithApple, signInWithGoogle } from '../auth.calls.ts';
import {
  askGoogle,
  drawGoogleButton,
  PromptUnavailable,
  SignInCancelled,
  type CredentialRequest,
} from './google-identity.ts';
import { authConfig, prepareApple, prepareGoogle } from './identity-request.ts';

type Provider = SessionUser['provider'];

const FAILED: Record<Provider, string> = {
  google: 'Google sign-in did not work. Nothing was changed; please try again.',
  apple: 'Apple sign-in did not work. Nothing was changed; please try again.',
  oidc: 'Sign-in did not work. Nothing was changed; please try again.',
  mail: 'The link was not sent. Please try again.',
};
const LOGGED: Record<Provider, string> = {
  google: 'Google Sign In failed',
  apple: 'Apple Sign In failed',
  oidc: 'Sign In failed',
  mail: 'Sign In failed',
};

/** The error's own message where the person can act on it, a general one otherwise. */
function wordsFor(provider: Provider, error: unknown): string {
  if (error instanceof PromptUnavailable) return `${error.message}. Use Google's own button below.`;
  if (isApiError(error)) {
    const isLost = error.kind === 'network' || error.kind === 'timeout';
    return isLost ? messageFor(error) : (error.detail ?? FAILED[provider]);
  }
  return error instanceof Error && error.message !== ''
    ? `${error.message}. Please try again.`
    : FAILED[provider];
}

/** The steps of a sign-in: a token from the provider, then our own session. */
export function useSignIn(onSignedIn: (user: SessionUser) => void) {
  const [pending, setPending] = useState<Provider | null>(null);
  const [error, setError] = useState<string>();
  const [offers, setOffers] = useState<AuthConfig>();
  const buttonContainer = useRef<HTMLDivElement>(null);

  // Prefetched, because browsers block a popup that opens long after its click. A request that failed before the click
  // is repeated by it; a failure after the click is reported.
  const googleRequest = useRef<Promise<CredentialRequest>>(undefined);
  useEffect(() => {
    googleRequest.current = prepareGoogle();
    googleRequest.current.catch(() => {
      googleRequest.current = undefined;
    });
    authConfig().then(setOffers, () => {});
  }, []);

  async function run(provider: Provider, signIn: () => Promise<SessionUser>) {
    setPending(provider);
    setError(undefined);
    try {
      onSignedIn(await signIn());
    } catch (reason) {
      if (!(reason instanceof SignInCancelled)) {
        console.error(LOGGED[provider], reason);
        setError(wordsFor(provider, reason));
      }
      if (reason instanceof PromptUnavailable) void offerGoogleButton();
    } finally {
      setPending(null);
    }
  }

  /** A nonce serves one try: the next one needs a fresh request. */
  function takeGoogleRequest(): Promise<CredentialRequest> {
    const ready = googleRequest.current ?? prepareGoogle();
    googleRequest.current = undefined;
    return ready;
  }

  async function offerGoogleButton() {
    const request = await prepareGoogle();
    if (!buttonContainer.current) return;
    const credential = await drawGoogleButton(request, buttonContainer.current);
    await run('google', () => signInWithGoogle(credential));
  }

  async function leaveForProvider() {
    setPending('oidc');
    setError(undefined);
    try {
      // The page goes: the button stays busy until then.
      window.location.assign(await beginOidc('signIn'));
    } catch (reason) {
      console.error(LOGGED.oidc, reason);
      setError(wordsFor('oidc', reason));
      setPending(null);
    }
  }

  return {
    pending,
    error,
    // Google's button is there unless this installation is known to offer something else alone.
    offersGoogle: !offers || offers.google !== null || (offers.oidc === null && !offers.mail),
    offersApple: offers ? offers.apple !== null : false,
    oidcName: offers?.oidc?.name,
    offersMail: offers?.mail ?? false,
    buttonContainer,
    withOidc: leaveForProvider,
    withGoogle: () => run('google', async () => signInWithGoogle(await askGoogle(await takeGoogleRequest()))),
    withApple: () => run('apple', async () => signInWithApple(await askApple(await prepareApple()))),
  };
}
