import type { CSSProperties } from 'react';

const SHORT = { characters: 8, px: 32 };
const LONG = { characters: 20, px: 18 };

/** Font size of a list's name: 32px up to 8 characters, 18px from 20 on, linear between. */
export function listNameSize(name: string): number {
  const share = ([...name].length - SHORT.characters) / (LONG.characters - SHORT.characters);
  const px = SHORT.px + (LONG.px - SHORT.px) * Math.min(Math.max(share, 0), 1);
  return Math.round(px * 10) / 10;
}

// Average width of a letter of the heading font, in em, with a reserve for wide ones.
const LETTER_EM = 0.64;

/** Font size for names in a card: shrinks until the longest word fits, but not below the smallest size. */
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
/** Width of a card in the grid, computed (with the page's padding of 4vw), because a subgrid cannot be a size container. */
const cardWidth = (columns: number) => `(92vw - ${(columns - 1) * 20}px) / ${columns}`;

/**
 * Styles for the names of a grid: each name has the size of the longest one in its row, so that their lines align. Rows
 * depend on the number of columns, so there is a custom property for each number.
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
