import { HUES } from '@tuckaway/contract/pictures';
import { describe, expect, it } from 'vitest';
import { groundTone, toHex } from './tone.ts';

describe('tones', () => {
  it('turns OKLCH into the color a browser shows', () => {
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
    expect(toHex({ l: 0.627955, c: 0.257683, h: 29.234 })).toBe('#ff0000');
    expect(toHex({ l: 0.452014, c: 0.313214, h: 264.052 })).toBe('#0000ff');
  });

  it('gives every hue its own ground, all equally light', () => {
    const grounds = HUES.map(groundTone);
    expect(new Set(grounds.map(toHex)).size).toBe(HUES.length);
    expect(new Set(grounds.map(({ l }) => l)).size).toBe(1);
  });
});
