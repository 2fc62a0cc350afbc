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

/** The files behind `/pictures/gifts/{key}-{width}.webp`. */
export const GIFT_PICTURE_WIDTHS = [320, 640, 960] as const;

/** Equal recipes share one file; icon names never hold a double hyphen, so the parts stay apart. */
export function pictureKey({ icon, with: companion, hue }: PictureRecipe): string {
  return [icon, companion, hue].filter(Boolean).join('--');
}
