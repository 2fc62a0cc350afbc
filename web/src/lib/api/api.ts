import type { CallInput, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tuckaway/contract/endpoint';
import { ApiError, errorFromResponse } from './api-error.ts';
import { asOneIntention } from './idempotency-keys.ts';
import { RETRY, withRetries, type RetryPolicy } from './retry.ts';
import { refreshSession } from './session-refresh.ts';

export const REQUEST_TIMEOUT_MS = 30_000;

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
  /** False for reads that are of no use later: without a connection they fail. */
  keepOnDevice?: boolean;
  /** The Idempotency-Key of a write that may be sent again by its caller. */
  key?: string;
}

/** Runs a read, with the offline cache as fallback. */
export type ReadAround = (url: string, read: () => Promise<unknown>) => Promise<unknown>;

let readAround: ReadAround | undefined;

/** For as long as somebody is signed in. Returns how to end it, which does nothing where somebody else has come meanwhile. */
export function setReadAround(next: ReadAround): () => void {
  readAround = next;
  return () => {
    if (readAround === next) readAround = undefined;
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
  const attempts = (key?: string) => {
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'include',
      headers: key === undefined ? HEADERS : { ...HEADERS, 'Idempotency-Key': key },
      ...(text === undefined ? {} : { body: text }),
      ...(options.keepalive ? { keepalive: true } : {}),
    };
    const retry = options.retry ?? (endpoint.method === 'GET' ? RETRY.default : RETRY.write);
    return withRetries(retry, () => sendSignedIn(url, init, options));
  };
  return unwrap(endpoint, await respond()) as ResponseOf<E>;

  function respond(): Promise<unknown> {
    if (endpoint.method === 'GET') {
      // Who is signed in, and with what, only the server can say.
      const isKept = options.refreshOn401 !== false && options.keepOnDevice !== false;
      return readAround && isKept ? readAround(url, attempts) : attempts();
    }
    return options.key ? attempts(options.key) : asOneIntention(endpoint, url, text, attempts);
  }
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

export function buildUrl(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') search.set(name, String(text));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function unwrap(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.envelope === 'raw') return body;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
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

interface Received extends Pick<Response, 'status' | 'statusText' | 'headers'> {
  text: string;
}

/** The time limit covers the body too: a response that stalls half-way is as lost as one that never came. */
async function send(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Received> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  const signals = signal ? [timeout.signal, signal] : [timeout.signal];
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const { status, statusText, headers } = response;
    return { status, statusText, headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.signal.aborted) throw new ApiError('Request timeout', { status: 0, kind: 'timeout' });
    throw networkError(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A 2xx whose body cannot be parsed was cut off: the outcome is unknown, as after a network error. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw networkError('The response could not be read');
  }
}

const networkError = (reason: string) =>
  new ApiError(`Network Error: ${reason}`, { status: 0, kind: 'network' });
