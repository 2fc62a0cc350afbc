import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { openList } from '../../test/builders/sharing.ts';
import { buildDay, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const app = await buildTestApp();
const { db, asUser } = app;
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const links = '/api/v1/recipient-gifts';
let mum: { id: number };
let birthday: { id: number };

beforeEach(async () => {
  // The clock runs, because building a shared list waits for its next millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z'), shouldAdvanceTime: true });
  mum = await buildRecipient(db, ben.id);
  birthday = await buildDay(db, ben.id, { recipientId: mum.id, month: 12, day: 12 });
});
afterEach(() => vi.useRealTimers());

/** Ben takes a curated gift; `keep` stores the take among the gifts for Mum. */
async function take() {
  const { token, refs, giftIds } = await openList(app, ada);
  const { body } = await ben.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Ben' });
  const keep = async (status: string) => {
    const sent = { recipient: { id: mum.id }, status };
    expect((await ben.post(`/api/v1/s/mine/${body.data.id}/keep`, sent)).status).toBe(201);
  };
  return { giftId: giftIds[0]!, keep };
}
const stored = async (giftId: number) => {
  const { body } = await ben.get(`${links}?giftId=${giftId}`);
  const pick = ({ dayOn, dayChosen, boughtAt, givenAt }: Record<string, unknown>) => ({
    dayOn,
    dayChosen,
    boughtAt,
    givenAt,
  });
  return body.data.map(pick);
};

test.each(['idea', 'bought'])('a take kept as %s is stored like a gift linked by hand', async (status) => {
  const [kept, linked] = [await take(), await take()];
  await kept.keep(status);
  const { body } = await ben.post(links, { recipientId: mum.id, giftId: linked.giftId });
  if (status === 'bought') await ben.put(`${links}/${body.data.id}`, { boughtAt: '2026-11-18' });
  const rows = await stored(kept.giftId);
  expect(rows).toEqual(await stored(linked.giftId));
  expect(rows).toMatchObject([{ dayOn: '2026-12-12', dayChosen: status === 'bought' }]);
});

test.each(['idea', 'bought'])(
  'a take kept as %s links a gift once more that was given before',
  async (status) => {
    const { giftId, keep } = await take();
    await buildRecipientGift(db, ben.id, { recipientId: mum.id, giftId, givenAt: '2025-12-12' });
    await keep(status);
    expect(await stored(giftId)).toMatchObject([
      { dayOn: '2026-12-12', boughtAt: status === 'bought' ? '2026-11-18' : null, givenAt: null },
      { givenAt: '2025-12-12T12:00:00.000Z' },
    ]);
  },
);

test('a take kept as bought marks the link with the nearest day, and keeps an earlier date', async () => {
  const { giftId, keep } = await take();
  const link = { recipientId: mum.id, giftId, dayId: birthday.id };
  await buildRecipientGift(db, ben.id, { ...link, dayOn: '2027-12-12' });
  await buildRecipientGift(db, ben.id, { ...link, dayOn: '2026-12-12', boughtAt: '2026-11-01' });
  await keep('bought');
  expect(await stored(giftId)).toMatchObject([
    { dayOn: '2026-12-12', boughtAt: '2026-11-01' },
    { dayOn: '2027-12-12', boughtAt: null },
  ]);
});
