import type { Endpoint } from '@tuckaway/contract/endpoint';
import { isApiError } from './api-error.ts';

interface Unsettled {
  key: string;
  collection: string;
}

/** Creating requests whose outcome is unknown, by method, address and body. */
const unsettled = new Map<string, Unsettled>();

/**
 * Gives a write its Idempotency-Key: one for all attempts of this call. Where a create ended without a known outcome,
 * the same request made again (the person presses the button once more) keeps the key, so that the server stores it
 * once. Other writes may be repeated without harm, and an old key would stop them from being carried out again.
 */
export async function asOneIntention<Result>(
  { method, path, status }: Endpoint,
  url: string,
  body: string | undefined,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const request = `${method} ${url}\n${body ?? ''}`;
  const collection = collectionOf(path);
  const key = unsettled.get(request)?.key ?? crypto.randomUUID();
  try {
    const result = await send(key);
    // The collection has changed since: an earlier create, sent again, is a new intention with a new key.
    for (const [other, { collection: of }] of unsettled) if (of === collection) unsettled.delete(other);
    return result;
  } catch (error) {
    const creates = status === 201;
    if (creates && !isRefusal(error)) unsettled.set(request, { key, collection });
    else unsettled.delete(request);
    throw error;
  }
}

/** A refusal says that nothing was stored. Anything else, a 5xx included, may come after the row was written. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** `/api/v1/tags/:tagId` → `tags` */
const collectionOf = (path: string) => path.replace(/^\/api\/(v1\/)?/, '').split('/')[0] ?? path;

/**
 * For a form that may be sent again, also after a reload: the same body keeps its key, so that the server stores it once;
 * another body gets a new one.
 */
export function createKeyKeeper(): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
