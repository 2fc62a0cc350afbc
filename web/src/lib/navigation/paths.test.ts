import { describe, expect, it } from 'vitest';
import { parseId } from './route-ids.ts';
import { afterSignInPath, paths } from './paths.ts';

describe('where to go after sign-in', () => {
  it.each([
    [null, '/app'],
    ['/', '/app'],
    ['/landing', '/app'],
    ['/?from=mail', '/app'],
    ['/app/gift/3?x=1', '/app/gift/3?x=1'],
    ['//evil.example', '/app'],
    ['/\\evil.example', '/app'],
    ['https://evil.example', '/app'],
  ])('%s leads to %s', (intended, target) => {
    expect(afterSignInPath(intended)).toBe(target);
  });
});

describe('addresses', () => {
  it.each(['0', '-1', '1.5', 'abc', '', '9007199254740992', undefined])('%s is no id', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  it('carry only what is set', () => {
    expect(paths.searchResults({ query: 'tea & cake', category: undefined })).toBe(
      '/app/search/results?query=tea+%26+cake',
    );
    expect(parseId('42')).toBe(42);
  });
});
