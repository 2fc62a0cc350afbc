import { expect, test } from 'vitest';
import { ENTRY_OVERHEAD_BYTES, ResponseBody, ResponseCache } from './response-cache.ts';

const entry = 1 + 4 + ENTRY_OVERHEAD_BYTES;

test('bodies stay while there is room, all they take counted; those not asked for longest go first', () => {
  const cache = new ResponseCache(2 * entry);
  cache.set('a', new ResponseBody('aaaa'));
  cache.set('b', new ResponseBody('bbbb'));
  expect(cache.get('a')?.bytes.toString()).toBe('aaaa');
  cache.set('c', new ResponseBody('cccc'));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
});

test('a body set again takes the place of the first, and one that is too large stays out', () => {
  const cache = new ResponseCache(2 * entry);
  for (let again = 0; again < 5; again++) cache.set('a', new ResponseBody('aaaa'));
  cache.set('b', new ResponseBody('bbbb'));
  expect(cache.get('a')).toBeDefined();
  cache.set('l', new ResponseBody('x'.repeat(2 * entry)));
  expect(cache.get('l')).toBeUndefined();
  expect(cache.get('b')).toBeDefined();
});

test('without room nothing is kept', () => {
  const cache = new ResponseCache(0);
  cache.set('a', new ResponseBody('aaaa'));
  expect(cache.get('a')).toBeUndefined();
});

test('an ETag is that of the content', () => {
  expect(new ResponseBody('{}').etag).toBe(new ResponseBody('{}').etag);
  expect(new ResponseBody('{}').etag).not.toBe(new ResponseBody('[]').etag);
  expect(new ResponseBody('é').etag).toMatch(/^W\/"[\w-]{22}"$/);
});
