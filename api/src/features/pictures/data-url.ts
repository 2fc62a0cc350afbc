import { PICTURE_MAX_BYTES } from '@tuckaway/contract/gifts/gifts';
import { unprocessable } from '../../platform/http/errors.ts';

export const PICTURE_REFUSED = 'image_refused';
export const notAPicture = () => refusal('Please select a valid image file');
const tooLarge = () => refusal('Please select an image smaller than 5MB');
const refusal = (message: string) =>
  unprocessable(PICTURE_REFUSED, message, [{ path: '/imageUrl', message }]);

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
const MAX_BASE64_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/** Decodes a data URL whose bytes match its declared type. */
export function readDataUrl(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD));
  if (!head) throw notAPicture();
  const base64 = dataUrl.slice(head[0].length);
  if (base64.length > MAX_BASE64_LENGTH) throw tooLarge();
  const bytes = Buffer.from(base64, 'base64');
  // Node decodes invalid base64 without an error, so the result is encoded again and compared.
  if (bytes.toString('base64') !== base64) throw notAPicture();
  if (bytes.length > PICTURE_MAX_BYTES) throw tooLarge();
  if (!SIGNATURES[head[1]!]!(bytes)) throw notAPicture();
  return bytes;
}
