import type { Document } from '@tuckaway/contract/documents';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { ParamNames } from '@tuckaway/contract/path-to';
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { audit } from '../security/audit.ts';
import {
  readInput,
  type Call,
  type Handler,
  type Input,
  type PreparedHandler,
  type TransactionCallback,
} from './call.ts';
import { AppError } from './errors.ts';
import { runCallbacks, runWrite } from './write.ts';

export interface Server {
  /** Serves an endpoint of the contract. */
  handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Serves a write with a preparation before its transaction. */
  handle<E extends Endpoint, Prepared>(endpoint: E, steps: PreparedHandler<E, Prepared>): void;
  /** Serves a document of the contract; in a scope of its own where it needs another parser. */
  serve<Path extends string>(
    document: Document & { path: Path },
    handler: DocumentHandler<Path>,
    scope?: FastifyInstance,
  ): void;
  app: FastifyInstance;
}

/** Request of a document, with the parameters of its path as they were sent. */
type DocumentRequest<Path extends string> = FastifyRequest & { params: Record<ParamNames<Path>, string> };

type DocumentHandler<Path extends string> = (
  request: DocumentRequest<Path>,
  reply: FastifyReply,
  db: Db,
) => unknown;

const SHARED_CACHING = 'public, max-age=300';
const JSON_TYPE = 'application/json; charset=utf-8';

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

export function createServer(app: FastifyInstance, db: Db, replica = db): Server {
  function handle<E extends Endpoint, Prepared>(
    endpoint: E,
    handler: Handler<E> | PreparedHandler<E, Prepared>,
  ): void {
    const respond = respondTo(endpoint, handler);
    const { method, path, bodyLimit, access, rateLimit } = endpoint;
    app.route({
      method,
      url: path,
      bodyLimit,
      config: { access, rateLimit },
      handler: async (request, reply) => {
        const body = await respond(request, reply);
        return endpoint.cache === 'none'
          ? reply.type(JSON_TYPE).send(body)
          : sendWithEtag(body, endpoint.cache, request, reply);
      },
    });
  }

  const respondTo = <E extends Endpoint, Prepared>(
    endpoint: E,
    handler: Handler<E> | PreparedHandler<E, Prepared>,
  ): Respond => {
    if (typeof handler !== 'function') return respondInTransaction(endpoint, handler);
    if (endpoint.write === 'untransacted') return respondUntransacted(endpoint, handler);
    return respondInTransaction(endpoint, { prepare: () => undefined, run: handler });
  };

  const respondUntransacted =
    <E extends Endpoint>(endpoint: E, handler: Handler<E>): Respond =>
    async (request, reply) => {
      reply.code(endpoint.status);
      const input = readInput(endpoint, request, reply);
      const callbacks: TransactionCallback[] = [];
      const result = await handler(untransactedCall({ db, replica }, input, callbacks));
      if (result instanceof AppError) throw result;
      await runCallbacks(callbacks, { db, input });
      return bodyOf(endpoint, result);
    };

  const respondInTransaction =
    <E extends Endpoint, Prepared>(endpoint: E, steps: PreparedHandler<E, Prepared>): Respond =>
    async (request, reply) => {
      const input = readInput(endpoint, request, reply);
      const toBody = (result: unknown) => bodyOf(endpoint, result);
      return await runWrite({ db, endpoint, input, steps, bodyOf: toBody });
    };

  function serve<Path extends string>(
    { method, path, access, rateLimit, bodyLimit }: Document & { path: Path },
    handler: DocumentHandler<Path>,
    scope = app,
  ): void {
    scope.route({
      method,
      url: path,
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { access, rateLimit },
      handler: (request, reply) => handler(request as DocumentRequest<Path>, reply, db),
    });
  }

  return { handle, serve, app };
}

/** Without a transaction, `afterCommit` runs after the handler. */
function untransactedCall<E extends Endpoint>(
  { db, replica }: { db: Db; replica: Db },
  input: Input<E>,
  callbacks: TransactionCallback[],
): Call<E> {
  return {
    ...input,
    db: db as Call<E>['db'],
    replica,
    prepared: undefined,
    afterCommit: (work) => callbacks.push(work),
    audit: (event) => audit(db, input.request, event),
  };
}

/**
 * Parses the result by the contract, which drops undeclared fields, then serializes it. Parsing takes about a third
 * of the time of serializing.
 */
function bodyOf({ response, envelope }: Endpoint, result: unknown): string {
  const data = response.parse(result);
  return JSON.stringify(envelope === 'data' ? { data } : data);
}

/** Sends the body with its ETag, or 304 where If-None-Match names it. */
function sendWithEtag(
  body: string,
  cache: 'etag' | 'shared',
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const isKnown = matchesEtag(etag, request, reply);
  if (cache === 'shared') reply.header('cache-control', SHARED_CACHING).removeHeader('vary');
  return isKnown ? reply.code(304).send() : reply.type(JSON_TYPE).send(body);
}

/** Sets the caching headers; true if If-None-Match has this ETag, so that the response is 304. */
export function matchesEtag(etag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  const etags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return etags?.includes(etag) ?? false;
}
