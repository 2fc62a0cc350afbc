const SHORT = { characters: 8, px: 32 };
const LONG = { characters: 20, px: 18 };

/** The longer a list's name, the smaller its letters: 32px up to 8 characters, 18px from 20 on. */
export function listNameSize(name: string): number {
  const share = ([...name].length - SHORT.characters) / (LONG.characters - SHORT.characters);
  const px = SHORT.px + (LONG.px - SHORT.px) * Math.min(Math.max(share, 0), 1);
  return Math.round(px * 10) / 10;
}
