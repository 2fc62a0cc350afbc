import type { FastifyInstance } from 'fastify';
import { ACCESS_COOKIE, NONCE_COOKIE, REFRESH_COOKIE, hasCookie } from '../platform/security/cookies.ts';

const COOKIES_SEEN_HERE = '/api/v1/auth/debug-cookies';

/** Names, never values, of the cookies in a request. Local mode only. */
export function debugRoutes(app: FastifyInstance): void {
  // Where all three are sent: their paths keep them from being seen anywhere else.
  app.get(COOKIES_SEEN_HERE, { config: { rateLimit: 'none' } }, (request) => {
    const names = [ACCESS_COOKIE, REFRESH_COOKIE, NONCE_COOKIE] as const;
    return Object.fromEntries(names.map((name) => [name, hasCookie(request.headers.cookie, name)]));
  });
  app.get('/debug/cookies', { config: { rateLimit: 'none' } }, (_request, reply) =>
    reply.redirect(COOKIES_SEEN_HERE, 307),
  );
}
