import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../http/errors.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const ELSEWHERE = new Set<unknown>(['cross-site', 'same-site']);

/**
 * The API is for our own pages only, and so is any write. Browsers say where a request comes from in Sec-Fetch-Site,
 * older ones in Origin; what carries neither is no browser, so nobody's cookies ride along. This comes before anything
 * is counted: what another page makes a browser ask for is not the doing of the person in front of it.
 */
export function refuseCrossOrigin(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeignRead = request.url.startsWith('/api/') && ELSEWHERE.has(request.headers['sec-fetch-site']);
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
