import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tuckaway/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/pool.ts';
import { Answer, type Answers } from './answers.ts';
import { limitKeyOf } from './client-address.ts';
import { badRequest, unauthorized, type FieldProblem } from './errors.ts';
import { onceByKey } from './idempotency.ts';
import { limitOf, type RateLimits } from './rate-limits.ts';
import type { Authenticate, CurrentUser, SignedInUser } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | null;
  }
}

export interface Call<E extends Endpoint> {
  /** Always there where the endpoint asks for a user; a visitor of a public one has none. */
  user: E['access'] extends 'user' ? SignedInUser : SignedInUser | undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
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

type Result<E extends Endpoint> = ResponseOf<E> | JsonText;
export type Handler<E extends Endpoint> = (call: Call<E>) => Result<E> | Promise<Result<E>>;

export interface Server {
  /** Serves an endpoint of the contract. */
  handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** For answers that are not JSON: routes go on `app`, with this as their `onRequest`. */
  guard(route: Pick<Endpoint, 'method' | 'path' | 'access'>): onRequestAsyncHookHandler;
  app: FastifyInstance;
}

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
  const guard: Server['guard'] = (route) => async (request) => {
    limits.check('misses', callerKey(request));
    const user = await authenticate(request);
    request.currentUser = user ?? null;
    if (user) limits.check('misses', callerKey(request));
    const { rule, by } = limitOf(route, user !== undefined);
    limits.spend(rule, by === 'address' ? addressKey(request) : callerKey(request));
    if (route.access === 'user' && !user) throw unauthorized();
  };

  function handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit,
      onRequest: guard(endpoint),
      handler: async (request, reply) => {
        // Before the handler runs, so that it may say otherwise.
        reply.code(endpoint.status);
        const answer =
          endpoint.method === 'GET'
            ? await read(endpoint, handler, request, reply)
            : await write(endpoint, handler, request, reply);
        reply.type('application/json; charset=utf-8');
        return isCatalogueRead(endpoint) ? notModifiedOr(answer, request, reply) : answer.body;
      },
    });
  }

  async function read<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const key = answerKey(request);
    const known = key === undefined ? undefined : answers.get(key);
    if (known) return known;
    const result = await handler(readCall(endpoint, request, reply));
    const answer = new Answer(bodyOf(endpoint, result));
    if (key !== undefined && result instanceof JsonText && result.lasts) answers.set(key, answer);
    return answer;
  }

  async function write<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const call = readCall(endpoint, request, reply);
    const work = async () => bodyOf(endpoint, await handler(call));
    return new Answer(isCreate(endpoint) ? await onceByKey(db, request, reply, work) : await work());
  }

  return { handle, guard, app };
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

function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    user: (request.currentUser ?? undefined) as Call<E>['user'],
    params: parse<ParamsOf<E>>(endpoint.params, request.params),
    query: parse<QueryOf<E>>(endpoint.query, request.query),
    body: parse<BodyOf<E>>(
      endpoint.body,
      endpoint.body instanceof z.ZodUndefined ? orNothing(request.body) : request.body,
    ),
    request,
    reply,
  };
}

/** Where no body is expected, an empty object says as much as none. */
function orNothing(body: unknown): unknown {
  const isEmpty = body === null || (typeof body === 'object' && Object.keys(body).length === 0);
  return isEmpty ? undefined : body;
}

function parse<T>(schema: z.ZodType, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as T;
  const fields = parsed.error.issues.flatMap(fieldProblems);
  throw badRequest(fields[0]?.message ?? 'The request is not usable.', fields);
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pointer([...issue.path, key]), message: 'Unknown field' }));
  }
  return [{ path: pointer(issue.path), message: issue.message }];
}

const pointer = (path: PropertyKey[]) => path.map((part) => `/${String(part)}`).join('') || '/';

/** The response's schema also drops what it does not name, so a column too many in a query is never sent. */
function bodyOf(endpoint: Endpoint, result: unknown): string {
  if (result instanceof JsonText) return result.text;
  const response = endpoint.response.parse(result);
  return JSON.stringify(endpoint.envelope === 'data' ? { data: response } : response);
}

const isCreate = ({ method, status }: Endpoint) => method === 'POST' && status === 201;

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
