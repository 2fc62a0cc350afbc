import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { asVisitor } = await buildTestApp({ rateLimitFactor: 0.1 });

test('guessing feed addresses is refused soon, and does not use up the limit of unsubscribing', async () => {
  const statuses: number[] = [];
  for (let ask = 0; ask < 13; ask++) {
    statuses.push((await asVisitor.get(`/calendar/${'a'.repeat(43)}.ics`)).status);
  }
  expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 404));
  expect(statuses[12]).toBe(429);
  expect((await asVisitor.get(`/unsubscribe/${'a'.repeat(43)}`)).status).toBe(404);
});
