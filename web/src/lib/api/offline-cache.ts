import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { isUnreachable } from './api-error.ts';
import type { OfflineReader } from './api.ts';
import { connection } from './connection.ts';
import { RETRY } from './retry.ts';
import { userIdOf } from '../user-id.ts';
import { deviceStore } from '../storage/device-store.ts';

/** Errors of the store are ignored: if storage is blocked, nothing is cached. */
const undefinedOnError = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Offline cache of a user: stores each response on the device, and returns it while the server is unreachable. */
export function offlineReaderFor(user: SessionUser): OfflineReader {
  const userId = userIdOf(user);
  const isReady = undefinedOnError(deviceStore.setOwner(user));
  const store = async (url: string, body: unknown) => {
    await isReady;
    await deviceStore.putResponse(userId, url, body);
  };
  return async (url, fits, read) => {
    // An older build may have stored the response in another form: then it counts as not cached.
    const readCached = async () => {
      const cached = await undefinedOnError(deviceStore.response(userId, url));
      return fits(cached) ? cached : undefined;
    };
    // Offline, the cached response is returned at once, without waiting for retries.
    const before = connection();
    const body = before === 'online' ? undefined : await readCached();
    if (body !== undefined && before === 'offline') return body;
    try {
      // A server that is known to be unreachable is tried once.
      const fresh = await read(body === undefined ? undefined : RETRY.cachedRead);
      void undefinedOnError(store(url, fresh));
      return fresh;
    } catch (error) {
      const cached = isUnreachable(error) ? await readCached() : undefined;
      if (cached === undefined) throw error;
      return cached;
    }
  };
}
