import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_LIFE_S } from '@tuckaway/contract/accounts/auth';
import {
  ACCESS_COOKIE,
  NONCE_COOKIE,
  REFRESH_COOKIE,
  hasCookie,
  clearedCookie,
  cookie,
  readCookie,
  type CookieName,
  type CookiePolicy,
} from '../../../platform/security/cookies.ts';
import { asSessionToken } from '../../../platform/security/session.ts';
import type { BrowserTokens, Tokens } from './sessions.store.ts';

/** Reads the tokens from the request's cookies. */
export function tokensOf({ headers }: Pick<FastifyRequest, 'headers'>): BrowserTokens {
  return {
    accessToken: asSessionToken(readCookie(headers.cookie, ACCESS_COOKIE)),
    refreshToken: asSessionToken(readCookie(headers.cookie, REFRESH_COOKIE)),
  };
}

export function setTokenCookies(reply: FastifyReply, tokens: Tokens, policy: CookiePolicy): void {
  void reply.header('set-cookie', [
    cookie(ACCESS_COOKIE, tokens.accessToken, ACCESS_TOKEN_LIFE_S, policy),
    cookie(REFRESH_COOKIE, tokens.refreshToken, tokens.refreshLifeS, policy),
  ]);
}

/** Clears the tokens and the nonce. */
export function clearSessionCookies(reply: FastifyReply, policy: CookiePolicy): void {
  clear(reply, [ACCESS_COOKIE, REFRESH_COOKIE, NONCE_COOKIE], policy);
}

/** Clears the token cookies that the request came with. A browser without them gets no clearing cookies. */
export function clearInvalidTokenCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: CookiePolicy,
): void {
  const dead = [ACCESS_COOKIE, REFRESH_COOKIE] as const;
  if (dead.some((name) => hasCookie(request.headers.cookie, name))) clear(reply, dead, policy);
}

function clear(reply: FastifyReply, names: readonly CookieName[], policy: CookiePolicy): void {
  void reply.header(
    'set-cookie',
    names.map((name) => clearedCookie(name, policy)),
  );
}
