import { escapeHtml } from '@tuckaway/domain/text';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

type Shot = { slug: string; title: string; picture: string };
const CELL = 240;
const LABEL = 34;
const ACROSS = 8;
const PER_SHEET = 40;

function caption(text: string): Buffer {
  const lines = text.length > 34 ? [text.slice(0, 34), text.slice(34, 68)] : [text];
  const rows = lines.map((line, i) => `<text x="4" y="${13 + i * 14}">${escapeHtml(line)}</text>`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LABEL}" font-family="sans-serif" font-size="12">${rows}</svg>`,
  );
}

/** Sheets of forty pictures each, with or without their titles; gives the files written. */
export async function contactSheets(
  shots: Shot[],
  folder: string,
  name: string,
  titled: boolean,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (let start = 0; start < shots.length; start += PER_SHEET) {
    const part = shots.slice(start, start + PER_SHEET);
    const across = Math.min(ACROSS, part.length);
    const down = Math.ceil(part.length / across);
    const layers = await Promise.all(
      part.map(async ({ slug, title, picture }, i) => {
        const left = (i % across) * (CELL + 6);
        const top = Math.floor(i / across) * (CELL + LABEL + 4);
        const image = await sharp(picture)
          .resize(CELL, CELL, { fit: 'contain', background: '#ffffff' })
          .toBuffer();
        const words = titled ? `${slug} · ${title}` : `${start + i + 1}`;
        return [
          { input: image, left, top },
          { input: caption(words), left, top: top + CELL },
        ];
      }),
    );
    const file = path.join(
      folder,
      `${name}${shots.length > PER_SHEET ? `-${start / PER_SHEET + 1}` : ''}.png`,
    );
    await sharp({
      create: {
        width: across * (CELL + 6),
        height: down * (CELL + LABEL + 4),
        channels: 3,
        background: '#ffffff',
      },
    })
      .composite(layers.flat())
      .png({ compressionLevel: 6 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
