import type { RateLimit } from '@tuckaway/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitKeyOf } from '../security/client-address.ts';
import { REFRESH_COOKIE, readCookie } from '../security/cookies.ts';
import { unauthorized } from '../http/errors.ts';
import { ruleOf, type RateLimits } from './rate-limit-rules.ts';
import { asSessionToken, type Authenticate, type SignedInUser } from '../security/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: SignedInUser | null;
  }
  interface FastifyContextConfig {
    /** Every route declares one. */
    rateLimit?: RateLimit;
    access?: 'user' | 'public';
    /** Routes that accept any Host header: health checks. */
    anyHost?: boolean;
  }
}

/**
 * Authenticates and applies rate limits before the body is read, so that nobody without a session can send megabytes.
 * Signed-in users are counted by user, not by IP address, so that others behind the same IP address, and cross-site requests
 * of other pages, cannot use up their limit.
 */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate, limits: RateLimits): void {
  app.decorateRequest('currentUser', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.rateLimit === undefined) throw new Error(`${String(method)} ${url} declares no rate limit`);
  });

  app.addHook('onRequest', async (request) => {
    const { rateLimit, access } = request.routeOptions.config;
    if (rateLimit === undefined || rateLimit === 'none') return;
    const user = await authenticate(request);
    request.currentUser = user ?? null;
    const caller = callerKey(request);
    if (rateLimit !== 'session') await limits.check('misses', caller);
    if (!isDecidedLater(request, rateLimit))
      await limits.spend(ruleOf(rateLimit, user !== undefined), caller);
    if (access === 'user' && !user) throw unauthorized();
  });

  // Many 404s mean that ids are being guessed.
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 404 && request.url.startsWith('/api/')) {
      void limits.count('misses', callerKey(request));
    }
    done();
  });
}

/** Whether the route counts the request: one with a refresh token by its session, or by the IP address where it is invalid. */
const isDecidedLater = ({ currentUser, headers }: FastifyRequest, rateLimit: RateLimit) =>
  rateLimit === 'session' &&
  !currentUser &&
  asSessionToken(readCookie(headers.cookie, REFRESH_COOKIE)) !== undefined;

/** Names the caller in counters: the user where there is one, else the IP address. */
export function callerKey(request: FastifyRequest): string {
  return request.currentUser ? `user ${request.currentUser.id}` : addressKey(request);
}

export const addressKey = (request: FastifyRequest) => `ip ${limitKeyOf(request.ip)}`;
