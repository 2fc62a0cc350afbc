import { UPLOADED_PICTURE_WIDTHS, type PictureSize } from '@tuckaway/domain/pictures';
import sharp, { type Metadata, type Sharp } from 'sharp';

export type Picture = Record<PictureSize, Buffer>;

const MAX_SIDE_PX = 8000;
const MAX_PIXELS = 24_000_000;
// Decoding AVIF takes about 19 bytes a pixel, five times as much as the other formats.
const MAX_AVIF_PIXELS = 9_000_000;
/** Tall pictures keep the full width up to this; anything narrower is made to fit. */
const MAX_HEIGHT_PER_WIDTH = 2;
const WEBP = { quality: 80 } as const;

// One thread per image, no cache, and unused readers (SVG, PDF, …) blocked.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Re-encodes the picture in our sizes, without metadata or embedded content. */
export async function redraw(bytes: Uint8Array): Promise<Picture> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  refuseLarge(await source.metadata());
  const page = await resizeTo(source.autoOrient(), 'page');
  return { page, card: await resizeTo(sharp(page), 'card') };
}

/** Dimensions from the header, before decoding. */
function refuseLarge({ width, height, format }: Metadata): void {
  const maxPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX || width * height > maxPixels)
    throw new Error(`too large: ${format} of ${width} x ${height}`);
}

async function resizeTo(image: Sharp, size: PictureSize): Promise<Buffer> {
  const width = UPLOADED_PICTURE_WIDTHS[size];
  return await image
    .resize(width, width * MAX_HEIGHT_PER_WIDTH, { fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}
