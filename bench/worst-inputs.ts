import sharp from 'sharp';
import type { SafeFetch } from '../api/src/features/link-previews/safe-fetch.ts';

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** Pages that once stopped the server or made it fail, by the path they are asked for. */
const WORST_PAGES: Record<string, () => string> = {
  '/nested': () => '<b>'.repeat(699_000),
  '/elements': () => jsonLd(`[${'1,'.repeat(255_000)}1]`),
  '/attributes': () => `<div ${Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join(' ')}>`,
};
export const WORST_PAGE_URLS = Object.keys(WORST_PAGES).map((path) => `https://worst.example${path}`);

/** A web of the worst pages alone. */
export const worstWeb: SafeFetch = async (address) => {
  const url = new URL(address);
  return { url, contentType: 'text/html', body: Buffer.from(WORST_PAGES[url.pathname]!()) };
};

/** One that is refused by its header, and the largest that is not. */
export async function worstPictures(): Promise<string[]> {
  const avif = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .avif({ effort: 0, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return `data:image/avif;base64,${bytes.toString('base64')}`;
  };
  return [await avif(4800, 5000), await avif(3000, 3000)];
}
