import type { SafeFetch } from '../../api/src/features/link-previews/safe-fetch.ts';
import { buildPicture, HUGE_AVIF } from '../../api/src/test/pictures.ts';

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** Pages that once stopped the server or made it fail, by the path they are asked for. */
const WORST_PAGES: Record<string, string> = {
  '/nested': '<b>'.repeat(699_000),
  '/elements': jsonLd(`[${'1,'.repeat(255_000)}1]`),
  '/attributes': `<div ${Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join(' ')}>`,
};
export const WORST_PAGE_URLS = Object.keys(WORST_PAGES).map((path) => `https://worst.example${path}`);

/** Fetches the worst pages in place of the web. */
export function buildWorstWeb(): SafeFetch {
  const bodies = new Map(Object.entries(WORST_PAGES).map(([path, text]) => [path, Buffer.from(text)]));
  return async (address) => {
    const url = new URL(address);
    return { url, contentType: 'text/html', body: bodies.get(url.pathname)! };
  };
}

/** A picture that is refused by its header, and one of `sidePx` a side, which is accepted. */
export async function worstPictures(sidePx: number): Promise<string[]> {
  return [HUGE_AVIF, await buildPicture('avif', sidePx, sidePx)];
}
