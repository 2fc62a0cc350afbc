import type { FastifyInstance } from 'fastify';
import { unavailable } from '../http/errors.ts';

/** More than a busy minute brings, and about as many as the database may keep waiting. */
const MAX_IN_FLIGHT = 500;

/**
 * Past this many requests at once a quick 503 helps more than a late response: the client comes back by itself. Only
 * requests count, so that a busy computer never turns away the one person who uses it. What is not limited (files,
 * health checks, signing out) is not counted either.
 */
export function shedLoad(app: FastifyInstance, maxInFlight = MAX_IN_FLIGHT): void {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined || limit === 'none') return done();
    if (inFlight >= maxInFlight) {
      throw unavailable('busy', 'The server is busy. Please try again in a moment.');
    }
    inFlight++;
    // Every response ends with it, also one that is cut off.
    reply.raw.once('close', () => inFlight--);
    done();
  });
}
