import { useSyncExternalStore } from 'react';

/** 'unreachable': the browser has a connection, but the server did not respond to the last call. */
export type Connection = 'online' | 'offline' | 'unreachable';

const CHECK_TIMEOUT_MS = 10_000;

const listeners = new Set<() => void>();
let isUnreachable = false;

/** Records whether the last call has reached the server. */
export function setServerReached(isReached: boolean): void {
  if (isUnreachable === !isReached) return;
  isUnreachable = !isReached;
  for (const listener of listeners) listener();
}

/** Asks whether the server responds again. `/livez` costs it nothing and has no rate limit. */
export async function checkServer(): Promise<void> {
  try {
    await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    setServerReached(true);
  } catch {
    // It is still unreachable; the next check asks again.
  }
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  return isUnreachable ? 'unreachable' : 'online';
}

export const useConnection = (): Connection => useSyncExternalStore(onConnectionChange, connection);
