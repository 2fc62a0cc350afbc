import type { AuthConfig, SessionUser } from '@tuckaway/contract/accounts/auth';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { connectionText, serverText } from '../../../lib/api/refusal-text.ts';
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
  if (isApiError(error)) return connectionText(error) ?? serverText(error, FAILED[provider]);
  return error instanceof Error && error.message !== ''
    ? `${error.message}. Please try again.`
    : FAILED[provider];
}

/** The ways to sign in. Google's button also shows before the configuration is read. */
const offered = (config?: AuthConfig) => ({
  offersGoogle: !config || config.google !== null || (config.oidc === null && !config.mail),
  offersApple: config ? config.apple !== null : false,
  oidcName: config?.oidc?.name,
  offersMail: config?.mail ?? false,
});

/**
 * Prefetches Google's request, because browsers block a popup that opens long after its click. Returns a function that
 * takes it: a nonce serves one try. A prefetch that failed is repeated by the click.
 */
function useGoogleRequest(): () => Promise<CredentialRequest> {
  const prefetched = useRef<Promise<CredentialRequest>>(undefined);
  useEffect(() => {
    prefetched.current = prepareGoogle();
    prefetched.current.catch(() => {
      prefetched.current = undefined;
    });
  }, []);
  return () => {
    const request = prefetched.current ?? prepareGoogle();
    prefetched.current = undefined;
    return request;
  };
}

/** The steps of a sign-in: a token from the provider, then our own session. */
export function useSignIn(onSignedIn: (user: SessionUser) => void) {
  const [pending, setPending] = useState<Provider | null>(null);
  const [error, setError] = useState<string>();
  const [offers, setOffers] = useState<AuthConfig>();
  const buttonContainer = useRef<HTMLDivElement>(null);

  const takeGoogleRequest = useGoogleRequest();
  useEffect(() => {
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
      // The button stays busy until the page is left.
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
    ...offered(offers),
    buttonContainer,
    withOidc: leaveForProvider,
    withGoogle: () => run('google', async () => signInWithGoogle(await askGoogle(await takeGoogleRequest()))),
    withApple: () => run('apple', async () => signInWithApple(await askApple(await prepareApple()))),
  };
}
