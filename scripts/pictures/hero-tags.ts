import { tagOutline, type HangingTag } from './gift-tag.ts';

/** `x` and `shelves` are shares of the picture, by which a page lays words over the tags; sizes are pixels. */
type TagPosition = { x: number; shelf: 0 | 1; tilt: number };
type TagLayout = {
  width: number;
  height: number;
  /** Front edges of the two boards, from the top. */
  shelves: [number, number];
  tag: { width: number; height: number; thread: number };
  tags: TagPosition[];
};
export type HeroFormat = 'wide' | 'tall';
export type HeroTheme = 'light' | 'dark';

const LIP = 0.02;

export const HERO_TAGS: Record<HeroFormat, TagLayout> = {
  wide: {
    width: 1440,
    height: 960,
    shelves: [0.4, 0.81],
    tag: { width: 190, height: 118, thread: 46 },
    tags: [
      { x: 0.278, shelf: 0, tilt: -3 },
      { x: 0.745, shelf: 0, tilt: 3 },
      { x: 0.17, shelf: 1, tilt: 2 },
      { x: 0.6, shelf: 1, tilt: -2 },
    ],
  },
  tall: {
    width: 780,
    height: 900,
    shelves: [0.4, 0.81],
    tag: { width: 188, height: 114, thread: 40 },
    tags: [
      { x: 0.4, shelf: 0, tilt: -3 },
      { x: 0.26, shelf: 1, tilt: 2 },
      { x: 0.7, shelf: 1, tilt: -2 },
    ],
  },
};

function hang(layout: TagLayout, { x, shelf, tilt }: TagPosition): HangingTag {
  const hook = (layout.shelves[shelf] + LIP * 0.6) * layout.height;
  return { x: x * layout.width, hook, tilt, ...layout.tag };
}

export function heroTags(format: HeroFormat): HangingTag[] {
  const layout = HERO_TAGS[format];
  return layout.tags.map((tag) => hang(layout, tag));
}

/** Where the page may write on each tag: middle and size in percent of the picture, and the tag's tilt. */
type WritingSpace = { x: number; y: number; width: number; height: number; tilt: number };

function writingSpace(layout: TagLayout, place: TagPosition): WritingSpace {
  const { x, hook, thread, width, height, tilt } = hang(layout, place);
  const { hole } = tagOutline(width, height);
  const top = hole.y + hole.r * 2.4;
  const middle = thread - hole.y + (top + height) / 2;
  const turn = (tilt * Math.PI) / 180;
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  return {
    x: percent(x - Math.sin(turn) * middle, layout.width),
    y: percent(hook + Math.cos(turn) * middle, layout.height),
    width: percent(width * 0.9, layout.width),
    height: percent((height - top) * 0.92, layout.height),
    tilt,
  };
}

export function heroWritingSpaces(): Record<HeroFormat, WritingSpace[]> {
  const spacesOf = (format: HeroFormat) =>
    HERO_TAGS[format].tags.map((tag) => writingSpace(HERO_TAGS[format], tag));
  return { wide: spacesOf('wide'), tall: spacesOf('tall') };
}
