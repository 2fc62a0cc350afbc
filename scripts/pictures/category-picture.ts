import sharp from 'sharp';
import type { IconBox } from './icons.ts';
import { fit, layersOf } from './stage.ts';

const STAGE_PX = 320;
const MOST = { width: STAGE_PX * 0.9, height: STAGE_PX * 0.88, ink: STAGE_PX ** 2 * 0.48 };
const MIDDLE = 0.485;
const SHADE = { l: 0.28, c: 0.02, h: 60 };

/** The object alone: the card brings its own ground, in light and in dark. */
export async function drawCategory(
  icon: string,
  icons: IconBox,
  widths: readonly number[],
): Promise<Buffer[]> {
  const cutout = await icons.cutout(icon);
  const size = fit(cutout, MOST);
  const base = STAGE_PX * MIDDLE + size.height / 2;
  const room = { width: STAGE_PX, height: STAGE_PX, shade: SHADE, hasWall: false };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const pixels = await sharp({
    create: { width: STAGE_PX, height: STAGE_PX, channels: 4, background: clear },
  })
    .composite(await layersOf(room, { cutout, x: STAGE_PX / 2, base, ...size }))
    .raw()
    .toBuffer();
  const drawing = sharp(pixels, { raw: { width: STAGE_PX, height: STAGE_PX, channels: 4 } });
  return Promise.all(
    widths.map((width) =>
      drawing.clone().resize(width).webp({ quality: 84, alphaQuality: 90, effort: 5 }).toBuffer(),
    ),
  );
}
