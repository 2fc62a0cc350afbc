import { useSyncExternalStore } from 'react';
import { paths } from './navigation/paths.ts';

/** Address of the service worker, which the build writes; see web/worker. */
const SERVICE_WORKER = { url: '/service-worker.js', scope: paths.app };
const CHECK_MS = 60 * 60_000;

/** 'waiting': a newer version is downloaded. 'replaced': another tab has activated it, and this one runs the older. */
type Update = 'none' | 'waiting' | 'replaced';

const listeners = new Set<() => void>();
let update: Update = 'none';
let waiting: ServiceWorker | null = null;
let isUpdateAccepted = false;

function set(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/**
 * Registers the service worker, with which the signed-in area opens offline. A newer version is downloaded completely,
 * and activated only after the user's consent, so that a page never gets files of both.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(SERVICE_WORKER.url, { scope: SERVICE_WORKER.scope });
  const offerUpdate = () => {
    // On the first installation there is no older version to replace.
    if (!registration.waiting || !registration.active) return;
    waiting = registration.waiting;
    set('waiting');
  };
  offerUpdate();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerUpdate),
  );
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdateAccepted) location.reload();
    else if (hadController) set('replaced');
  });
  setInterval(() => void registration.update().catch(() => {}), CHECK_MS);
}

/** Activates the waiting version, which reloads this page. */
export function applyUpdate(): void {
  if (update === 'replaced') return location.reload();
  isUpdateAccepted = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useUpdate = (): Update => useSyncExternalStore(subscribe, () => update);
