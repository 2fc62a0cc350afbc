import { PICTURE_WIDTHS } from '@tuckaway/domain/pictures';
import sharp from 'sharp';
import type { HeroFormat, HeroTheme } from './hero-tags.ts';
import { encodeHero, encodeShareCard } from './site-picture.ts';

type Format = { files: string[]; encode: (render: string) => Promise<Buffer[]> };

/** WebP qualities to try, best first. Below the first, weaves and soft shadows look smeared. */
const QUALITIES = [86, 80, 74, 66];
/** Largest size of a picture on a card. Pictures with fine patterns need a lower quality for it. */
export const CARD_BYTES = 25_000;

const CATEGORY_WIDTHS = [320];
const POST_WIDTHS = [640, 1200];

async function webp(render: string, width: number): Promise<Buffer> {
  const most = width <= Math.max(...PICTURE_WIDTHS) ? CARD_BYTES : Infinity;
  for (const quality of QUALITIES) {
    const encoded = await sharp(render).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= most) return encoded;
  }
  throw new Error(`${render} weighs more than ${most} bytes at ${width} px.`);
}

function inWidths(id: string, widths: readonly number[]): Format {
  return {
    files: widths.map((width) => `public/pictures/${id}-${width}.webp`),
    encode: (render) => Promise.all(widths.map((width) => webp(render, width))),
  };
}

/** Pictures of a post: in the widths of its page, and as a JPEG card for other sites, some of which refuse WebP. */
function post(id: string): Format {
  const { files, encode } = inWidths(id, POST_WIDTHS);
  return {
    files: [...files, `public/pictures/${id}-og.jpg`],
    encode: async (render) => [
      ...(await encode(render)),
      await sharp(render).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
    ],
  };
}

function onTheSite(name: string): Format {
  if (name === 'share-card')
    return { files: ['public/og-default.png'], encode: async (render) => [await encodeShareCard(render)] };
  const [, format, theme] = name.split('-') as [string, HeroFormat, HeroTheme];
  return {
    files: [`public/pictures/site/${name}.webp`],
    encode: async (render) => [await encodeHero(render, format, theme)],
  };
}

/** Which files a render becomes, by the folder in its id. */
export function formatOf(id: string): Format {
  const folder = id.slice(0, id.indexOf('/'));
  switch (folder) {
    case 'gifts':
    case 'lists':
    case 'presents':
      return inWidths(id, PICTURE_WIDTHS);
    case 'categories':
      return inWidths(id, CATEGORY_WIDTHS);
    case 'blog':
      return post(id);
    case 'site':
      return onTheSite(id.slice('site/'.length));
    default:
      throw new Error(`No page shows pictures of ${folder}.`);
  }
}
