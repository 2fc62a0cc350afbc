import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, Id, PathId } from '../fields.ts';
import { SignedIn, SignInProvider } from './auth.ts';

const RESPONSE_MAX = 8192;
/** The token of a link that was sent by mail or given by an operator. */
const Token = z.string().min(1, 'A token is required').max(200, 'The token is too long');

/** A sign-in that is connected to an account; an account may have several. */
export const ConnectedSignIn = z.object({
  id: Id,
  provider: SignInProvider,
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** True for the sign-in by which this browser is signed in. */
  current: z.boolean(),
});
export type ConnectedSignIn = z.infer<typeof ConnectedSignIn>;

/** Purpose of a redirect to the OpenID Connect provider; the returned state begins with it. */
export const OidcPurpose = z.enum(['signIn', 'connect']);
export type OidcPurpose = z.infer<typeof OidcPurpose>;

const OidcResponse = z.strictObject({
  /** The query of the address that the provider sent the browser back to. */
  response: z.string().min(1, 'A response is required').max(RESPONSE_MAX, 'The response is too long'),
});

export const signIns = {
  beginOidc: endpoint({
    method: 'POST',
    path: '/api/v1/auth/oidc/begin',
    summary: 'The address of the OpenID Connect provider to go to, bound to this browser by a cookie',
    body: z.strictObject({ purpose: OidcPurpose }),
    response: z.object({ url: z.url() }),
    access: 'public',
  }),
  finishOidc: endpoint({
    method: 'POST',
    path: '/api/v1/auth/oidc',
    summary: 'Sign in with what the OpenID Connect provider sent back',
    body: OidcResponse,
    response: SignedIn,
    access: 'public',
    rateLimit: 'signIn',
  }),
  askForLink: endpoint({
    method: 'POST',
    path: '/api/v1/auth/mail',
    summary: 'Send a link to sign in with; the response is the same whether the address is known or not',
    body: z.strictObject({ email: Email }),
    response: z.object({ asked: z.literal(true) }),
    access: 'public',
    rateLimit: 'signIn',
  }),
  finishMail: endpoint({
    method: 'POST',
    path: '/api/v1/auth/mail/finish',
    summary: 'Sign in with the link of a mail, in the browser that asked for it',
    body: z.strictObject({ token: Token }),
    response: SignedIn,
    access: 'public',
    rateLimit: 'signIn',
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/auth/invitation',
    summary:
      'Who invites, by the token of an invitation; the next sign-in of this browser may make an account',
    body: z.strictObject({ token: Token }),
    response: z.object({
      invitedBy: z.string(),
      /** The only e-mail address that may use the invitation; null where any may. */
      email: z.string().nullable(),
      expiresAt: z.iso.datetime(),
    }),
    access: 'public',
    rateLimit: 'signIn',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/auth/sign-ins',
    summary: 'The sign-ins that are connected to my account',
    response: z.array(ConnectedSignIn),
  }),
  connectOidc: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-ins/oidc',
    summary: 'Connect the sign-in that the OpenID Connect provider sent back to my account',
    body: OidcResponse,
    response: ConnectedSignIn,
    // A code is good once, and connecting again changes nothing.
    write: 'unkeyed',
    rateLimit: 'signIn',
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/sign-ins/:signInId',
    summary: 'Disconnect a sign-in other than the one in use, and end its sessions',
    params: z.strictObject({ signInId: PathId }),
    response: z.object({ disconnected: z.int() }),
    // Not 'writes': a stolen session that uses those up would keep the owner from ending it.
    rateLimit: 'reads',
  }),
};
