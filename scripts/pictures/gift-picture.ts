import type { Hue, PictureRecipe } from '@tuckaway/contract/pictures';
import { paintGround, type Shelf } from './ground.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing, type Stage, type Standing } from './stage.ts';
import { groundTone, shadeOf } from './tone.ts';

const STAGE_PX = 960;
const at = (share: number) => Math.round(share * STAGE_PX);
const SHELF: Shelf = { back: at(0.765), front: at(0.885), lip: at(0.036) };
const BASE = at(0.83);
const FRONT_BASE = at(0.856);
const MOST = { width: at(0.68), height: at(0.64), ink: STAGE_PX ** 2 * 0.235 };
const COMPANION = { width: at(0.35), height: at(0.33), ink: STAGE_PX ** 2 * 0.064 };
const GROUP_WIDTH = at(0.8);

/** The companion stands in front, on the side where the object leaves more room. */
function pair(main: Standing, companion: Standing): Standing[] {
  const overlap = Math.min(companion.width * 0.3, main.width * 0.25);
  const whole = main.width + companion.width - overlap;
  const shrink = Math.min(1, GROUP_WIDTH / whole);
  const [a, b] = [main, companion].map((one) => ({
    ...one,
    width: one.width * shrink,
    height: one.height * shrink,
  }));
  const side = main.cutout.lean === 'right' ? -1 : 1;
  const middle = STAGE_PX / 2;
  a!.x = middle - (side * (whole * shrink - a!.width)) / 2;
  b!.x = middle + (side * (whole * shrink - b!.width)) / 2;
  return [a!, b!];
}

const stages = new Map<Hue, Stage>();
function stageFor(hue: Hue): Stage {
  const known = stages.get(hue);
  if (known) return known;
  const tone = groundTone(hue);
  const size = { width: STAGE_PX, height: STAGE_PX };
  const stage = {
    ...size,
    ground: paintGround({ ...size, tone, board: tone, shelves: [SHELF] }),
    shade: shadeOf(tone),
  };
  stages.set(hue, stage);
  return stage;
}

export async function drawGift(recipe: PictureRecipe, icons: IconBox): Promise<Drawing> {
  const cutout = await icons.cutout(recipe.icon);
  const main: Standing = { cutout, x: STAGE_PX / 2, base: BASE, ...fit(cutout, MOST) };
  const stage = stageFor(recipe.hue);
  if (recipe.with === undefined) return arrange(stage, [main]);
  const second = await icons.cutout(recipe.with);
  return arrange(stage, pair(main, { cutout: second, x: 0, base: FRONT_BASE, ...fit(second, COMPANION) }));
}
