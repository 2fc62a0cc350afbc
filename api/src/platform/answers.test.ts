import { expect, test } from 'vitest';
import { Answer, Answers } from './answers.ts';

test('answers stay while there is room; those not asked for longest go first', () => {
  const answers = new Answers(10);
  answers.set('a', new Answer('aaaa'));
  answers.set('b', new Answer('bbbb'));
  expect(answers.get('a')?.body.toString()).toBe('aaaa');
  answers.set('c', new Answer('cccc'));
  expect([answers.get('a'), answers.get('b'), answers.get('c')].map(Boolean)).toEqual([true, false, true]);
});

test('an answer set again takes the place of the first, and one that is too large stays out', () => {
  const answers = new Answers(10);
  for (let again = 0; again < 5; again++) answers.set('a', new Answer('aaaa'));
  answers.set('b', new Answer('bbbb'));
  expect(answers.get('a')).toBeDefined();
  answers.set('large', new Answer('eleven bytes'));
  expect(answers.get('large')).toBeUndefined();
  expect(answers.get('b')).toBeDefined();
});

test('an entity tag is that of the content', () => {
  expect(new Answer('{}').etag).toBe(new Answer('{}').etag);
  expect(new Answer('{}').etag).not.toBe(new Answer('[]').etag);
  expect(new Answer('é').etag).toMatch(/^W\/"[\w-]{22}"$/);
});
