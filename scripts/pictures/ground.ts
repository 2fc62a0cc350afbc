import { toRgb, type Tone } from './tone.ts';

/** Heights in pixels of the scene: where the wall meets the board, its front edge, and its thickness. */
export type Shelf = { back: number; front: number; lip: number };
export type Scene = {
  width: number;
  height: number; /** Wall and board; the same tone twice reads as one painted niche. */
  tone: Tone;
  board: Tone;
  shelves: Shelf[];
};

const BOARD_LIFT = 0.03;
const LIP_DROP = 0.045;
const LIP_EDGE = 0.03;
const UNDERSHADE = 0.06;
const GLOW = 0.07;

/** What stands at this height: the board, its edge, the shade below it, or bare wall. */
function layerAt(y: number, shelves: Shelf[], reach: number): { isBoard: boolean; light: number } {
  for (const { back, front, lip } of shelves) {
    if (y < back || y >= front + lip + reach) continue;
    const isBoard = y < front + lip;
    if (y < front) return { isBoard, light: BOARD_LIFT * (0.35 + (0.65 * (y - back)) / (front - back)) };
    if (y < front + lip * 0.12) return { isBoard, light: LIP_EDGE };
    if (isBoard) return { isBoard, light: -LIP_DROP };
    return { isBoard, light: -UNDERSHADE * (1 - (y - front - lip) / reach) ** 2 };
  }
  return { isBoard: false, light: 0 };
}

/** One lamp, upper left, for every picture of the house. */
function glow(x: number, y: number): number {
  const distance = Math.hypot(x - 0.26, (y - 0.14) * 0.9);
  return GLOW * (0.5 - Math.min(1, distance / 1.1) ** 1.4);
}

/** A fixed scatter below one step of color: smooth gradients, same bytes on every run. */
function scatter(index: number): number {
  const n = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return (((n ^ (n >>> 12)) >>> 8) & 255) / 255 - 0.5;
}

export function paintGround({ width, height, tone, board, shelves }: Scene): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const reach = Math.min(width, height) * 0.09;
  for (let y = 0; y < height; y++) {
    const layer = layerAt(y, shelves, reach);
    const base = layer.isBoard ? board : tone;
    for (let x = 0; x < width; x++) {
      const l = base.l + glow(x / width, y / height) + layer.light;
      const rgb = toRgb({ l, c: base.c * (1 + (base.l - l) * 4), h: base.h });
      const at = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) pixels[at + k] = Math.round(rgb[k]! + scatter(at + k));
    }
  }
  return pixels;
}
