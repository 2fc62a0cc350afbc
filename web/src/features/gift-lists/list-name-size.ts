const SHORT = { characters: 8, px: 32 };
const LONG = { characters: 20, px: 18 };

/** The longer a list's name, the smaller its letters: 32px up to 8 characters, 18px from 20 on. */
export function listNameSize(name: string): number {
  const share = ([...name].length - SHORT.characters) / (LONG.characters - SHORT.characters);
  const px = SHORT.px + (LONG.px - SHORT.px) * Math.min(Math.max(share, 0), 1);
  return Math.round(px * 10) / 10;
}

// The width of an average letter of the heading font, in em, with some room for wide ones.
const LETTER_EM = 0.64;

/** In a card that is too narrow for the longest word the letters shrink to fit it, but never below the smallest size. */
export function listNameStyle(name: string): { fontSize: string } {
  const px = listNameSize(name);
  if (px === LONG.px) return { fontSize: `${px}px` };
  const longest = Math.max(...name.split(/\s/).map((word) => [...word].length));
  return { fontSize: `clamp(${LONG.px}px, ${(100 / (longest * LETTER_EM)).toFixed(1)}cqi, ${px}px)` };
}
