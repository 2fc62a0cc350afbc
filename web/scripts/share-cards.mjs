// Draws the picture that chats and networks show for a list or a hub: its first gifts in a row. Cards are cached in .cache by a hash of their content.
import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const BUILD = join(import.meta.dirname, '../build/client');
const CARDS = join(BUILD, 'pictures/cards');
/** Source of the pictures: the copies in the build have a new date each time. */
const PICTURES = join(import.meta.dirname, '../public');
const CACHE = join(import.meta.dirname, '../../.cache/share-cards');
/** Changes when the same pictures are to be drawn differently. */
const VERSION = 1;
const CARD = { width: 1200, height: 630 };
const TILE = 360;
const GAP = 30;
const PAPER = '#f4ede1';
const FOLDERS = {
  lists: { shown: /<li id="[^"]+"[^>]*><img src="(\/pictures\/[^"]+)"/g, card: (slug) => `${slug}.jpg` },
  'gifts-for': {
    shown: /<a href="\/lists\/[\w-]+#[\w-]+"[^>]*><img src="(\/pictures\/[^"]+)"/g,
    card: (slug) => `gifts-for-${slug}.jpg`,
  },
};
const CONCURRENCY = 4;

async function draw(folder, slug) {
  const { shown, card } = FOLDERS[folder];
  const html = await readFile(join(BUILD, folder, slug, 'index.html'), 'utf8');
  const urls = [...html.matchAll(shown)].slice(0, 3).map(([, url]) => url);
  if (urls.length < 3) throw new Error(`${slug}: three pictures for its card were not found.`);
  const kept = join(CACHE, `${await keyOf(urls)}.jpg`);
  if (!(await exists(kept))) await drawInto(kept, urls);
  await copyFile(kept, join(CARDS, card(slug)));
}

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Pictures are identified by name, size and date, as the inputs of a build are. */
async function keyOf(urls) {
  const hash = createHash('sha256').update(String(VERSION));
  for (const url of urls) {
    const { size, mtimeMs } = await stat(join(PICTURES, url));
    hash.update(`${url} ${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 24);
}

async function drawInto(file, urls) {
  // Raw pixels: encoding the tiles as WebP again would take most of the time.
  const tiles = await Promise.all(
    urls.map((url) => sharp(join(BUILD, url)).resize(TILE, TILE).raw().toBuffer({ resolveWithObject: true })),
  );
  const row = tiles.length * TILE + (tiles.length - 1) * GAP;
  const unfinished = `${file}.${process.pid}`;
  await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite(
      tiles.map(({ data, info: { width, height, channels } }, index) => ({
        input: data,
        raw: { width, height, channels },
        left: Math.round((CARD.width - row) / 2) + index * (TILE + GAP),
        top: Math.round((CARD.height - TILE) / 2),
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(unfinished);
  await rename(unfinished, file);
}

async function pagesOf(folder) {
  const entries = await readdir(join(BUILD, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => [folder, name]);
}

const pages = (await Promise.all(Object.keys(FOLDERS).map(pagesOf))).flat();
await mkdir(CARDS, { recursive: true });
await mkdir(CACHE, { recursive: true });
for (let at = 0; at < pages.length; at += CONCURRENCY)
  await Promise.all(pages.slice(at, at + CONCURRENCY).map(([folder, slug]) => draw(folder, slug)));

console.log(`Made ${pages.length} share cards.`);
