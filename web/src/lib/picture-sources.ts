import { GIFT_PICTURE_WIDTHS, UPLOADED_PICTURE_SIDES_PX } from '@tuckaway/contract/pictures';

const CATALOGUE_PICTURE = /^(\/pictures\/.+)-640\.webp$/;
const UPLOADED_PICTURE = /^\/api\/v1\/images\/[^?]+$/;

/** The files that exist of a picture, for `srcset`: the catalogue's in three widths, people's own in card and page size. */
export function srcSetOf(url: string): string | undefined {
  const stem = CATALOGUE_PICTURE.exec(url)?.[1];
  if (stem) return GIFT_PICTURE_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
  if (!UPLOADED_PICTURE.test(url)) return undefined;
  const { card, page } = UPLOADED_PICTURE_SIDES_PX;
  return `${url}?size=card ${card}w, ${url} ${page}w`;
}
