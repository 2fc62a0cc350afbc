import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PathId, line } from '../fields.ts';

export const TOKEN_MAX = 8192;
export const ACCESS_TOKEN_LIFE_S = 15 * 60;

/** 'oidc': the OpenID Connect provider of this installation. 'mail': a link sent by mail. */
export const SignInProvider = z.enum(['google', 'apple', 'oidc', 'mail']);
export type SignInProvider = z.infer<typeof SignInProvider>;

export const SessionUser = z.object({
  /** A string of digits: the client parses it to an integer. */
  id: z.string(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  provider: SignInProvider,
  /** True for operators, otherwise absent. */
  isOperator: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Configuration of the sign-in dialog. */
export const AuthConfig = z.object({
  google: z.object({ clientId: z.string(), scriptUrl: z.string() }).nullable(),
  apple: z.object({ clientId: z.string(), scriptUrl: z.string(), redirectUri: z.string() }).nullable(),
  /** An OpenID Connect provider, under the name its button shows. */
  oidc: z.object({ name: z.string() }).nullable(),
  /** Whether a link can be sent by mail. */
  mail: z.boolean(),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

export const Validation = z.object({
  authenticated: z.boolean(),
  user: SessionUser.optional(),
  tokensRefreshed: z.boolean().optional(),
});
export type Validation = z.infer<typeof Validation>;

export const Device = z.object({
  id: Id,
  current: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof Device>;

const Token = z.string().min(1, 'A token is required').max(TOKEN_MAX, 'Token is too long');
export const SignedIn = z.object({ user: SessionUser });

export const auth = {
  config: endpoint({
    method: 'GET',
    path: '/api/v1/auth/config',
    summary: 'Which sign-in providers this installation offers',
    response: AuthConfig,
    access: 'public',
    cache: 'none',
    cacheOffline: false,
  }),
  nonce: endpoint({
    method: 'GET',
    path: '/api/v1/auth/nonce',
    summary: 'A nonce for the next sign-in, also set as a cookie',
    response: z.object({ nonce: z.string() }),
    access: 'public',
    cache: 'none',
    cacheOffline: false,
  }),
  google: endpoint({
    method: 'POST',
    path: '/api/v1/auth/google',
    summary: 'Sign in with a Google ID token',
    body: z.strictObject({ credential: Token }),
    response: SignedIn,
    access: 'public',
    rateLimit: 'signIn',
  }),
  apple: endpoint({
    method: 'POST',
    path: '/api/v1/auth/apple',
    summary: 'Sign in with an Apple ID token',
    body: z.strictObject({
      identityToken: Token,
      authorizationCode: z.string().min(1).max(2048).optional(),
      /** Apple tells the name only once, beside the token. Display text, nothing more. */
      name: line({ max: 100 }).optional(),
    }),
    response: SignedIn,
    access: 'public',
    rateLimit: 'signIn',
  }),
  validate: endpoint({
    method: 'GET',
    path: '/api/v1/auth/validate',
    summary: 'Whether this browser is signed in; refreshes the tokens where that helps',
    response: Validation,
    envelope: 'raw',
    access: 'public',
    rateLimit: 'session',
    cache: 'none',
    cacheOffline: false,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v1/auth/refresh',
    summary: 'Rotate the tokens',
    response: z.object({ data: SignedIn, tokensRefreshed: z.literal(true) }),
    envelope: 'raw',
    access: 'public',
    rateLimit: 'session',
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v1/auth/me',
    summary: 'Who I am',
    response: SessionUser,
    cacheOffline: false,
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/logout',
    summary: 'Sign out of this browser',
    response: z.object({ signedOut: z.literal(true) }),
    access: 'public',
    rateLimit: 'none',
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/v1/auth/sessions',
    summary: 'Where I am signed in',
    response: z.array(Device),
  }),
  revokeDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/:sessionId',
    summary: 'Sign out one device',
    params: z.strictObject({ sessionId: PathId }),
    response: z.object({ revoked: z.int() }),
    // Not 'writes': a stolen session that uses those up would keep the owner from ending it.
    rateLimit: 'reads',
  }),
  revokeOthers: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/sessions',
    summary: 'Sign out everywhere else',
    response: z.object({ revoked: z.int() }),
    // Not 'writes': a stolen session that uses those up would keep the owner from ending it.
    rateLimit: 'reads',
  }),
};
