// The service worker of the signed-in area: the files of one build, kept whole, and pictures of the catalogue. Nothing
// that belongs to a person passes through it: calls of the API go to the network as if it were not there.
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: every file of it that the signed-in area can need. */
declare const BUILD_FILES: PrecacheEntry[];

const SHELL = '/__spa-fallback.html';
const IN_THE_APP = /^\/app(\/|\?|$)/;
const MOST_PICTURES = 300;

precacheAndRoute(BUILD_FILES, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { allowlist: [IN_THE_APP] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({
    cacheName: 'tuckaway-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
  }),
);

// Only when the person asks for the new version.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
