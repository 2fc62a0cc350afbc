import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../http/errors.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const OTHER_SITES = new Set<unknown>(['cross-site', 'same-site']);

/**
 * Refuses cross-site requests by Sec-Fetch-Site, or by Origin in older browsers. A request with neither comes from no
 * browser and has no cookies of a user. Runs before the rate limits, so that another site cannot use up a user's
 * limit.
 */
export function refuseCrossOrigin(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeignRead =
      request.url.startsWith('/api/') && OTHER_SITES.has(request.headers['sec-fetch-site']);
    if (isForeignRead || (UNSAFE.has(request.method) && !isSameOrigin(request, ownOrigins))) {
      throw forbidden('cross_origin', 'This request came from another site.');
    }
    done();
  });
}

function isSameOrigin({ headers }: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || ownOrigins.includes(headers.origin);
}
