import { documents } from '@tuckaway/contract/documents';

const foldersOfDocuments = Object.values(documents).map(({ path }) => `/${path.split('/')[1]!}/`);

/**
 * Beginnings of the addresses that the server answers in development: calls, documents and tools. Vite serves all others.
 * The slash at the end keeps `/s/` apart from `/src` and `/sitemap.xml`.
 */
export const SERVER_PREFIXES = [
  ...new Set(['/api/', ...foldersOfDocuments]),
  '/dev/',
  '/debug/',
  '/livez',
  '/waitlist/',
];
