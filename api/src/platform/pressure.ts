import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors.ts';

const MAX_DELAY_MS = 500;
const MAX_UTILIZATION = 0.98;
const MAX_HEAP_SHARE = 0.8;
// Starting is hard work by itself, and would be taken for overload.
const GRACE_MS = 5_000;

/** Past these marks a quick 503 helps more than a late answer: the client comes back by itself. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  let sheddingFrom = Infinity;
  app.addHook('onListen', async () => {
    sheddingFrom = Date.now() + GRACE_MS;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    maxEventLoopUtilization: MAX_UTILIZATION,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    pressureHandler: () => {
      if (Date.now() < sheddingFrom) return;
      throw unavailable('busy', 'The server is busy. Please try again in a moment.');
    },
  });
}
