import type { CallInput, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tuckaway/contract/endpoint';
import { errorFromResponse, isApiError, isUnreachable } from './api-error.ts';
import { setServerReached } from './connection.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { RETRY, withRetries, type RetryPolicy } from './retry.ts';
import { buildUrl, readJson, send } from './send.ts';
import { refreshSession } from './session-refresh.ts';

type OptionalKey<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: Value }
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

/** Input of a call: parameters and body if the endpoint has them; query fields with defaults are optional. */
export type ApiInput<E extends Endpoint> = OptionalKey<'params', ParamsOf<E>> &
  OptionalKey<'body', NonNullable<CallInput<E>>['body']> & { query?: Partial<QueryOf<E>> };

export interface CallOptions {
  retry?: RetryPolicy;
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** False for sign-in calls, where a 401 does not mean that the session has expired. */
  refreshOn401?: boolean;
  /** True for a read before a write: the offline cache must not answer it. */
  mustBeFresh?: boolean;
  /** Idempotency-Key of a write; without one, `api` creates it. */
  key?: string;
}

/** Runs a read, with the offline cache as fallback. `fits` tells whether a cached body has the form of the response. */
export type OfflineReader = (
  url: string,
  fits: (body: unknown) => boolean,
  read: (retry?: RetryPolicy) => Promise<unknown>,
) => Promise<unknown>;

let offlineReader: OfflineReader | undefined;

/** Sets the offline cache of the signed-in user. Returns a function that removes it, unless another one was set. */
export function setOfflineReader(next: OfflineReader): () => void {
  offlineReader = next;
  return () => {
    if (offlineReader === next) offlineReader = undefined;
  };
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes one call of the contract and returns its data. Throws ApiError; an abort by the caller stays an AbortError. */
export async function api<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { params, query, body } = input as LooseInput;
  const url = buildUrl(endpoint.path, params, query);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const policy = options.retry ?? (endpoint.method === 'GET' ? RETRY.default : RETRY.write);
  const attempts = (key?: string, retry: RetryPolicy = policy) => {
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'include',
      headers: key === undefined ? HEADERS : { ...HEADERS, 'Idempotency-Key': key },
      ...(text === undefined ? {} : { body: text }),
      ...(options.keepalive ? { keepalive: true } : {}),
    };
    return noteConnection(withRetries(retry, () => sendSignedIn(url, init, options)));
  };
  const fits = (cached: unknown) => endpoint.response.safeParse(unwrap(endpoint, cached)).success;
  return unwrap(endpoint, await respond()) as ResponseOf<E>;

  function respond(): Promise<unknown> {
    if (endpoint.method === 'GET') {
      const isCacheable = endpoint.cacheOffline && !options.mustBeFresh;
      return offlineReader && isCacheable
        ? offlineReader(url, fits, (retry) => attempts(undefined, retry))
        : attempts();
    }
    return options.key ? attempts(options.key) : withIdempotencyKey(endpoint, url, text, attempts);
  }
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

function unwrap(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.envelope === 'raw') return body;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/** Records whether a call, with all its retries, has reached the server. */
async function noteConnection<Result>(call: Promise<Result>): Promise<Result> {
  try {
    const result = await call;
    setServerReached(true);
    return result;
  } catch (error) {
    if (isApiError(error)) setServerReached(!isUnreachable(error));
    throw error;
  }
}

async function sendSignedIn(url: string, init: RequestInit, options: CallOptions): Promise<unknown> {
  const startedAt = Date.now();
  const first = await send(url, init, options.signal);
  const mayRefresh = first.status === 401 && options.refreshOn401 !== false;
  const kind = init.method === 'GET' ? 'read' : 'write';
  const isRefreshed = mayRefresh && (await refreshSession(startedAt, kind));
  const { text, ...response } = isRefreshed ? await send(url, init, options.signal) : first;
  if (response.status >= 200 && response.status < 300) return readJson(text);
  throw errorFromResponse(response, text);
}
