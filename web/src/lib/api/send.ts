import { pathTo } from '@tuckaway/contract/path-to';
import { ApiError } from './api-error.ts';

export const REQUEST_TIMEOUT_MS = 30_000;

export function buildUrl(path: string, params: unknown, query: unknown): string {
  const filled = pathTo(path, (params ?? {}) as Record<string, string>);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') search.set(name, String(text));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface TextResponse extends Pick<Response, 'status' | 'statusText' | 'headers'> {
  text: string;
}

/** Sends a request and reads the body as text. The timeout covers both. */
export async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<TextResponse> {
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

/** Parses JSON. An unreadable body was cut off, so it counts as a network error. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw networkError('The response could not be read');
  }
}

const networkError = (reason: string) =>
  new ApiError(`Network Error: ${reason}`, { status: 0, kind: 'network' });
