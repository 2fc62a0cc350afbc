import { auth, type SessionUser, type Validation } from '@tuckaway/contract/accounts/auth';
import { signIns, type ConnectedSignIn, type OidcPurpose } from '@tuckaway/contract/accounts/sign-ins';
import { api, type CallOptions } from '../../lib/api/api.ts';
import { RETRY } from '../../lib/api/retry.ts';

const SIGN_IN: CallOptions = { refreshOn401: false };
const NO_RETRY: CallOptions = { ...SIGN_IN, retry: RETRY.never };

export const validateSession = (): Promise<Validation> => api(auth.validate, {}, NO_RETRY);
export const fetchMe = (): Promise<SessionUser> => api(auth.me, {}, { retry: RETRY.never });
export const fetchAuthConfig = () => api(auth.config, {});
export const fetchNonce = async () => (await api(auth.nonce, {})).nonce;

let runningLogout: AbortController | undefined;

/** Logs out, also if the tab is closed right after (keepalive). */
export function logout() {
  runningLogout = new AbortController();
  return api(auth.logout, {}, { ...NO_RETRY, keepalive: true, signal: runningLogout.signal });
}

/**
 * Aborts a running logout, whose response would clear the cookies of a newer session. The sign-in itself ends the
 * session of the cookies that it is sent with.
 */
export const abortLogout = () => runningLogout?.abort();

export async function signInWithGoogle(credential: string): Promise<SessionUser> {
  abortLogout();
  return (await api(auth.google, { body: { credential } }, SIGN_IN)).user;
}

export async function signInWithApple(body: {
  identityToken: string;
  authorizationCode?: string;
  name?: string;
}): Promise<SessionUser> {
  abortLogout();
  return (await api(auth.apple, { body }, SIGN_IN)).user;
}

/** Authorization address of the OpenID Connect provider. The browser returns with the input of `finishOidc` or `connectOidc`. */
export const startOidc = async (purpose: OidcPurpose): Promise<string> =>
  (await api(signIns.beginOidc, { body: { purpose } }, SIGN_IN)).url;

/** Never retried: the provider accepts a code only once. */
export async function finishOidc(response: string): Promise<SessionUser> {
  abortLogout();
  return (await api(signIns.finishOidc, { body: { response } }, NO_RETRY)).user;
}

export const requestSignInLink = (email: string) => api(signIns.askForLink, { body: { email } }, SIGN_IN);

export async function finishMail(token: string): Promise<SessionUser> {
  abortLogout();
  return (await api(signIns.finishMail, { body: { token } }, SIGN_IN)).user;
}

export const openInvitation = (token: string) => api(signIns.openInvitation, { body: { token } }, SIGN_IN);

export const connectOidc = (response: string): Promise<ConnectedSignIn> =>
  api(signIns.connectOidc, { body: { response } }, { retry: RETRY.never });
