import { escapeHtml } from '@tuckaway/domain/text';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makerFiles, makersOf, readRecipes, ROOT, type Entry } from './recipes.ts';

type MakerEntry = {
  name: string;
  /** Its folder below `studio/makers`, which is named like a file of the catalogue. */
  group: string;
  file: string;
  /** The first lines of its docstring, if it has one. */
  about: string;
  /** The fields that a recipe may give, with their defaults. */
  fields: string;
  /** Gifts that are drawn with it. */
  gifts: Entry[];
};

const PICTURES_EACH = 3;

/** The arguments and the docstring of the function that is registered as this maker. */
export function describeMaker(source: string, name: string): { fields: string; about: string } {
  const start = source.indexOf(`@maker('${name}'`);
  const found = /\ndef \w+\(([\s\S]*?)\):\n(?:\s+"""([\s\S]*?)""")?/.exec(source.slice(start));
  const [, fields = '', about = ''] = found ?? [];
  return { fields: fields.replaceAll(/\s+/g, ' ').trim(), about: about.replaceAll(/\s+/g, ' ').trim() };
}

/** Every maker by group and name. */
export function listMakers(recipes = readRecipes()): MakerEntry[] {
  const giftsOf = new Map<string, Entry[]>();
  for (const gift of recipes)
    for (const name of new Set(makersOf(gift.recipe)))
      giftsOf.set(name, [...(giftsOf.get(name) ?? []), gift]);
  const makers = [...makerFiles()].map(([name, file]) => {
    const source = readFileSync(path.join(ROOT, 'studio/makers', file), 'utf8');
    const gifts = giftsOf.get(name) ?? [];
    return { name, group: path.dirname(file), file, ...describeMaker(source, name), gifts };
  });
  return makers.sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

function picture({ slug, title }: Entry, page: string): string {
  const file = path.join(ROOT, `web/public/pictures/gifts/${slug}-320.webp`);
  if (!existsSync(file)) return '';
  const from = path.relative(path.dirname(page), file).replaceAll(path.sep, '/');
  return `<figure><img loading="lazy" width="160" height="160" src="${from}" alt="" /><figcaption>${escapeHtml(title)}</figcaption></figure>`;
}

function section({ name, file, about, fields, gifts }: MakerEntry, page: string): string {
  const shown = gifts
    .slice(0, PICTURES_EACH)
    .map((gift) => picture(gift, page))
    .join('');
  return `<article id="${name}"><h3>${name}</h3><p>${escapeHtml(about)}</p><p><code>${escapeHtml(fields)}</code></p><p>makers/${file} · ${gifts.length} gifts</p><div>${shown}</div></article>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}article{border-top:1px solid #ccc;padding:.5rem 0}div{display:flex;gap:1rem}figure{margin:0;width:160px}figcaption,p{font-size:.85rem;margin:.25rem 0}nav{columns:3}';

/** Writes a page of all makers, by group, with a few pictures of each; gives its path. */
export async function writeMakersPage(page: string): Promise<string> {
  const makers = listMakers();
  const groups = [...new Set(makers.map(({ group }) => group))];
  const links = groups.map((group) => `<a href="#${group}">${group}</a><br />`).join('');
  const parts = groups.map((group) => {
    const own = makers.filter((one) => one.group === group);
    return `<h2 id="${group}">${group} (${own.length})</h2>${own.map((one) => section(one, page)).join('')}`;
  });
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Makers</title><style>${STYLE}</style><h1>${makers.length} makers</h1><nav>${links}</nav>${parts.join('')}</html>\n`,
  );
  return page;
}
