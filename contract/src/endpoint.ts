import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Transaction of a call. 'untransacted': the handler runs without one; all GETs, and calls that write at most one row or
 * send a mail. 'keyed': one transaction, run once per Idempotency-Key of its caller; a repeat gets the first response.
 * 'unkeyed': one transaction that takes no key: a repeat changes nothing more, or the response holds a secret that must
 * not be stored.
 */
type WriteKind = 'untransacted' | 'keyed' | 'unkeyed';

/**
 * The rate limit that a call counts against, by account if signed in, otherwise by IP address.
 * 'session': calls that keep a session alive: a signed-in account as 'reads', a request with a refresh token by its session,
 * and any other by IP address. 'account': export and deletion of the whole account; the name is stored in counters and is a
 * metric label, so it stays. 'none': never limited and never turned away under load.
 */
export type RateLimit =
  | 'reads'
  | 'writes'
  | 'search'
  | 'suggestions'
  | 'signIn'
  | 'session'
  | 'linkPreviews'
  | 'waitlist'
  | 'account'
  | 'reports'
  | 'calendar'
  | 'unsubscribe'
  | 'sharePages'
  | 'takes'
  | 'takeMails'
  | 'operatorMails'
  | 'drawMails'
  | 'none';

/**
 * 'none': the response must not be stored. 'etag': a browser may store it and revalidates it with its ETag. 'shared': it
 * is the same for everybody, so that any cache may keep it for a few minutes.
 */
type Caching = 'none' | 'etag' | 'shared';

/** One call of the API, declared once: the server handles it, the client makes it, OpenAPI is written from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Access extends 'user' | 'public' = 'user' | 'public',
  M extends Method = Method,
  Path extends string = string,
  Write extends WriteKind = WriteKind,
> {
  method: M;
  /** `:name` marks a parameter. */
  path: Path;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** 'user': a session is required before anything else. 'public': visitors may call; the handler may know more. */
  access: Access;
  status: 200 | 201;
  /** 'data': the body is `{ "data": response }`. 'raw': `response` describes the whole body. */
  envelope: 'data' | 'raw';
  /** Largest request body in bytes. */
  bodyLimit: number;
  write: Write;
  rateLimit: RateLimit;
  cache: Caching;
  /**
   * Whether the web stores the response on the device, for use without a connection. True for the user's own screens, with
   * what others share in them. False for secrets, invitations, takes, operators' data, calls that sign in, and responses
   * that are of no use later.
   */
  cacheOffline: boolean;
}

const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;
const nothing = z.undefined();
const noParams = z.strictObject({});
type Nothing = typeof nothing;
type NoParams = typeof noParams;

export function endpoint<
  M extends Method,
  Path extends `/${string}`,
  Response extends z.ZodType,
  Params extends z.ZodType = NoParams,
  Query extends z.ZodType = NoParams,
  Body extends z.ZodType = Nothing,
  Access extends 'user' | 'public' = 'user',
  Write extends WriteKind = DefaultWrite<M, Access>,
>(declaration: {
  method: M;
  path: Path;
  summary: string;
  response: Response;
  params?: Params;
  query?: Query;
  body?: Body;
  access?: Access;
  status?: 200 | 201;
  envelope?: 'data' | 'raw';
  bodyLimit?: number;
  write?: Write;
  rateLimit?: RateLimit;
  cache?: Caching;
  cacheOffline?: boolean;
}): Endpoint<Params, Query, Body, Response, Access, M, Path, Write> {
  return {
    status: 200,
    envelope: 'data',
    bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
    write: defaultWriteOf(declaration) as Write,
    rateLimit: declaration.method === 'GET' ? 'reads' : 'writes',
    // Visitors read the catalogue, which seldom changes.
    cache: declaration.method === 'GET' && declaration.access === 'public' ? 'etag' : 'none',
    cacheOffline: true,
    ...declaration,
    access: declaration.access ?? ('user' as Access),
    params: declaration.params ?? (noParams as unknown as Params),
    query: declaration.query ?? (noParams as unknown as Query),
    body: declaration.body ?? (nothing as unknown as Body),
  };
}

/** Visitors have no idempotency keys, so their writes must be idempotent. */
type DefaultWrite<M extends Method, Access extends 'user' | 'public'> = M extends 'GET'
  ? 'untransacted'
  : Access extends 'public'
    ? 'unkeyed'
    : 'keyed';

function defaultWriteOf({ method, access }: { method: Method; access?: 'user' | 'public' }): WriteKind {
  if (method === 'GET') return 'untransacted';
  return access === 'public' ? 'unkeyed' : 'keyed';
}

/** Input of a caller: parsed types for path and query, the unparsed type for the body. */
export type CallInput<E extends Endpoint> = {
  params?: z.output<E['params']>;
  query?: z.output<E['query']>;
  body?: z.input<E['body']>;
};
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
