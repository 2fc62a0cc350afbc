import { documents } from '@tuckaway/contract/documents';
import { expect, it } from 'vitest';
import { SERVER_PREFIXES } from './dev-proxy.ts';

const isProxied = (path: string) => SERVER_PREFIXES.some((prefix) => path.startsWith(prefix));

it.each(Object.values(documents))('$path comes from the server in development', ({ path }) => {
  expect(isProxied(path)).toBe(true);
});

it.each(['/api/v1/tags', '/dev/mail', '/debug/cookies', '/livez', '/waitlist/embed'])(
  '%s comes from the server in development',
  (path) => expect(isProxied(path)).toBe(true),
);

it.each(['/', '/app/saved', '/src/root.tsx', '/sitemap.xml', '/share-page.js', '/draw-page.js'])(
  '%s comes from Vite in development',
  (path) => expect(isProxied(path)).toBe(false),
);
