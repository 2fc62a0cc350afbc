import type { CallInput, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tuckaway/contract/endpoint';
import { ApiError, errorFromResponse } from './api-error.ts';
import { RETRY, withRetries, type RetryPolicy } from './retry.ts';
import { refreshSession } from './session-refresh.ts';

export const REQUEST_TIMEOUT_MS = 30_000;

type Part<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: Value }
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

/** Parameters and body where the endpoint has them; of the query, whatever is not left to its defaults. */
export type ApiInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', NonNullable<CallInput<E>>['body']> & { query?: Partial<QueryOf<E>> };

export interface CallOptions {
  retry?: RetryPolicy;
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** Sign-in calls answer 401 for their own reasons. */
  refreshOn401?: boolean;
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes one call of the contract and answers its data. Throws ApiError; an abort by the caller stays an AbortError. */
export async function api<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { params, query, body } = input as LooseInput;
  const url = buildUrl(endpoint.path, params, query);
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: headersFor(endpoint),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.keepalive ? { keepalive: true } : {}),
  };
  const retry = options.retry ?? (endpoint.method === 'GET' ? RETRY.default : RETRY.write);
  const response = await withRetries(retry, () => sendSignedIn(url, init, options));
  return unwrap(endpoint, await response.json()) as ResponseOf<E>;
}

function headersFor({ method, access }: Endpoint): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // One key for all attempts of this call: the server makes the thing once.
  if (method === 'POST' && access === 'user') headers['Idempotency-Key'] = crypto.randomUUID();
  return headers;
}

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

async function sendSignedIn(url: string, init: RequestInit, options: CallOptions): Promise<Response> {
  const startedAt = Date.now();
  const first = await send(url, init, options.signal);
  const mayRefresh = first.status === 401 && options.refreshOn401 !== false;
  const response =
    mayRefresh && (await refreshSession(startedAt)) ? await send(url, init, options.signal) : first;
  if (response.ok) return response;
  throw await errorFromResponse(response);
}

async function send(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  const signals = signal ? [timeout.signal, signal] : [timeout.signal];
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.signal.aborted) throw new ApiError('Request timeout', { status: 0, kind: 'timeout' });
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(`Network Error: ${reason}`, { status: 0, kind: 'network' });
  } finally {
    clearTimeout(timer);
  }
}
