import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { snapshot } from '../../test/authz/authz-fixture.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import {
  circleOf,
  circlePath,
  invitationPath,
  invite,
  joinCircle,
  joinedCircle,
} from '../../test/builders/circles.ts';
import { buildDay, buildGift, buildList, buildRecipientGift } from '../../test/factories.ts';
import { buildOwnGift } from '../../test/builders/own-gift.ts';

const app = await buildTestApp();
const { db, asUser, asVisitor } = app;
const [ada, ben] = [await asUser('Ada Long'), await asUser('Ben Short')];
const [cleo, eve] = [await asUser('Cleo'), await asUser('Eve')];

describe('in a circle', () => {
  let moms: { ada: number; ben: number };
  let token: string;
  let personId: number;
  beforeAll(async () => {
    ({ personId, token } = await invite(app, ada));
    moms = { ada: personId, ben: await joinedCircle(ben, token) };
  });

  test('each sees what the others added and how far it is, without notes and what was paid', async () => {
    const teapot = await buildOwnGift(app, ada.id, 'Teapot');
    const scarf = await buildOwnGift(app, ada.id, 'Scarf');
    const person = { recipientId: moms.ada, note: 'psst', thanksNote: 'psst', paidCents: 98765 };
    await buildRecipientGift(db, ada.id, { ...person, giftId: teapot.id, boughtAt: '2026-11-01' });
    await buildRecipientGift(db, ada.id, { ...person, giftId: scarf.id, givenAt: '2025-12-25' });
    await ada.put(`/api/v1/recipients/${moms.ada}`, { name: 'Mom', sizes: 'Shoes 39', goodToKnow: 'psst' });
    await buildDay(db, ada.id, { recipientId: moms.ada, year: 1950 });
    const seen = await circleOf(ben, moms.ben);
    expect(seen.gifts).toEqual([
      expect.objectContaining({ title: 'Teapot', addedBy: 'Ada', price: 12.5, status: 'bought', on: null }),
      expect.objectContaining({ title: 'Scarf', addedBy: 'Ada', status: 'given', on: '2025-12-25' }),
    ]);
    expect(seen.sizes).toEqual([{ addedBy: 'Ada', text: 'Shoes 39' }]);
    expect(seen.days).toEqual([
      expect.objectContaining({ kind: 'birthday', month: 4, day: 15, addedBy: 'Ada' }),
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/psst|98765|987\.65|@example/);
    // Own gifts and days that both members have are left out.
    expect(await circleOf(ada, moms.ada)).toMatchObject({ gifts: [], days: [], sizes: [] });
    await buildDay(db, ben.id, { recipientId: moms.ben });
    expect((await circleOf(ben, moms.ben)).days).toEqual([]);
  });

  test('two own days on one date are told apart by their names', async () => {
    const own = { kind: 'own' as const, month: 6, day: 1 };
    await buildDay(db, ada.id, { ...own, recipientId: moms.ada, name: 'Housewarming' });
    await buildDay(db, ada.id, { ...own, recipientId: moms.ada, name: 'Graduation' });
    await buildDay(db, ben.id, { ...own, recipientId: moms.ben, name: 'graduation' });
    const { days } = await circleOf(ben, moms.ben);
    expect(days.filter(({ kind }: { kind: string }) => kind === 'own')).toEqual([
      expect.objectContaining({ name: 'Housewarming', month: 6, day: 1, addedBy: 'Ada' }),
    ]);
  });

  test('a gift of a third person is what it was when it was noted', async () => {
    const list = await buildList(db, { userId: eve.id });
    const shown = await buildGift(db, { createdById: eve.id, title: 'Lamp', inLists: [list] });
    await ada.post('/api/v1/recipient-gifts', { recipientId: moms.ada, giftId: shown.id });
    await eve.put(`/api/v1/gifts/${shown.id}`, { title: 'A secret' });
    const titles = (await circleOf(ben, moms.ben)).gifts.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Lamp');
    expect(titles).not.toContain('A secret');
  });

  test('lets members change and remove only the gifts that they added themselves', async () => {
    const { gifts } = await circleOf(ben, moms.ben);
    const path = `/api/v1/recipient-gifts/${gifts[0].id}`;
    expect((await ben.put(path, { boughtAt: null })).status).toBe(404);
    expect((await ben.delete(path)).status).toBe(404);
    expect((await ben.get(`/api/v1/recipients/${moms.ada}`)).status).toBe(404);
    expect((await ben.get(`/api/v1/recipient-gifts?recipientId=${moms.ada}`)).status).toBe(404);
  });

  test('an idea is kept as one of one’s own, and stays when it is gone there', async () => {
    const kite = await buildOwnGift(app, ada.id, 'Kite');
    const link = await buildRecipientGift(db, ada.id, { recipientId: moms.ada, giftId: kite.id });
    const kept = await ben.post(`${circlePath(moms.ben)}/gifts/${link.id}/keep`);
    expect(kept.status).toBe(201);
    await ada.delete(`/api/v1/gifts/${kite.id}`);
    const own = (await ben.get(`/api/v1/recipient-gifts?recipientId=${moms.ben}`)).body.data;
    expect(own).toEqual([
      expect.objectContaining({
        gift: expect.objectContaining({ id: kept.body.data.giftId, title: 'Kite', description: null }),
      }),
    ]);
    expect((await circleOf(ada, moms.ada)).gifts).toEqual([
      expect.objectContaining({ title: 'Kite', addedBy: 'Ben', status: 'idea' }),
    ]);
  });

  test('reveals nothing to visitors and strangers', async () => {
    expect((await asVisitor.get(circlePath(moms.ada))).status).toBe(401);
    expect((await asVisitor.get(invitationPath(token))).status).toBe(401);
    expect((await eve.get(circlePath(moms.ada))).status).toBe(404);
    expect((await cleo.post(`${circlePath(moms.ada)}/leave`)).status).toBe(404);
  });

  test('only its owner invites, ends the link, and takes somebody out', async () => {
    const before = await snapshot(db);
    const owner = (await circleOf(ben, moms.ben)).members.find(
      ({ isOwner }: { isOwner: boolean }) => isOwner,
    );
    const answers = [
      await ben.post(`${circlePath(moms.ben)}/invitation`),
      await ben.delete(`${circlePath(moms.ben)}/invitation`),
      await ben.delete(`${circlePath(moms.ben)}/members/${owner.id}`),
      await ada.delete(`${circlePath(moms.ada)}/members/${owner.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 404, 404]);
    expect(await snapshot(db)).toEqual(before);
  });

  test('a member who turns out to be the person sees nothing from then on', async () => {
    const circle = await invite(app, ada);
    const hers = await joinedCircle(eve, circle.token);
    await buildRecipientGift(db, ada.id, {
      recipientId: circle.personId,
      giftId: (await buildOwnGift(app, ada.id, 'Surprise')).id,
    });
    const [shown] = (await circleOf(eve, hers)).gifts;
    await ada.put(`/api/v1/recipients/${circle.personId}`, { name: 'Mom', email: eve.email });
    expect(await circleOf(eve, hers)).toMatchObject({ isForMe: true, gifts: [], days: [], sizes: [] });
    expect((await eve.post(`${circlePath(hers)}/gifts/${shown.id}/keep`)).status).toBe(404);
  });
});

describe('an end', () => {
  async function together() {
    const { personId, token } = await invite(app, ada);
    const bens = await joinedCircle(ben, token);
    const gifts = [await buildOwnGift(app, ada.id, 'Of Ada'), await buildOwnGift(app, ben.id, 'Of Ben')];
    await buildRecipientGift(db, ada.id, { recipientId: personId, giftId: gifts[0]!.id });
    await buildRecipientGift(db, ben.id, { recipientId: bens, giftId: gifts[1]!.id });
    return { personId, token, bens };
  }
  const ownTitles = async (user: TestUser, recipientId: number) =>
    (await user.get(`/api/v1/recipient-gifts?recipientId=${recipientId}`)).body.data.map(
      ({ gift }: { gift: { title: string } }) => gift.title,
    );

  type Together = Awaited<ReturnType<typeof together>>;
  const ways: Record<string, (circle: Together) => Promise<unknown>> = {
    leaving: ({ bens }) => ben.post(`${circlePath(bens)}/leave`),
    'ending it': ({ personId }) => ada.post(`${circlePath(personId)}/leave`),
    'being taken out': async ({ personId }) => {
      const [, member] = (await circleOf(ada, personId)).members;
      return await ada.delete(`${circlePath(personId)}/members/${member.id}`);
    },
  };

  test.each(Object.keys(ways))('works at once by %s, and leaves each with what they added', async (way) => {
    const circle = await together();
    const { personId, token, bens } = circle;
    const shown = (await circleOf(ben, bens)).gifts[0];
    await ways[way]!(circle);
    expect(await circleOf(ben, bens)).toBeNull();
    expect((await circleOf(ada, personId))?.gifts ?? []).toEqual([]);
    expect((await ben.post(`${circlePath(bens)}/gifts/${shown.id}/keep`)).status).toBe(404);
    expect(await ownTitles(ben, bens)).toEqual(['Of Ben']);
    expect(await ownTitles(ada, personId)).toEqual(['Of Ada']);
    // A former member may join again by a valid link, not by an ended one.
    expect((await joinCircle(ben, token)).status).toBe(way === 'leaving' ? 201 : 404);
  });

  test('comes with deleting the person on the side of the owner', async () => {
    const { personId, token, bens } = await together();
    expect((await ada.delete(`/api/v1/recipients/${personId}`)).status).toBe(200);
    expect(await circleOf(ben, bens)).toBeNull();
    expect(await ownTitles(ben, bens)).toEqual(['Of Ben']);
    expect((await joinCircle(cleo, token)).status).toBe(404);
  });

  test('leaves the others with theirs when an account is deleted', async () => {
    const dan = await asUser('Dan');
    const { personId, token } = await invite(app, ada);
    const [bens, dans] = [await joinedCircle(ben, token), await joinedCircle(dan, token)];
    await db.execute(sql`delete from users where id = ${dan.id}`);
    expect((await circleOf(ada, personId)).members).toHaveLength(2);
    expect(dans).not.toBe(bens);
    const fay = await asUser('Fay');
    const own = await invite(app, fay);
    const inFays = await joinedCircle(ben, own.token);
    await db.execute(sql`delete from users where id = ${fay.id}`);
    expect(await circleOf(ben, inFays)).toBeNull();
    expect((await ben.get(`/api/v1/recipients/${inFays}`)).status).toBe(200);
  });

  test('loses nothing of members who add and join meanwhile', async () => {
    const { personId, token, bens } = await together();
    const more = await buildOwnGift(app, ben.id, 'Added meanwhile');
    const [added, , , kept] = await Promise.all([
      ben.post('/api/v1/recipient-gifts', { recipientId: bens, giftId: more.id }),
      ben.post(`${circlePath(bens)}/leave`),
      ada.post(`${circlePath(personId)}/leave`),
      joinCircle(cleo, token),
    ]);
    expect(added.status).toBe(201);
    expect([201, 404]).toContain(kept.status);
    expect(await ownTitles(ben, bens)).toContain('Added meanwhile');
    expect([await circleOf(ada, personId), await circleOf(ben, bens)]).toEqual([null, null]);
  });
});

test('the export says in which circles one is, and nothing of the others', async () => {
  const gus = await asUser('Gus');
  const { personId, token } = await invite(app, gus);
  const bens = await joinedCircle(ben, token);
  const secret = await buildOwnGift(app, ben.id, 'Only of Ben');
  await buildRecipientGift(db, ben.id, { recipientId: bens, giftId: secret.id });
  const everything = (await gus.get('/api/v1/me/export')).body;
  const { circles } = everything.data ?? everything;
  expect(circles).toEqual([expect.objectContaining({ recipientId: personId, isOwner: true, hasLink: true })]);
  expect(JSON.stringify(everything)).not.toMatch(/Only of Ben|Ben Short/);
  expect(JSON.stringify(everything)).not.toContain(token);
});
