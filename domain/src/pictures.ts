/** The twelve hues of categories, picture grounds and avatars. */
export const HUES = [
  'coral',
  'amber',
  'moss',
  'pine',
  'mint',
  'sky',
  'indigo',
  'lilac',
  'plum',
  'rose',
  'clay',
  'slate',
] as const;
export type Hue = (typeof HUES)[number];

const PAPER_TURNS = 10;

/** The hue of a name, always the same for the same name. */
export const hueOf = (name: string): Hue => pickHue(hashOf(name));

/** The wrapped present of a name: one of twelve papers, and by how many degrees its colors are turned. */
export function presentOf(name: string): { paper: Hue; turn: number } {
  const hash = hashOf(name);
  const turn = Math.floor(hash / HUES.length) % PAPER_TURNS;
  return { paper: pickHue(hash), turn: (turn * 360) / PAPER_TURNS };
}

const pickHue = (hash: number): Hue => HUES[hash % HUES.length] ?? 'slate';

function hashOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** The files behind `/pictures/{gifts, lists or presents}/{slug}-{width}.webp`. */
export const PICTURE_WIDTHS = [320, 512] as const;

/** The files behind `/api/v1/images/{id}?size={size}`, which people upload. Smaller pictures are not enlarged. */
export const UPLOADED_PICTURE_WIDTHS = { card: 640, page: 1200 } as const;
export type PictureSize = keyof typeof UPLOADED_PICTURE_WIDTHS;

const RENDERED_PICTURE = /^(\/pictures\/(?:gifts|lists|presents)\/.+)-512\.webp$/;
const UPLOADED_PICTURE = /^\/api\/v1\/images\/[^?]+$/;

/** The files of a picture, with their widths; empty for pictures that come in one size. */
export function pictureFiles(imageUrl: string): { url: string; width: number }[] {
  const stem = RENDERED_PICTURE.exec(imageUrl)?.[1];
  if (stem) return PICTURE_WIDTHS.map((width) => ({ url: `${stem}-${width}.webp`, width }));
  if (!UPLOADED_PICTURE.test(imageUrl)) return [];
  return Object.entries(UPLOADED_PICTURE_WIDTHS).map(([size, width]) => ({
    url: `${imageUrl}?size=${size}`,
    width,
  }));
}

/** The picture of a curated gift. */
export function giftPicture(slug: string): string {
  return `/pictures/gifts/${slug}-512.webp`;
}

/** The picture of a curated list. */
export function listPicture(slug: string): string {
  return `/pictures/lists/${slug}-512.webp`;
}

/** The picture of a category; it comes in one size. */
export function categoryPicture(slug: string): string {
  return `/pictures/categories/${slug}-320.webp`;
}

/** A wrapped present, for gifts without a picture. */
export function presentPicture(hue: Hue, width: (typeof PICTURE_WIDTHS)[number] = 512): string {
  return `/pictures/presents/${hue}-${width}.webp`;
}
