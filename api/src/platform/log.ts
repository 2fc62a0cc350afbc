import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';

const SECRETS = [
  'cookie',
  'authorization',
  'credential',
  'identityToken',
  'authorizationCode',
  'set-cookie',
  'imageUrl',
];

export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: { paths: SECRETS.flatMap(anywhere), censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

function anywhere(name: string): string[] {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
}

/** One line a request, by route and not by address: addresses hold searches and ids of people. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.currentUser?.id,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
