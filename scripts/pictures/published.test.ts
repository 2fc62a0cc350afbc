import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readPublished } from '@tuckaway/content/catalogue/published-pictures';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { HUES } from '@tuckaway/domain/pictures';
import { describe, expect, it } from 'vitest';
import { readGifts, readMore, readRecipes, ROOT } from '../studio/recipes.ts';
import { CATALOGUE, leftoverFiles, planNow, WEB, withoutPicture } from './publish.ts';
import { CARD_BYTES, formatOf } from './scene-formats.ts';

const ALL_BYTES = 40_000_000;

const plan = planNow();
const published = readPublished(CATALOGUE);
const gifts = readGifts();
const bytes = (file: string) => statSync(path.join(WEB, file)).size;

describe('published pictures', () => {
  it('match recipes that have not changed since', () => {
    expect(plan.stale).toEqual([]);
  });

  it('may be missing for a gift, a list or a category, which are then counted', { timeout: 30_000 }, () => {
    const mug = `gifts/${gifts[0]!.slug}`;
    const others = new Map([...published].filter(([id]) => id !== mug));
    const catalogue = readCatalogue(CATALOGUE);
    const missing = withoutPicture(others, catalogue);
    expect(missing).toHaveLength(withoutPicture(published, catalogue).length + 1);
    expect(missing).toContain(mug);
  });

  it('match recipes in their present form', () => {
    expect([...published.keys()].filter((id) => !plan.published.has(id))).toEqual([]);
  });

  it('have a recipe for every post and hue, which pages show without a fallback', () => {
    const recipes = readRecipes(gifts);
    const ids = new Set([...recipes, ...readMore(recipes)].map(({ id }) => id));
    const posts = readdirSync(path.join(ROOT, 'content/blog/posts')).map((name) => name.replace('.md', ''));
    const expected = [...posts.map((slug) => `blog/${slug}`), ...HUES.map((hue) => `presents/${hue}`)];
    expect(expected.filter((id) => !ids.has(id) || !published.has(id))).toEqual([]);
  });

  it('never show the same scene twice', () => {
    const scenes = [...published.values()].map(({ scene }) => scene);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('fit a card, and the repository', () => {
    const small = [...published.keys()].filter((id) => /^(?:gifts|lists|presents|categories)\//.test(id));
    const heavy = small.flatMap((id) => formatOf(id).files).filter((file) => bytes(file) > CARD_BYTES);
    expect(heavy).toEqual([]);
    const folder = path.join(WEB, 'public/pictures');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const whole = files.reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
    expect(whole).toBeLessThan(ALL_BYTES);
  });

  it('match the pictures that pages name', () => {
    const named = ['landing/steps.tsx', 'landing/closing.tsx', 'about/about-page.tsx'].flatMap((page) => {
      const source = readFileSync(path.join(WEB, 'src/features', page), 'utf8');
      const words = [...source.matchAll(/['/]([a-z0-9]+(?:-[a-z0-9]+){2,}?)(?:-512\.webp)?'/g)];
      return words.map(([, slug]) => slug!).filter((slug) => !slug.startsWith('rounded-'));
    });
    expect(named.length).toBeGreaterThan(5);
    const slugs = new Set(gifts.map(({ slug }) => slug));
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('leave nothing else in their folders', () => {
    expect(leftoverFiles(plan.published)).toEqual([]);
  });
});
