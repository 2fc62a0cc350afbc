import { expect, test } from 'vitest';
import { isAppScreen } from './app-screens.ts';

test.each([
  '/app',
  '/app/',
  '/app/saved',
  '/app/saved/',
  '/app/gift/41',
  '/app/gift/abc',
  '/app/search/results',
])('%s is a screen', (path) => expect(isAppScreen(path)).toBe(true));

test.each(['/app/unknown', '/app/gift', '/app/gift/41/more', '/application', '/app/saved/x', '/'])(
  '%s is none',
  (path) => expect(isAppScreen(path)).toBe(false),
);
