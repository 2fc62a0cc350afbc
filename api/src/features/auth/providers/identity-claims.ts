/** How far the clocks of a provider and of this server may differ. */
export const CLOCK_TOLERANCE_S = 60;
export const MAX_SUBJECT_CHARS = 255;
const MAX_PICTURE_CHARS = 2048;

/** The text of a claim, trimmed; undefined if it is no text or empty. */
export const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() ? claim.trim() : undefined;

/** The URL of a picture; undefined if it is too long or not https. */
export const pictureOf = (claim: unknown): string | undefined => {
  const url = textOf(claim);
  return url?.startsWith('https://') && url.length <= MAX_PICTURE_CHARS ? url : undefined;
};
