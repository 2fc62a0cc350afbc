import type { FastifyInstance } from 'fastify';
import { ACCESS_COOKIE, NONCE_COOKIE, REFRESH_COOKIE, cameWith } from '../platform/cookies.ts';

/** Which of our cookies a request brought, never what is in them. Local mode only. */
export function debugRoutes(app: FastifyInstance): void {
  app.get('/debug/cookies', (request) => {
    const names = [ACCESS_COOKIE, REFRESH_COOKIE, NONCE_COOKIE] as const;
    return Object.fromEntries(names.map((name) => [name, cameWith(request.headers.cookie, name)]));
  });
}
