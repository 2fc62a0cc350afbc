import { DAY_TAG, NIGHT_TAG, tagLayer, tagOutline, type HangingTag, type TagColors } from './gift-tag.ts';
import { paintGround } from './ground.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing } from './stage.ts';
import type { Tone } from './tone.ts';

/** All measures are shares of the picture, so that a page can lay its words over the tags. */
type Place = { icon: string; x: number; size: number; shelf: 0 | 1 };
type TagPlace = { x: number; shelf: 0 | 1; tilt: number };
type Layout = {
  width: number;
  height: number;
  shelves: [number, number];
  most: number;
  tag: { width: number; height: number; thread: number };
  objects: Place[];
  tags: TagPlace[];
};
export type HeroFormat = 'wide' | 'tall';
export type HeroTheme = 'light' | 'dark';

const BOARD_DEPTH = 0.05;
const LIP = 0.02;

export const HERO_LAYOUTS: Record<HeroFormat, Layout> = {
  wide: {
    width: 1440,
    height: 960,
    shelves: [0.4, 0.81],
    most: 290,
    tag: { width: 190, height: 118, thread: 46 },
    objects: [
      { icon: 'potted-plant', x: 0.125, size: 1, shelf: 0 },
      { icon: 'camera', x: 0.375, size: 0.84, shelf: 0 },
      { icon: 'teapot', x: 0.62, size: 0.86, shelf: 0 },
      { icon: 'telescope', x: 0.865, size: 1, shelf: 0 },
      { icon: 'teddy-bear', x: 0.115, size: 0.96, shelf: 1 },
      { icon: 'headphone', x: 0.575, size: 0.86, shelf: 1 },
      { icon: 'wrapped-gift', x: 0.44, size: 0.9, shelf: 1 },
      { icon: 'yarn', x: 0.755, size: 0.62, shelf: 1 },
      { icon: 'candle', x: 0.9, size: 0.86, shelf: 1 },
    ],
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
    most: 240,
    tag: { width: 188, height: 114, thread: 40 },
    objects: [
      { icon: 'potted-plant', x: 0.165, size: 1.04, shelf: 0 },
      { icon: 'teapot', x: 0.5, size: 0.9, shelf: 0 },
      { icon: 'camera', x: 0.825, size: 0.9, shelf: 0 },
      { icon: 'teddy-bear', x: 0.165, size: 0.96, shelf: 1 },
      { icon: 'wrapped-gift', x: 0.635, size: 0.9, shelf: 1 },
      { icon: 'candle', x: 0.89, size: 0.84, shelf: 1 },
    ],
    tags: [
      { x: 0.4, shelf: 0, tilt: -3 },
      { x: 0.26, shelf: 1, tilt: 2 },
      { x: 0.7, shelf: 1, tilt: -2 },
    ],
  },
};

type Theme = { wall: Tone; board: Tone; shade: Tone; light: number; tag: TagColors };
const THEMES: Record<HeroTheme, Theme> = {
  light: {
    wall: { l: 0.925, c: 0.022, h: 84 },
    board: { l: 0.79, c: 0.06, h: 68 },
    shade: { l: 0.36, c: 0.045, h: 62 },
    light: 1,
    tag: DAY_TAG,
  },
  dark: {
    wall: { l: 0.285, c: 0.018, h: 155 },
    board: { l: 0.4, c: 0.036, h: 66 },
    shade: { l: 0.09, c: 0.01, h: 155 },
    light: 0.94,
    tag: NIGHT_TAG,
  },
};

function hang(layout: Layout, { x, shelf, tilt }: TagPlace): HangingTag {
  const lip = layout.shelves[shelf] + LIP * 0.6;
  const { width, height, thread } = layout.tag;
  return {
    x: x * layout.width,
    hook: lip * layout.height,
    thread,
    width,
    height,
    tilt,
  };
}

/** Where the page may write on each tag: middle and size in percent of the picture, and the tag's tilt. */
export type WritingSpace = { x: number; y: number; width: number; height: number; tilt: number };

function writingSpace(layout: Layout, place: TagPlace): WritingSpace {
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
    HERO_LAYOUTS[format].tags.map((tag) => writingSpace(HERO_LAYOUTS[format], tag));
  return { wide: spacesOf('wide'), tall: spacesOf('tall') };
}

export async function drawHero(format: HeroFormat, theme: HeroTheme, icons: IconBox): Promise<Drawing> {
  const layout = HERO_LAYOUTS[format];
  const colors = THEMES[theme];
  const size = { width: layout.width, height: layout.height };
  const down = (share: number) => Math.round(share * size.height);
  const shelves = layout.shelves.map((front) => ({
    back: down(front - BOARD_DEPTH),
    front: down(front),
    lip: down(LIP),
  }));
  const ground = paintGround({ ...size, tone: colors.wall, board: colors.board, shelves });
  const objects = await Promise.all(
    layout.objects.map(async ({ icon, x, size: share, shelf }) => {
      const cutout = await icons.cutout(icon);
      const side = layout.most * share;
      const most = { width: side * 1.05, height: side, ink: side ** 2 * 0.62 };
      return {
        cutout,
        x: x * size.width,
        base: shelves[shelf]!.front - down(BOARD_DEPTH * 0.42),
        ...fit(cutout, most),
      };
    }),
  );
  const tags = layout.tags.map((tag) => hang(layout, tag));
  return arrange({ ...size, ground, ...colors }, objects, [tagLayer(size, tags, colors.tag)]);
}
