import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_LIFE_S } from '@tuckaway/contract/accounts/auth';
import {
  ACCESS_COOKIE,
  NONCE_COOKIE,
  REFRESH_COOKIE,
  cameWith,
  clearedCookie,
  cookie,
  readCookie,
} from '../../../platform/security/cookies.ts';
import type { CookieName, CookiePolicy } from '../../../platform/security/cookies.ts';
import { asSessionToken } from '../../../platform/security/session.ts';
import type { BrowserTokens, Tokens } from './sessions.store.ts';

/** The cookies of a session: setting and clearing them. */
export function tokensOf({ headers }: Pick<FastifyRequest, 'headers'>): BrowserTokens {
  return {
    accessToken: asSessionToken(readCookie(headers.cookie, ACCESS_COOKIE)),
    refreshToken: asSessionToken(readCookie(headers.cookie, REFRESH_COOKIE)),
  };
}

export function giveTokens(reply: FastifyReply, tokens: Tokens, policy: CookiePolicy): void {
  void reply.header('set-cookie', [
    cookie(ACCESS_COOKIE, tokens.accessToken, ACCESS_TOKEN_LIFE_S, policy),
    cookie(REFRESH_COOKIE, tokens.refreshToken, tokens.refreshLifeS, policy),
  ]);
}

export function clearAllCookies(reply: FastifyReply, policy: CookiePolicy): void {
  clear(reply, [ACCESS_COOKIE, REFRESH_COOKIE, NONCE_COOKIE], policy);
}

/** A browser without a session gets no clearing cookies. */
export function clearDeadTokens(request: FastifyRequest, reply: FastifyReply, policy: CookiePolicy): void {
  const dead = [ACCESS_COOKIE, REFRESH_COOKIE] as const;
  if (dead.some((name) => cameWith(request.headers.cookie, name))) clear(reply, dead, policy);
}

function clear(reply: FastifyReply, names: readonly CookieName[], policy: CookiePolicy): void {
  void reply.header(
    'set-cookie',
    names.map((name) => clearedCookie(name, policy)),
  );
}
