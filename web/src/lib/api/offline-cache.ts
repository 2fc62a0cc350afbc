import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { isApiError, isUnreachable } from './api-error.ts';
import type { OfflineReader } from './api.ts';
import { noteReached } from './connection.ts';
import { deviceStore } from '../storage/device-store.ts';

/** Where storage is blocked, everything works and nothing is kept. */
const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Keeps each response of a person on the device, and responds with it while the server cannot be reached. */
export function offlineReaderFor(user: SessionUser): OfflineReader {
  const userId = Number.parseInt(user.id, 10);
  const isReady = orUndefined(deviceStore.setOwner(user));
  const keep = async (url: string, body: unknown) => {
    await isReady;
    await deviceStore.keepResponse(userId, url, body);
  };
  const kept = (url: string) => orUndefined(deviceStore.response(userId, url));
  return async (url, read) => {
    // Without a connection there is no use in trying for seconds first.
    const body = navigator.onLine ? undefined : await kept(url);
    if (body !== undefined) return body;
    try {
      const fresh = await read();
      noteReached(true);
      void orUndefined(keep(url, fresh));
      return fresh;
    } catch (error) {
      const last = isUnreachable(error) ? await kept(url) : undefined;
      if (isApiError(error)) noteReached(!isUnreachable(error));
      if (last === undefined) throw error;
      return last;
    }
  };
}
