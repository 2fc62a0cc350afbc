import type { AuthConfig, SessionUser } from '@tuckaway/contract/accounts/auth';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { serverText } from '../../../lib/api/refusal-text.ts';
import { requestAppleToken } from './apple-identity.ts';
import { startOidc, signInWithApple, signInWithGoogle } from '../auth.calls.ts';
import {
  requestGoogleCredential,
  renderGoogleButton,
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

/** Message for a failed sign-in: the error's own if the user can act on it, else a general one. */
function errorText(provider: Provider, error: unknown): string {
  if (error instanceof PromptUnavailable) return `${error.message}. Use Google's own button below.`;
  if (isApiError(error)) return serverText(error, FAILED[provider]);
  return error instanceof Error && error.message !== ''
    ? `${error.message}. Please try again.`
    : FAILED[provider];
}

/** Providers to offer. Google's button is also shown until the configuration is loaded. */
const offeredProviders = (config?: AuthConfig) => ({
  offersGoogle: !config || config.google !== null || (config.oidc === null && !config.mail),
  offersApple: config ? config.apple !== null : false,
  oidcName: config?.oidc?.name,
  offersMail: config?.mail ?? false,
});

/**
 * Prefetches Google's nonce and script, because browsers block a popup that opens long after its click. Each call of the
 * returned function consumes the request, since a nonce works once; a failed prefetch is repeated by the click.
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

/** Sign-in: gets a token from the provider, then starts a session with it. */
export function useSignIn(onSignedIn: (user: SessionUser) => void) {
  const [pending, setPending] = useState<Provider | null>(null);
  const [error, setError] = useState<string>();
  const [config, setConfig] = useState<AuthConfig>();
  const buttonContainer = useRef<HTMLDivElement>(null);

  const consumeGoogleRequest = useGoogleRequest();
  useEffect(() => {
    authConfig().then(setConfig, () => {});
  }, []);

  async function run(provider: Provider, signIn: () => Promise<SessionUser>) {
    setPending(provider);
    setError(undefined);
    try {
      onSignedIn(await signIn());
    } catch (reason) {
      if (!(reason instanceof SignInCancelled)) {
        console.error(LOGGED[provider], reason);
        setError(errorText(provider, reason));
      }
      if (reason instanceof PromptUnavailable) void showGoogleButton();
    } finally {
      setPending(null);
    }
  }

  async function showGoogleButton() {
    const request = await prepareGoogle();
    if (!buttonContainer.current) return;
    const credential = await renderGoogleButton(request, buttonContainer.current);
    await run('google', () => signInWithGoogle(credential));
  }

  async function redirectToProvider() {
    setPending('oidc');
    setError(undefined);
    try {
      // The button stays busy until the page is left.
      window.location.assign(await startOidc('signIn'));
    } catch (reason) {
      console.error(LOGGED.oidc, reason);
      setError(errorText('oidc', reason));
      setPending(null);
    }
  }

  return {
    pending,
    error,
    ...offeredProviders(config),
    buttonContainer,
    withOidc: redirectToProvider,
    withGoogle: () =>
      run('google', async () =>
        signInWithGoogle(await requestGoogleCredential(await consumeGoogleRequest())),
      ),
    withApple: () => run('apple', async () => signInWithApple(await requestAppleToken(await prepareApple()))),
  };
}
