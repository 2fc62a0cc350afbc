import type { Endpoint } from '@tuckaway/contract/endpoint';
import { isApiError } from './api-error.ts';

interface PendingCreate {
  key: string;
  collection: string;
}

/** Creates whose outcome is unknown, by method, address and body. */
const pendingCreates = new Map<string, PendingCreate>();

/**
 * Sends a write with an Idempotency-Key, the same for all attempts of this call. If the outcome of a create is unknown,
 * the same request (the user presses the button again) reuses the key, so that the server stores it once. Other writes
 * can be repeated without harm; with an old key they would not be carried out again.
 */
export async function withIdempotencyKey<Result>(
  { method, path, status }: Endpoint,
  url: string,
  body: string | undefined,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const request = `${method} ${url}\n${body ?? ''}`;
  const collection = collectionOf(path);
  const key = pendingCreates.get(request)?.key ?? crypto.randomUUID();
  try {
    const result = await send(key);
    // After a successful write to the collection, the user means a new item by repeating an earlier create: forget its key.
    for (const [other, { collection: otherCollection }] of pendingCreates)
      if (otherCollection === collection) pendingCreates.delete(other);
    return result;
  } catch (error) {
    const creates = status === 201;
    if (creates && !isRefusal(error)) pendingCreates.set(request, { key, collection });
    else pendingCreates.delete(request);
    throw error;
  }
}

/** Whether nothing was stored. After any other error, a 5xx included, the row may have been written. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** `/api/v1/tags/:tagId` → `tags` */
const collectionOf = (path: string) => path.replace(/^\/api\/(v1\/)?/, '').split('/')[0] ?? path;

/**
 * Returns a function that creates the Idempotency-Key for a body. The same body gets the same key as before, so that a
 * form can be sent again and the server stores it once.
 */
export function createKeyForBody(): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
