/** The twelve hues of the house; categories, picture grounds and avatars share them. */
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

/** What a catalogue gift says about its picture: an object, its hue, and perhaps a small companion. */
export type PictureRecipe = { icon: string; hue: Hue; with?: string | undefined };

/** The files behind `/pictures/{gifts, lists or presents}/{slug}-{width}.webp`. */
export const PICTURE_WIDTHS = [320, 512] as const;
/** The same of gifts that are drawn and not rendered yet. */
export const DRAWN_PICTURE_WIDTHS = [320, 640, 960] as const;

/** The files behind `/api/v1/images/{id}?size={size}`, which people upload. Smaller pictures are not enlarged. */
export const UPLOADED_PICTURE_WIDTHS = { card: 640, page: 1200 } as const;
export type PictureSize = keyof typeof UPLOADED_PICTURE_WIDTHS;

const OWN_PICTURE = /^(\/pictures\/(?:gifts|lists|presents)\/.+)-(\d+)\.webp$/;
const UPLOADED_PICTURE = /^\/api\/v1\/images\/[^?]+$/;

/** The files that exist of a picture, with their widths; none for pictures that come in one size. */
export function pictureFiles(imageUrl: string): { url: string; width: number }[] {
  const [, stem, largest] = OWN_PICTURE.exec(imageUrl) ?? [];
  const widths = largest === '512' ? PICTURE_WIDTHS : DRAWN_PICTURE_WIDTHS;
  if (stem) return widths.map((width) => ({ url: `${stem}-${width}.webp`, width }));
  if (!UPLOADED_PICTURE.test(imageUrl)) return [];
  return Object.entries(UPLOADED_PICTURE_WIDTHS).map(([size, width]) => ({
    url: `${imageUrl}?size=${size}`,
    width,
  }));
}

/** The picture of a curated gift; one that is only drawn has a double hyphen in its key, as no slug has. */
export function giftPicture(key: string): string {
  return `/pictures/gifts/${key}-${key.includes('--') ? 640 : 512}.webp`;
}

/** Equal recipes share one file; icon names never hold a double hyphen, so the parts stay apart. */
export function pictureKey({ icon, with: companion, hue }: PictureRecipe): string {
  return [icon, companion, hue].filter(Boolean).join('--');
}
