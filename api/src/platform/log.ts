import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { signal } from '../signals.ts';

const SECRETS = [
  'cookie',
  'authorization',
  'credential',
  'identityToken',
  'authorizationCode',
  'set-cookie',
  'imageUrl',
];

export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: SECRETS.flatMap(anywhere), censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog, req: requestForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Request in the log, without its URL, which contains searches and ids of people. */
const requestForLog = ({ id, method }: { id?: unknown; method?: unknown }) => ({ id, method });

interface LoggedError {
  type: string;
  code: string | undefined;
  constraint: string | undefined;
  stack: string[];
  cause: LoggedError | undefined;
}

const FRAMES_KEPT = 12;

/**
 * Error for the log: its type, code and stack without messages, because those of the database, of parsers and of
 * thrown values may contain personal data.
 */
function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, code: undefined, constraint: undefined, stack: [], cause: undefined };
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, FRAMES_KEPT)
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : errorForLog(error.cause),
  };
}

function anywhere(name: string): string[] {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
}

/** One line and one signal for each request, by route and not by URL: URLs contain searches and ids of people. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Logs a request that no hook sees because its URL cannot be parsed. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request;
  const route = request.routeOptions.url ?? '(unknown)';
  const status = reply.statusCode;
  const line = { method, route, status, ms: Math.round(reply.elapsedTime), userId: request.currentUser?.id };
  if (status >= 500) request.log.error(line, 'request');
  else request.log.info(line, 'request');
  signal('request', { method, route, status, seconds: reply.elapsedTime / 1000 });
}
