import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { app, asVisitor, asUser } = await buildTestApp({ rateLimitFactor: 1, trustProxyHops: 1 });

const from = (address: string) => ({ 'x-forwarded-for': address });

test('a visitor’s reads are counted by address, which our proxy reports', async () => {
  for (let i = 0; i < 120; i++) await asVisitor.get('/api/v1/categories/occasions', from('192.0.2.1'));
  const refused = await asVisitor.get('/api/v1/categories/occasions', from('192.0.2.1'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await asVisitor.get('/api/v1/categories/occasions', from('192.0.2.2'))).status).toBe(200);
  // Values that a client sends in the header are left of those that our proxy appends.
  const forged = await asVisitor.get('/api/v1/categories/occasions', from('198.51.100.9, 192.0.2.1'));
  expect(forged.status).toBe(429);
});

test('writes are counted by user, whatever their address', async () => {
  const ada = await asUser('Ada');
  const ben = await asUser('Ben');
  const write = (i: number) => ada.post('/api/v1/tags', { name: 'same' }, from(`203.0.113.${i % 200}`));
  const answers = await Promise.all(Array.from({ length: 130 }, (_, i) => write(i)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(100);
  expect((await ben.post('/api/v1/tags', { name: 'same' }, from('203.0.113.1'))).status).toBe(201);
});

test('guessing ids leads to a refusal', async () => {
  const eve = await asUser('Eve');
  const statuses = [];
  for (let id = 1; id <= 61; id++) statuses.push((await eve.delete(`/api/v1/tags/${id + 1_000_000}`)).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses[60]).toBe(429);
});

test('liveness is never limited', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/livez')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
});
