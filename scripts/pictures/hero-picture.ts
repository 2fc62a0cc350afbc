import { DAY_TAG, NIGHT_TAG, tagLayer, type TagColors } from './gift-tag.ts';
import { paintGround } from './ground.ts';
import { HERO_TAGS, heroTags, type HeroFormat, type HeroTheme } from './hero-tags.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing } from './stage.ts';
import type { Tone } from './tone.ts';

type Place = { icon: string; x: number; size: number; shelf: 0 | 1 };
type Layout = { most: number; objects: Place[] };

const BOARD_DEPTH = 0.05;
const LIP = 0.02;

export const HERO_LAYOUTS: Record<HeroFormat, Layout> = {
  wide: {
    most: 290,
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
  },
  tall: {
    most: 240,
    objects: [
      { icon: 'potted-plant', x: 0.165, size: 1.04, shelf: 0 },
      { icon: 'teapot', x: 0.5, size: 0.9, shelf: 0 },
      { icon: 'camera', x: 0.825, size: 0.9, shelf: 0 },
      { icon: 'teddy-bear', x: 0.165, size: 0.96, shelf: 1 },
      { icon: 'wrapped-gift', x: 0.635, size: 0.9, shelf: 1 },
      { icon: 'candle', x: 0.89, size: 0.84, shelf: 1 },
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

export async function drawHero(format: HeroFormat, theme: HeroTheme, icons: IconBox): Promise<Drawing> {
  const layout = { ...HERO_TAGS[format], ...HERO_LAYOUTS[format] };
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
  return arrange({ ...size, ground, ...colors }, objects, [tagLayer(size, heroTags(format), colors.tag)]);
}
