import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeMaker, listMakers, writeMakersPage } from './makers-page.ts';
import { makersOf, readMore, readRecipes } from './recipes.ts';

const makers = listMakers();

describe('makers', () => {
  it('appear in a recipe, all of them', () => {
    const gifts = readRecipes();
    const used = new Set([...gifts, ...readMore(gifts)].flatMap(({ recipe }) => makersOf(recipe)));
    expect(makers.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('lie in groups of at most twenty files', () => {
    const groups = Map.groupBy(makers, ({ group }) => group);
    const large = [...groups].filter(([, own]) => new Set(own.map(({ file }) => file)).size > 20);
    expect(large.map(([group]) => group)).toEqual([]);
    expect(groups.has('.')).toBe(false);
  });

  it('have a description of arguments and docstring', () => {
    const source = `@maker('bowl')\ndef bowl(body='clay', width=9):\n    """A bowl.\n    Deep."""\n`;
    expect(describeMaker(source, 'bowl')).toEqual({ fields: "body='clay', width=9", about: 'A bowl. Deep.' });
  });

  it('have a page with their pictures', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'makers-'));
    const page = await readFile(await writeMakersPage(path.join(folder, 'makers.html')), 'utf8');
    await rm(folder, { recursive: true });
    expect(page.includes('<h2 id="pets">')).toBe(true);
    expect(page.match(/<article /g)?.length).toBe(makers.length);
    expect(page.includes('mini-desk-zen-garden-320.webp')).toBe(true);
  });
});
