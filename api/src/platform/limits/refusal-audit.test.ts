import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { db, asUser } = await buildTestApp({ rateLimitFactor: 1 });

const eventsOf = (userId: number) => db.rows('auditEvents', { userRef: String(userId) });

test('a refused request leaves its kind and its route in the trail, and no value', async () => {
  const ada = await asUser('Ada');
  await ada.post('/api/v1/tags', { name: '', secret: 'Grandma Rose' });
  await ada.get(`/api/v1/recipients?userId=${ada.id + 1}`);
  await expect.poll(() => eventsOf(ada.id)).toHaveLength(2);
  const events = await eventsOf(ada.id);
  expect(events).toMatchObject([
    { event: 'input_validation_fail', outcome: 'failure', object: 'POST /api/v1/tags' },
    { event: 'authz_fail', outcome: 'failure', object: 'GET /api/v1/recipients', reason: 'user_mismatch' },
  ]);
  expect(JSON.stringify(events)).not.toContain('Rose');
});

test('a request from another site is noted', async () => {
  const ben = await asUser('Ben');
  const { status } = await ben.post('/api/v1/tags', { name: 'x' }, { 'sec-fetch-site': 'cross-site' });
  expect(status).toBe(403);
  const csrf = () => db.rows('auditEvents', { event: 'malicious_csrf' });
  await expect.poll(async () => (await csrf()).length).toBeGreaterThan(0);
});

test('a flood of refusals leaves a sample', async () => {
  const cleo = await asUser('Cleo');
  for (let call = 0; call < 20; call++) await cleo.post('/api/v1/tags', {});
  await cleo.post('/api/v1/tags', { name: 'a tag' });
  await expect.poll(async () => (await eventsOf(cleo.id)).length).toBeGreaterThan(0);
  expect((await eventsOf(cleo.id)).length).toBeLessThanOrEqual(5);
});
