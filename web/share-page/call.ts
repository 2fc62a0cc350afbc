import type { Endpoint, ResponseOf } from '@tuckaway/contract/endpoint';
import { pathTo } from '@tuckaway/contract/path-to';

/** A refusal in the server's words. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** Text of a failure: the server's words, if it gave any. */
export const failureText = (error: unknown): string =>
  error instanceof Refused ? error.message : 'That did not work. Please try again.';

const ENDED = 'This link has been ended, or what you chose is gone. Nothing was changed.';
const NO_CONNECTION =
  'The server did not answer. Reload the page to see whether this was stored, then try again.';

interface Input {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/**
 * Calls the API without the app's own client, which would bring more code than the page has. The declarations of the contract
 * are here for their types alone: the type checker compares method and path with the declared ones.
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { params = {}, query = '', body }: Input = {},
): Promise<ResponseOf<E>> {
  const address = pathTo<string>(path, params) + query;
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(address, { method, headers, body: sent }).catch(() => {
    throw new Refused(0, 'unreachable', NO_CONNECTION);
  });
  const answer = (await response.json().catch(() => ({}))) as {
    data?: unknown;
    detail?: string;
    code?: string;
  };
  if (response.status === 404) throw new Refused(404, 'not_found', ENDED);
  if (!response.ok) throw new Refused(response.status, answer.code ?? '', answer.detail ?? NO_CONNECTION);
  return answer.data as ResponseOf<E>;
}
