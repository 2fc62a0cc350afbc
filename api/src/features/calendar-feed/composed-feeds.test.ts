import { expect, test } from 'vitest';
import { ComposedFeeds } from './composed-feeds.ts';

test('requests for one feed share one composition, also at the same time', async () => {
  const feeds = new ComposedFeeds();
  let composed = 0;
  const compose = async () => `feed ${(composed += 1)}`;
  const texts = await Promise.all([
    feeds.get('a', compose),
    feeds.get('a', compose),
    feeds.get('b', compose),
  ]);
  expect(texts.map(String)).toEqual(['feed 1', 'feed 1', 'feed 2']);
  expect(String(await feeds.get('a', compose))).toBe('feed 1');
});

test('a failed composition is tried again', async () => {
  const feeds = new ComposedFeeds();
  const fail = () => Promise.reject(new Error('The database is gone'));
  await expect(feeds.get('a', fail)).rejects.toThrow('gone');
  expect(String(await feeds.get('a', async () => 'feed'))).toBe('feed');
});
