import type { auth, SignInProvider } from '@tuckaway/contract/accounts/auth';
import type { signIns } from '@tuckaway/contract/accounts/sign-ins';
import type { FastifyRequest } from 'fastify';
import type { Call, Preparation } from '../../../platform/http/call.ts';
import { ipPrefixOf } from '../../../platform/security/client-address.ts';
import {
  INVITATION_COOKIE,
  NONCE_COOKIE,
  clearedCookie,
  cookiePolicy,
  readCookie,
} from '../../../platform/security/cookies.ts';
import { unauthorized, unavailable } from '../../../platform/http/errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { SignUpRefused } from '../joining/admission.ts';
import { invitationOf } from '../joining/sign-up-invitation.routes.ts';
import { signIn, toSessionUser } from './auth.service.ts';
import { setTokenCookies, tokensOf } from '../sessions/browser-session.ts';
import { TokenRefused, type Provider, type VerifiedIdentity } from '../providers/id-token-verifier.ts';
import { ProviderUnavailable } from '../providers/provider-keys.ts';

const USER_AGENT_MAX = 300;
const REFUSED: Record<SignInProvider, string> = {
  google: 'Authentication failed',
  apple: 'Apple authentication failed',
  oidc: 'Signing in did not work. Nothing was changed; please try again.',
  mail: 'This link was used already. Ask for a new one.',
};
const NO_EMAIL: Record<string, string> = {
  oidc: 'Your sign-in provider has not confirmed your e-mail address. Confirm it there, then sign in again.',
};

interface PresentedCredential {
  provider: Provider;
  token: string;
  authorizationCode?: string | undefined;
}

type SignInEndpoint =
  | typeof auth.google
  | typeof auth.apple
  | typeof signIns.finishOidc
  | typeof signIns.finishMail;

/** Asks the provider's keys who the token is about: outside of the transaction, as this may ask over the network. */
export async function verifySignIn(
  { providers }: AuthDeps,
  { request, audit }: Pick<Preparation<SignInEndpoint>, 'request' | 'audit'>,
  { provider, token, authorizationCode }: PresentedCredential,
): Promise<VerifiedIdentity> {
  try {
    const verify = providers.verifiers[provider];
    if (!verify) throw new TokenRefused('provider_not_configured');
    return await verify(token, { nonce: nonceOf(request), authorizationCode });
  } catch (error) {
    throw await refusalFor(error, provider, { audit, request });
  }
}

interface SignInDetails {
  provider: SignInProvider;
  givenName?: string | undefined;
  /** The nonce to expect; by default that of the browser's cookie. */
  nonce?: string | undefined;
}

export async function handleSignIn(
  { config }: AuthDeps,
  { db, request, reply, prepared: identity, audit, afterCommit }: SignInCall,
  { provider, givenName, nonce = nonceOf(request) ?? '' }: SignInDetails,
) {
  const invitation = invitationOf(request);
  try {
    const { account, sessionId, tokens } = await signIn(db, {
      identity,
      admission: { signUp: config.signUp, invitation },
      nonce,
      givenName,
      browser: tokensOf(request),
      client: {
        userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
        ipPrefix: ipPrefixOf(request.ip),
      },
    });
    await audit({ event: 'authn_login_success', userId: account.id, sessionId, outcome: 'success' });
    afterCommit(() => setTokenCookies(reply, tokens, cookiePolicy(config)));
    if (invitation)
      afterCommit(
        () => void reply.header('set-cookie', clearedCookie(INVITATION_COOKIE, cookiePolicy(config))),
      );
    return { user: toSessionUser(account) };
  } catch (error) {
    throw await refusalFor(error, provider, { audit, request });
  }
}

type SignInCall = Pick<
  Call<SignInEndpoint, VerifiedIdentity>,
  'db' | 'request' | 'reply' | 'prepared' | 'audit' | 'afterCommit'
>;

const nonceOf = ({ headers }: FastifyRequest) => readCookie(headers.cookie, NONCE_COOKIE);

/** Response for a failed sign-in, with an entry in the audit log or the log. */
export async function refusalFor(
  error: unknown,
  provider: SignInProvider,
  { audit, request }: Pick<SignInCall, 'audit' | 'request'>,
): Promise<unknown> {
  if (error instanceof ProviderUnavailable) {
    request.log.warn({ err: error }, 'The sign-in provider could not be asked');
    return unavailable(
      'idp_unavailable',
      'Sign-in cannot be checked right now. Please try again in a moment.',
    );
  }
  if (error instanceof SignUpRefused)
    await audit({ event: 'authn_login_fail', outcome: 'failure', reason: error.code });
  if (!(error instanceof TokenRefused)) return error;
  await audit({ event: 'authn_login_fail', outcome: 'failure', reason: error.reason });
  if (error.reason === 'email_not_verified')
    return unauthorized(error.reason, NO_EMAIL[provider] ?? REFUSED[provider]);
  return unauthorized('invalid_token', REFUSED[provider]);
}
