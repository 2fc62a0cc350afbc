import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Writes come from our own pages only. Browsers say so in Sec-Fetch-Site, older ones in Origin; what carries neither
 * is no browser, so nobody's cookies ride along.
 */
export function refuseCrossOrigin(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (UNSAFE.has(request.method) && !isSameOrigin(request, ownOrigins)) {
      request.log.warn(
        { event: 'malicious_csrf', route: request.routeOptions.url },
        'refused a cross-origin write',
      );
      throw forbidden('cross_origin', 'This request came from another site.');
    }
  });
}

function isSameOrigin({ headers }: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || ownOrigins.includes(headers.origin);
}
