import { describe, expect, it } from 'vitest';
import { HUES } from '@tuckaway/domain/pictures';
import { makerFiles, makersOf, readGifts, readMore, readRecipes, sourceKey } from './recipes.ts';

const gifts = readGifts();
const recipes = readRecipes(gifts);
const makers = makerFiles();
const more = readMore(recipes);
const everything = [...recipes, ...more];

describe('picture recipes', () => {
  it('belong to gifts of the file with the same name', () => {
    const places = new Map(gifts.map(({ slug, file }) => [slug, file]));
    expect(recipes.filter(({ slug, file }) => places.get(slug) !== file).map(({ slug }) => slug)).toEqual([]);
  });

  it('name makers that exist', () => {
    const unknown = everything.flatMap(({ slug, recipe }) =>
      makersOf(recipe)
        .filter((name) => !makers.has(name))
        .map((name) => `${slug}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('stand on a ground of the house', () => {
    const hues: readonly string[] = HUES;
    expect(
      everything.filter(({ recipe }) => !hues.includes(recipe.ground ?? '')).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('never show two things the same', () => {
    const keys = everything.map(({ recipe }) => sourceKey(recipe, '', makers));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('show only gifts that have a recipe on a cover', () => {
    expect(() => readMore([])).toThrow('which has no recipe.');
  });

  it('have another key when the recipe changes', () => {
    const recipe = { maker: 'mug', body: 'glaze sage' };
    expect(sourceKey({ ...recipe, body: 'glaze rose' }, '', makers)).not.toBe(sourceKey(recipe, '', makers));
    expect(sourceKey({ ...recipe }, '', makers)).toBe(sourceKey(recipe, '', makers));
  });
});
