import type { FastifyInstance } from 'fastify';
import { signal } from '../../signals.ts';
import { unavailable } from '../http/errors.ts';

/** Maximum requests in flight: about the length of the database's queue. */
const MAX_IN_FLIGHT = 500;

/**
 * Sheds load: beyond this many requests in flight a quick 503 is better than a late response, because the client
 * retries. Only rate-limited requests count, so files, health checks and signing out are exempt.
 */
export function shedLoad(app: FastifyInstance, maxInFlight = MAX_IN_FLIGHT): void {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { rateLimit } = request.routeOptions.config;
    if (rateLimit === undefined || rateLimit === 'none') return done();
    if (inFlight >= maxInFlight) {
      signal('shed', { reason: 'in flight' });
      throw unavailable('busy', 'The server is busy. Please try again in a moment.');
    }
    inFlight++;
    // Every response ends with it, also one that is cut off.
    reply.raw.once('close', () => inFlight--);
    done();
  });
}
