import type { CSSProperties } from 'react';

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
function fontSizeOf(names: readonly string[], cardWidth: string): string {
  const px = Math.min(...names.map(listNameSize));
  if (px === LONG.px) return `${px}px`;
  const longest = Math.max(...names.flatMap((name) => name.split(/\s/)).map((word) => [...word].length));
  return `clamp(${LONG.px}px, ${cardWidth} / ${(longest * LETTER_EM).toFixed(1)}, ${px}px)`;
}

/** The size of one name in a card that is a size container. */
export const listNameStyle = (name: string): CSSProperties => ({ fontSize: fontSizeOf([name], '100cqi') });

/** The numbers of columns that a card grid can have; `ROW_NAME_CLASS` picks the one in force. */
const COLUMNS = [2, 3, 4, 5, 6];
/** A card of the grid, whose parts are a subgrid: a size container cannot be one. The page has a padding of 4vw. */
const cardWidth = (columns: number) => `(92vw - ${(columns - 1) * 20}px) / ${columns}`;

/**
 * For each name of a grid the size of the longest name in its row, so that the lines of a row align. A row depends on
 * the number of columns: there is one custom property for each.
 */
export function rowNameStyles(names: readonly string[]): CSSProperties[] {
  const styles: Record<string, string>[] = names.map(() => ({}));
  for (const columns of COLUMNS) {
    for (let start = 0; start < names.length; start += columns) {
      const size = fontSizeOf(names.slice(start, start + columns), cardWidth(columns));
      for (const style of styles.slice(start, start + columns)) style[`--name-${columns}`] = size;
    }
  }
  return styles;
}

/** The same for names in one scrolling row. */
export function oneRowNameStyle(names: readonly string[]): CSSProperties {
  const size = fontSizeOf(names, '9rem');
  return Object.fromEntries(COLUMNS.map((columns) => [`--name-${columns}`, size]));
}

/** Reads the sizes from `rowNameStyles`, at the breakpoints of the grid. */
export const ROW_NAME_CLASS =
  'text-[length:var(--name-2)] sm:text-[length:var(--name-3)] md:text-[length:var(--name-4)] ' +
  'xl:text-[length:var(--name-5)] 2xl:text-[length:var(--name-6)]';
