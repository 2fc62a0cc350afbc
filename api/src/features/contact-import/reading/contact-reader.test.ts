import { afterAll, expect, test, vi } from 'vitest';
import { ContactReader } from './contact-reader.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const reader = new ContactReader();
afterAll(() => reader.close());

const [ada, ben] = [1, 2];
const read = (userId: number) =>
  reader.read(userId, {
    bytes: Buffer.from('Name,Birthday\nAnn,24.12.\n'),
    existing: [],
    today: '2026-11-18',
  });

test('one person with many files does not keep others from reading theirs', async () => {
  const outcomes = Promise.allSettled(Array.from({ length: 14 }, () => read(ada)));
  expect((await read(ben)).people).toMatchObject([{ name: 'Ann', birthday: { month: 12, day: 24 } }]);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(11);
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503, code: 'contacts_busy' });
});
