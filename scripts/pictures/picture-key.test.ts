import { HUES, pictureKey } from '@tuckaway/contract/pictures';
import { describe, expect, it } from 'vitest';

describe('pictureKey', () => {
  it('names a lone object by itself and its hue', () => {
    expect(pictureKey({ icon: 'candle', hue: 'clay' })).toBe('candle--clay');
  });

  it('puts the companion between object and hue', () => {
    expect(pictureKey({ icon: 'open-book', with: 'glasses', hue: 'sky' })).toBe('open-book--glasses--sky');
  });

  it('tells recipes apart that differ in one part', () => {
    const recipes = [
      { icon: 'candle', hue: 'clay' as const },
      { icon: 'candle', hue: 'sky' as const },
      { icon: 'candle', with: 'jar', hue: 'clay' as const },
      { icon: 'jar', with: 'candle', hue: 'clay' as const },
    ];
    expect(new Set(recipes.map(pictureKey)).size).toBe(recipes.length);
  });

  it('is a file name without surprises for every hue', () => {
    for (const hue of HUES) expect(pictureKey({ icon: 'potted-plant', hue })).toMatch(/^[a-z0-9-]+$/);
  });
});
