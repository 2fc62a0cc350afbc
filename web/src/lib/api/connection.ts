import { useSyncExternalStore } from 'react';

/** 'unreachable': the browser has a connection, but the server did not respond to the last read. */
export type Connection = 'online' | 'offline' | 'unreachable';

const listeners = new Set<() => void>();
let isUnreachable = false;

/** Records whether the last read has reached the server. */
export function setServerReached(isReached: boolean): void {
  if (isUnreachable === !isReached) return;
  isUnreachable = !isReached;
  for (const listener of listeners) listener();
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
