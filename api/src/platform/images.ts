import { IMAGE_MAX_BYTES } from '@tuckaway/contract/gifts';
import sharp, { type Sharp } from 'sharp';
import { unavailable, unprocessable } from './errors.ts';
import { Gate } from './gate.ts';

export const PICTURE_SIDES_PX = { page: 1200, card: 640 } as const;
export type PictureSize = keyof typeof PICTURE_SIDES_PX;
export type Picture = Record<PictureSize, Buffer>;

const MAX_SIDE_PX = 8000;
const MAX_PIXELS = 24_000_000;
const TIMEOUT_S = 5;
const WEBP = { quality: 80 } as const;

export const IMAGE_REFUSED = 'image_refused';
const notAnImage = () => refusal('Please select a valid image file');
const tooLarge = () => refusal('Please select an image smaller than 5MB');
const refusal = (message: string) => unprocessable(IMAGE_REFUSED, message, [{ path: '/imageUrl', message }]);

// One thread an image, no cache of strangers' pictures, and none of the readers (SVG, PDF, …) that nobody needs.
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

const gate = new Gate({ atOnce: 2, waiting: 8 }, () =>
  unavailable('images_busy', 'Too many pictures are being worked on. Please try again in a moment.'),
);

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  gif: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, 40)),
};

const HEAD = /^data:image\/(png|jpeg|webp|gif|avif);base64,/;
const LONGEST_HEAD = 40;
const MAX_BASE64_LENGTH = Math.ceil(IMAGE_MAX_BYTES / 3) * 4;

/** The bytes of a data URL that says what it is and is what it says. */
export function readDataUrl(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD));
  if (!head) throw notAnImage();
  const base64 = dataUrl.slice(head[0].length);
  if (base64.length > MAX_BASE64_LENGTH) throw tooLarge();
  const bytes = Buffer.from(base64, 'base64');
  // Decoding forgives what is not base64; encoding again shows it.
  if (bytes.toString('base64') !== base64) throw notAnImage();
  if (bytes.length > IMAGE_MAX_BYTES) throw tooLarge();
  if (!SIGNATURES[head[1]!]!(bytes)) throw notAnImage();
  return bytes;
}

/** Draws the picture anew in our sizes: what else the file held (places, names, scripts) does not come along. */
export async function reencode(bytes: Buffer): Promise<Picture> {
  return await gate.run(async () => {
    try {
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
      const { width, height } = await source.metadata();
      if (width > MAX_SIDE_PX || height > MAX_SIDE_PX) throw notAnImage();
      const page = await fit(source.autoOrient(), 'page');
      return { page, card: await fit(sharp(page), 'card') };
    } catch {
      throw notAnImage();
    }
  });
}

async function fit(image: Sharp, size: PictureSize): Promise<Buffer> {
  const side = PICTURE_SIDES_PX[size];
  return await image
    .timeout({ seconds: TIMEOUT_S })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}
