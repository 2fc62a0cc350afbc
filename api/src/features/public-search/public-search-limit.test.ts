import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { asVisitor } = await buildTestApp({ rateLimitFactor: 1 });

test('an address that asks too often is told to wait', async () => {
  const ask = () => asVisitor.get('/api/v1/public/search?query=tea');
  const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await ask()).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await ask()).headers['retry-after']).toBeDefined();
});
