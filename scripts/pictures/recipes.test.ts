import { describe, expect, it } from 'vitest';
import { collectCategoryRecipes, collectGiftRecipes, readPostRecipe } from './recipes.ts';

const gifts = (...lines: string[]) => [{ name: 'gifts/home.yaml', text: lines.join('\n') }];

describe('collectGiftRecipes', () => {
  it('draws equal recipes once and remembers where the first stands', () => {
    const recipes = collectGiftRecipes(
      gifts(
        '- slug: a',
        '  picture: { icon: teapot, hue: sky }',
        '- slug: b',
        '  picture: { icon: candle, with: jar, hue: clay }',
        '- slug: c',
        '  picture: { icon: teapot, hue: sky }',
      ),
    );
    expect(recipes).toEqual([
      { icon: 'candle', with: 'jar', hue: 'clay', place: 'gifts/home.yaml:4' },
      { icon: 'teapot', with: undefined, hue: 'sky', place: 'gifts/home.yaml:2' },
    ]);
  });

  it('gathers over all files', () => {
    const one = { name: 'a.yaml', text: '- picture: { icon: teapot, hue: sky }' };
    const other = { name: 'b.yaml', text: '- picture: { icon: bed, hue: sky }' };
    expect(collectGiftRecipes([one, other]).map(({ icon }) => icon)).toEqual(['bed', 'teapot']);
  });

  it.each([
    [
      'an unknown hue',
      ['- slug: a', '  picture: { icon: teapot, hue: beige }'],
      /^gifts\/home\.yaml:2: The hue must be/,
    ],
    ['no icon', ['- slug: a', '  picture: { hue: sky }'], /^gifts\/home\.yaml:2: The icon must be/],
    [
      'a path as icon',
      ['- slug: a', '  picture: { icon: ../x, hue: sky }'],
      /^gifts\/home\.yaml:2: The icon must be/,
    ],
    ['no picture', ['- slug: a', '  price: 3', '- slug: b'], /^gifts\/home\.yaml:1: The gift has no picture/],
    ['broken YAML', ['- slug: a', '  picture: { icon: teapot'], /^gifts\/home\.yaml:\d: /],
    ['no list', ['slug: a'], /^gifts\/home\.yaml:1: The file must hold a list/],
  ])('stops at %s with file, line and reason', (_, lines, message) => {
    expect(() => collectGiftRecipes(gifts(...lines))).toThrow(message);
  });
});

describe('collectCategoryRecipes', () => {
  it('reads slug and icon', () => {
    const text = '# a remark\n- { slug: reading, name: Reading, icon: books }';
    expect(collectCategoryRecipes({ name: 'categories.yaml', text })).toEqual([
      { slug: 'reading', icon: 'books', place: 'categories.yaml:2' },
    ]);
  });
});

describe('readPostRecipe', () => {
  const post = (...picture: string[]) => ({
    name: 'posts/a.md',
    text: ['---', 'title: "A: b"', 'slug: a-b', ...picture, '---', '', 'Text', '---'].join('\n'),
  });

  it('reads the front matter only', () => {
    expect(readPostRecipe(post('picture:', '  icons: [rose, key, ring]', '  hue: rose'))).toEqual({
      slug: 'a-b',
      icons: ['rose', 'key', 'ring'],
      hue: 'rose',
      place: 'posts/a.md:5',
    });
  });

  it('counts lines of the file, not of the front matter', () => {
    expect(() => readPostRecipe(post('picture: { icons: [rose], hue: rose }'))).toThrow(
      'posts/a.md:4: The picture needs 3 to 5 icons.',
    );
  });

  it('wants front matter', () => {
    expect(() => readPostRecipe({ name: 'posts/a.md', text: 'Text' })).toThrow(
      'posts/a.md:1: The post has no front matter.',
    );
  });
});
