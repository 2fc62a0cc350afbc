import type { Hue } from '@tuckaway/contract/pictures';
import { DAY_TAG, tagLayer } from './gift-tag.ts';
import { paintGround, type Shelf } from './ground.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing, type Standing } from './stage.ts';
import { groundTone, shadeOf } from './tone.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const at = (share: number) => Math.round(share * HEIGHT);
const SHELF: Shelf = { back: at(0.775), front: at(0.895), lip: at(0.036) };
const BASES = [at(0.835), at(0.862)];
const MOST = { width: WIDTH * 0.36, height: at(0.68), ink: HEIGHT ** 2 * 0.26 };
/** How much of the full size each object of the row gets: the eye rests on the tallest, near the middle. */
const WEIGHTS: Record<number, number[]> = {
  3: [0.8, 1, 0.72],
  4: [0.74, 1, 0.82, 0.66],
  5: [0.64, 0.82, 1, 0.76, 0.6],
};
const ROW_WIDTH = WIDTH * 0.86;
const GAP = WIDTH * 0.022;

/** Side by side, in the order the post names them, every second one a step closer. */
function row(objects: Standing[]): Standing[] {
  const natural = objects.reduce((sum, object) => sum + object.width, GAP * (objects.length - 1));
  const scale = Math.min(1, ROW_WIDTH / natural);
  let left = (WIDTH - natural * scale) / 2;
  return objects.map((object) => {
    const width = object.width * scale;
    const placed = { ...object, width, height: object.height * scale, x: left + width / 2 };
    left += width + GAP * scale;
    return placed;
  });
}

export async function drawPost(
  { icons, hue }: { icons: string[]; hue: Hue },
  box: IconBox,
): Promise<Drawing> {
  const weights = WEIGHTS[icons.length] ?? icons.map(() => 0.6);
  const objects = await Promise.all(
    icons.map(async (icon, index) => {
      const cutout = await box.cutout(icon);
      const weight = weights[index]!;
      const most = { width: MOST.width * weight, height: MOST.height * weight, ink: MOST.ink * weight ** 2 };
      return { cutout, x: 0, base: BASES[index % 2]!, ...fit(cutout, most) };
    }),
  );
  const placed = row(objects);
  const tone = groundTone(hue);
  const size = { width: WIDTH, height: HEIGHT };
  const stage = {
    ...size,
    shade: shadeOf(tone),
    ground: paintGround({ ...size, tone, board: tone, shelves: [SHELF] }),
  };
  const tag = { x: WIDTH * 0.885, hook: -10, thread: at(0.13), width: at(0.15), height: at(0.215), tilt: 4 };
  const byDepth = placed.toSorted((a, b) => a.base - b.base);
  return arrange(stage, byDepth, [tagLayer(size, [tag], DAY_TAG)]);
}
