// Draws the picture that chats and networks show for a list: its first gifts in a row. Also removes data files of pages
// that no script opens.
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const BUILD = join(import.meta.dirname, '../build/client');
const CARDS = join(BUILD, 'pictures/cards');
const CARD = { width: 1200, height: 630 };
const TILE = 360;
const GAP = 30;
const PAPER = '#f4ede1';
const SHOWN = /<li id="[^"]+"[^>]*><img src="(\/pictures\/[^"]+)"/g;
const AT_ONCE = 4;

async function draw(slug) {
  const html = await readFile(join(BUILD, 'lists', slug, 'index.html'), 'utf8');
  const urls = [...html.matchAll(SHOWN)].slice(0, 3).map(([, url]) => url);
  if (urls.length < 3) throw new Error(`${slug}: three pictures for its card were not found.`);
  const tiles = await Promise.all(urls.map((url) => sharp(join(BUILD, url)).resize(TILE, TILE).toBuffer()));
  const row = tiles.length * TILE + (tiles.length - 1) * GAP;
  await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: Math.round((CARD.width - row) / 2) + index * (TILE + GAP),
        top: Math.round((CARD.height - TILE) / 2),
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(join(CARDS, `${slug}.jpg`));
}

const lists = await readdir(join(BUILD, 'lists'), { withFileTypes: true });
const slugs = lists.filter((entry) => entry.isDirectory()).map(({ name }) => name);
await mkdir(CARDS, { recursive: true });
for (let at = 0; at < slugs.length; at += AT_ONCE) await Promise.all(slugs.slice(at, at + AT_ONCE).map(draw));

for (const folder of ['lists', 'gifts-for'])
  for (const name of await readdir(join(BUILD, folder)))
    if (name.endsWith('.data')) await rm(join(BUILD, folder, name));
const index = join(BUILD, 'lists.data');
if (
  await access(index).then(
    () => true,
    () => false,
  )
)
  await rm(index);
console.log(`Drew ${slugs.length} share cards.`);
