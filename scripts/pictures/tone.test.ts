import { expect, it } from 'vitest';
import { toHex } from './tone.ts';

it('turns OKLCH into the color a browser shows', () => {
  expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
  expect(toHex({ l: 0.627955, c: 0.257683, h: 29.234 })).toBe('#ff0000');
  expect(toHex({ l: 0.452014, c: 0.313214, h: 264.052 })).toBe('#0000ff');
});
