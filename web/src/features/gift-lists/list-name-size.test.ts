import { describe, expect, it } from 'vitest';
import { listNameSize, listNameStyle, oneRowNameStyle, rowNameStyles } from './list-name-size.ts';

it.each([
  ['Mum', 32],
  ['Birthday', 32],
  ['Birthdays, mine', 23.8],
  ['Twenty characters ok', 18],
  ['Thirty characters of a name!!!', 18],
])('writes "%s" in %s px', (name, px) => {
  expect(listNameSize(name)).toBe(px);
});

it('counts an emoji as one character', () => {
  expect(listNameSize('🎁🎁🎁🎁🎁🎁🎁🎁')).toBe(32);
});

it('lets a long word shrink to the width of its card, within the same limits', () => {
  expect(listNameStyle('Grandparents').fontSize).toBe('clamp(18px, 100cqi / 7.7, 27.3px)');
  expect(listNameStyle('Thirty characters of a name!!!').fontSize).toBe('18px');
});

describe('in a grid', () => {
  const names = ['Birthday', 'Twenty characters ok', 'Mum', 'Dad'];

  it('gives the names of a row the size of the longest, for every number of columns', () => {
    const styles = rowNameStyles(names) as Record<string, string>[];
    expect(styles.map((style) => style['--name-2'])).toEqual([
      '18px',
      '18px',
      'clamp(18px, (92vw - 20px) / 2 / 1.9, 32px)',
      'clamp(18px, (92vw - 20px) / 2 / 1.9, 32px)',
    ]);
    expect(styles.map((style) => style['--name-3']).slice(0, 3)).toEqual(['18px', '18px', '18px']);
    expect(new Set(styles.map((style) => style['--name-6']))).toEqual(new Set(['18px']));
  });

  it('gives all names of a scrolling row one size', () => {
    expect(oneRowNameStyle(['Mum', 'Grandparents'])).toMatchObject({
      '--name-2': 'clamp(18px, 9rem / 7.7, 27.3px)',
      '--name-6': 'clamp(18px, 9rem / 7.7, 27.3px)',
    });
  });
});
