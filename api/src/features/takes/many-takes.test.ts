import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildWanted } from '../../test/factories.ts';
import { openList, stateOf } from '../../test/builders/sharing.ts';

// With the limits of production.
const testApp = await buildTestApp({ rateLimitFactor: 1 });
const { app, db, pool, asUser } = testApp;
const WANTED = 99;

const takeFrom = async (remoteAddress: string, token: string, gift: string) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: `/api/v1/s/${token}/takes`,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ gift, name: 'Robot' }),
  });
  return { statusCode, headers, body };
};

test('a thousand takes from one address are refused in words, and leave the list to others', async () => {
  const ada = await asUser('Ada Lovelace');
  const { token, refs, giftIds, listId } = await openList(testApp, ada);
  await buildWanted(db, ada.id, giftIds[0]!, WANTED);
  const before = (await ada.get(`/api/gift-lists/${listId}/gifts`)).body;
  const answers: Awaited<ReturnType<typeof takeFrom>>[] = [];
  for (let n = 0; n < 20; n++) {
    const some = Array.from({ length: 50 }, () => takeFrom('192.0.2.1', token, refs[0]!));
    answers.push(...(await Promise.all(some)));
  }
  const went = answers.filter(({ statusCode }) => statusCode === 201);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(went.length + refused.length).toBe(1000);
  // 20 a minute; the thousand may take longer than one.
  expect(went.length).toBeGreaterThanOrEqual(20);
  expect(went.length).toBeLessThanOrEqual(60);
  for (const { body, headers } of refused) {
    expect(JSON.parse(body)).toMatchObject({ code: 'rate_limited', detail: expect.stringMatching(/wait/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['set-cookie']).toBeUndefined();
  }
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from takes');
  expect(rows[0]!.n).toBe(went.length);

  const [first, second] = (await stateOf(testApp, token)).gifts;
  expect([first!.free, second!.free]).toEqual([WANTED - went.length, 1]);
  expect((await takeFrom('192.0.2.2', token, refs[1]!)).statusCode).toBe(201);
  expect((await app.inject({ url: `/s/${token}`, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  expect((await ada.get(`/api/gift-lists/${listId}/gifts`)).body).toEqual(before);
}, 60_000);
