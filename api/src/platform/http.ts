import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { Answer, type Answers } from './answers.ts';
import { audit } from './audit.ts';
import { readInput, type Call, type Handler, type Input, type PreparedHandler } from './call.ts';
import { limitKeyOf } from './client-address.ts';
import { unauthorized } from './errors.ts';
import { limitOf, type RateLimits } from './rate-limits.ts';
import type { Authenticate, CurrentUser } from './session.ts';
import { runWrite } from './write.ts';

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | null;
  }
}

/** A whole body that a much-used read has already written: it is sent as it stands, unchecked. */
export class JsonText {
  readonly text: string;
  /** Made of nothing but what the viewer's own lists and the curated ones show: it holds until one of these changes. */
  readonly lasts: boolean;

  constructor(text: string, { lasts = false } = {}) {
    this.text = text;
    this.lasts = lasts;
  }
}

export interface Server {
  /** Serves an endpoint of the contract. */
  handle<E extends Endpoint>(endpoint: E, handler: Handler<E, undefined, JsonText>): void;
  /** Serves a write that has something to do before its transaction. */
  handle<E extends Endpoint, Prepared>(endpoint: E, steps: PreparedHandler<E, Prepared>): void;
  /** Serves what is not JSON, and so not in the contract; in a scope of its own where it needs another parser. */
  serve(route: RawRoute, handler: RawHandler, scope?: FastifyInstance): void;
  app: FastifyInstance;
}

export type RawRoute = Pick<Endpoint, 'method' | 'path' | 'access'> & { bodyLimit?: number };
export type RawHandler = (request: FastifyRequest, reply: FastifyReply, db: Db) => unknown;

interface ServerParts {
  db: Db;
  authenticate: Authenticate;
  limits: RateLimits;
  answers: Answers;
}

export function createServer(
  app: FastifyInstance,
  { db, authenticate, limits, answers }: ServerParts,
): Server {
  app.decorateRequest('currentUser', null);
  countMisses(app, limits);

  // Before the body is read: no stranger makes the server take in megabytes.
  const guard = (route: RawRoute) => async (request: FastifyRequest) => {
    limits.check('misses', callerKey(request));
    const user = await authenticate(request);
    request.currentUser = user ?? null;
    if (user) limits.check('misses', callerKey(request));
    const { rule, by } = limitOf(route, user !== undefined);
    limits.spend(rule, by === 'address' ? addressKey(request) : callerKey(request));
    if (route.access === 'user' && !user) throw unauthorized();
  };

  function handle<E extends Endpoint, Prepared>(
    endpoint: E,
    handler: Handler<E, undefined, JsonText> | PreparedHandler<E, Prepared>,
  ): void {
    const respond =
      endpoint.write === 'none' ? reading(endpoint, handler as Handler<E>) : writing(endpoint, handler);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit,
      onRequest: guard(endpoint),
      handler: async (request, reply) => {
        const answer = await respond(request, reply);
        reply.type('application/json; charset=utf-8');
        return isCatalogueRead(endpoint) ? notModifiedOr(answer, request, reply) : answer.body;
      },
    });
  }

  type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;

  const reading =
    <E extends Endpoint>(endpoint: E, handler: Handler<E>): Respond =>
    async (request, reply) => {
      const key = answerKey(request);
      const known = key === undefined ? undefined : answers.get(key);
      if (known) return known;
      reply.code(endpoint.status);
      const result: unknown = await handler(readCall(db, readInput(endpoint, request, reply)));
      const answer = new Answer(bodyOf(endpoint, result));
      if (key !== undefined && result instanceof JsonText && result.lasts) answers.set(key, answer);
      return answer;
    };

  const writing = <E extends Endpoint, Prepared>(
    endpoint: E,
    handler: Handler<E, undefined, JsonText> | PreparedHandler<E, Prepared>,
  ): Respond => {
    const steps = (
      typeof handler === 'function' ? { prepare: () => undefined, run: handler } : handler
    ) as PreparedHandler<E, Prepared>;
    return async (request, reply) => {
      const input = readInput(endpoint, request, reply);
      return new Answer(
        await runWrite({ db, endpoint, input, steps, bodyOf: (result) => bodyOf(endpoint, result) }),
      );
    };
  };

  const serve: Server['serve'] = ({ method, path, access, bodyLimit }, handler, scope = app) => {
    scope.route({
      method,
      url: path,
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: guard({ method, path, access }),
      handler: (request, reply) => handler(request, reply, db),
    });
  };

  return { handle, serve, app };
}

/** A read has no transaction: what waits for its end need not wait. */
function readCall<E extends Endpoint>(db: Db, input: Input<E>): Call<E> {
  return {
    ...input,
    db,
    prepared: undefined,
    afterCommit: (work) => void work(db),
    audit: (event) => audit(db, input.request, event),
  };
}

/** The session was just checked, and its stamp says whether anything in an earlier answer has changed since. */
function answerKey({ currentUser, url }: FastifyRequest): string | undefined {
  if (!currentUser || currentUser.stamp === null) return undefined;
  return `${currentUser.id} ${currentUser.stamp} ${url}`;
}

/** Names the caller in counters: the user where there is one, else the address. */
export function callerKey(request: FastifyRequest): string {
  return request.currentUser ? `user ${request.currentUser.id}` : addressKey(request);
}

const addressKey = (request: FastifyRequest) => `ip ${limitKeyOf(request.ip)}`;

/** Whoever collects 404s is trying out ids. */
function countMisses(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 404 && request.url.startsWith('/api/'))
      limits.count('misses', callerKey(request));
  });
}

/** The response's schema also drops what it does not name, so a column too many in a query is never sent. */
function bodyOf(endpoint: Endpoint, result: unknown): string {
  if (result instanceof JsonText) return result.text;
  const response = endpoint.response.parse(result);
  return JSON.stringify(endpoint.envelope === 'data' ? { data: response } : response);
}

const isCatalogueRead = ({ method, access, path }: Endpoint) =>
  method === 'GET' && access === 'public' && !path.startsWith('/api/v1/auth/');

function notModifiedOr(
  { body, etag }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | FastifyReply {
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known?.includes(etag) ? reply.code(304).removeHeader('content-type').send() : body;
}
