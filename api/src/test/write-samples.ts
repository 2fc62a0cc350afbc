import type { EndpointId } from '@tuckaway/contract/all';
import { buildCoEditing } from './builders/co-editing.ts';
import { buildCircle, buildReminderSettings, putInList } from './factories.ts';
import { hashToken, newToken } from '../platform/security/session.ts';
import { A_DRAW } from './authz/rows/draws.ts';
import type { TestDb } from './database/test-db.ts';
import type { MatrixFixture } from './authz/authz-fixture.ts';

interface SampleContext {
  db: TestDb;
  f: MatrixFixture;
  /** A data URL. */
  picture: string;
}

export interface Sample {
  params?: Record<string, number | string>;
  body?: object;
}

const A_BIRTHDAY = { month: 4, day: 15, year: null };
const A_DAY = { kind: 'own', name: 'Name day', month: 6, day: 1 };

/** One good call by A of every endpoint of the contract that takes an Idempotency-Key, by its name there. */
export const KEYED_SAMPLES: Partial<
  Record<EndpointId, (context: SampleContext) => Sample | Promise<Sample>>
> = {
  'auth.revokeDevice': async ({ db, f }) => ({
    params: { sessionId: await otherSessionOf(db, f.a.sessionId) },
  }),
  'auth.revokeOthers': async ({ db, f }) => {
    await otherSessionOf(db, f.a.sessionId);
    return {};
  },
  'signIns.disconnect': ({ f }) => ({ params: { signInId: f.signInA } }),
  'giftLists.create': ({ f }) => ({ body: { title: 'New', giftId: f.curatedGift } }),
  'giftLists.createSimple': () => ({ body: { title: 'New' } }),
  'giftLists.change': ({ f }) => ({ params: { giftListId: f.publicListA }, body: { title: 'Changed' } }),
  'giftLists.remove': ({ f }) => ({ params: { giftListId: f.publicListA } }),
  'giftLists.addGift': ({ f }) => ({
    body: { giftId: f.curatedGift, giftListIds: [f.publicListA, f.privateListA] },
  }),
  'gifts.create': ({ picture }) => ({ body: { title: 'New', imageUrl: picture } }),
  'savedGifts.createGift': ({ picture }) => ({ body: { title: 'New', imageUrl: picture } }),
  'gifts.change': ({ f, picture }) => ({
    params: { giftId: f.hiddenGiftA },
    body: { title: 'Changed', imageUrl: picture },
  }),
  'gifts.remove': ({ f }) => ({ params: { giftId: f.hiddenGiftA } }),
  'savedGifts.saveFromDevice': async ({ db, f }) => ({ body: { gifts: [await slugOf(db, f.curatedGift)] } }),
  'savedGifts.save': ({ f }) => ({ body: { giftId: f.curatedGift, giftListId: f.publicListA } }),
  'savedGifts.unsave': ({ f }) => ({ body: { giftId: f.shownGiftA, giftListId: f.publicListA } }),
  'savedGifts.unsaveAll': ({ f }) => ({ body: { giftId: f.shownGiftA } }),
  'giftLists.move': async ({ db, f }) => {
    await putInList(db, { id: f.publicListA, userId: f.a.id }, f.curatedGift);
    return { params: { giftListId: f.publicListA }, body: { giftId: f.curatedGift, afterGiftId: null } };
  },
  'manyGifts.addToList': ({ f }) => ({
    body: { giftIds: [f.curatedGift, f.hiddenGiftA], giftListId: f.publicListA },
  }),
  'manyGifts.remove': ({ f }) => ({ body: { giftIds: [f.shownGiftA, f.hiddenGiftA] } }),
  'manyGifts.undoRemoval': async ({ db, f }) => ({ params: { removalId: await removalOf(db, f) } }),
  'manyGifts.tag': ({ f }) => ({ body: { giftIds: [f.hiddenGiftA, f.curatedGift], tagId: f.tagA } }),
  'manyGifts.untag': ({ f }) => ({ body: { giftIds: [f.shownGiftA], tagId: f.tagA } }),
  'manyGifts.giveTo': ({ f }) => ({
    body: { giftIds: [f.hiddenGiftA, f.curatedGift], recipientId: f.recipientA },
  }),
  'manyGifts.mark': ({ f }) => ({
    body: { giftIds: [f.hiddenGiftA, f.curatedGift], recipientId: f.recipientA, status: 'bought' },
  }),
  'manyGifts.unmark': async ({ db, f }) => {
    const link = { userId: f.a.id, recipientId: f.recipientA, giftId: f.curatedGift, boughtAt: '2026-01-02' };
    const added = await db.insert('recipientGifts', link);
    return { body: { recipientGiftIds: [added.id], addedIds: [added.id], status: 'bought' } };
  },
  'manyGifts.takeBack': async ({ db, f }) => {
    const link = { userId: f.a.id, recipientId: f.recipientA, giftId: f.curatedGift };
    const added = await db.insert('recipientGifts', link);
    return { body: { recipientGiftIds: [added.id] } };
  },
  'tags.create': () => ({ body: { name: 'New' } }),
  'tags.rename': ({ f }) => ({ params: { tagId: f.tagA }, body: { name: 'Changed' } }),
  'tags.remove': ({ f }) => ({ params: { tagId: f.tagA } }),
  'tags.setOfGift': ({ f }) => ({ body: { giftId: f.hiddenGiftA, tagIds: [f.tagA] } }),
  'recipients.create': () => ({ body: { name: 'New' } }),
  'recipients.change': ({ f }) => ({ params: { recipientId: f.recipientA }, body: { name: 'Changed' } }),
  'recipients.remove': ({ f }) => ({ params: { recipientId: f.recipientA } }),
  'recipientDays.create': ({ f }) => ({ params: { recipientId: f.recipientA }, body: A_DAY }),
  'recipientDays.change': ({ f }) => ({ params: { dayId: f.dayA }, body: A_DAY }),
  'recipientDays.remove': ({ f }) => ({ params: { dayId: f.dayA } }),
  'recipientDays.createForMany': ({ f }) => ({
    body: { recipientIds: [f.recipientA], holiday: 'christmas' },
  }),
  'recipientDays.removeMany': ({ f }) => ({ body: { dayIds: [f.dayA] } }),
  'contactImport.create': () => ({ body: { people: [{ name: 'New', birthday: A_BIRTHDAY }] } }),
  'contactImport.undo': ({ f }) => ({ body: { addedIds: [], dayIds: [f.dayA], completed: [] } }),
  'reminders.change': () => ({ body: { timeZone: 'Europe/Paris' } }),
  'reminders.renewCalendar': () => ({}),
  'reminders.stopCalendar': async ({ db, f }) => {
    await buildReminderSettings(db, f.a.id, { calendarToken: `feed-of-${f.a.id}`.padEnd(43, '-') });
    return {};
  },
  'recipientGifts.create': ({ f }) => ({ body: { recipientId: f.recipientA, giftId: f.curatedGift } }),
  'recipientGifts.createMany': ({ f }) => ({ body: { recipientIds: [f.recipientA], giftId: f.curatedGift } }),
  'recipientGifts.change': ({ f }) => ({ params: { recipientGiftId: f.linkA }, body: { note: 'New' } }),
  'recipientGifts.choose': ({ f }) => ({
    body: { giftId: f.curatedGift, people: [{ recipientId: f.recipientA, isFor: true }] },
  }),
  'recipientGifts.restore': ({ f }) => ({
    body: {
      links: [
        {
          recipientId: f.recipientA,
          giftId: f.curatedGift,
          dayId: null,
          dayOn: null,
          dayChosen: false,
          note: 'Blue',
          givenAt: null,
          boughtAt: null,
          paid: null,
          thankedAt: null,
          thanksNote: null,
        },
      ],
    },
  }),
  'recipientGifts.remove': ({ f }) => ({ params: { recipientGiftId: f.linkA } }),
  'shares.change': ({ f }) => ({ params: { giftListId: f.publicListA }, body: { degree: 'all' } }),
  'shares.end': ({ f }) => ({ params: { giftListId: f.publicListA } }),
  'shares.want': ({ f }) => ({
    params: { giftListId: f.publicListA },
    body: { giftId: f.shownGiftA, quantity: 3 },
  }),
  'takes.save': ({ f }) => ({ params: { token: f.sharedA, gift: f.shownGiftRef } }),
  'takes.keep': ({ f }) => ({
    params: { takeId: f.takeA },
    body: { recipient: { id: f.recipientA }, status: 'bought' },
  }),
  'coEditing.endLink': ({ f }) => ({ params: { giftListId: f.listTogether } }),
  'coEditing.leave': ({ f }) => ({ params: { giftListId: f.listTogether } }),
  'coEditing.removeEditor': ({ f }) => ({ params: { giftListId: f.listTogether, editorId: f.editorA } }),
  'coEditing.join': async ({ db, f }) => {
    const token = newToken();
    await buildCoEditing(db, { id: f.listB, userId: f.b.id }, hashToken(token));
    return { params: { token } };
  },
  'circles.endLink': ({ f }) => ({ params: { recipientId: f.recipientA } }),
  'circles.leave': ({ f }) => ({ params: { recipientId: f.recipientA } }),
  'circles.removeMember': ({ f }) => ({ params: { recipientId: f.recipientA, memberId: f.memberA } }),
  'circles.keepGift': ({ f }) => ({ params: { recipientId: f.recipientA, circleGiftId: f.circleGiftA } }),
  'circles.join': async ({ db, f }) => {
    const token = newToken();
    await buildCircle(db, { id: f.recipientB, userId: f.b.id }, hashToken(token), f.curatedGift);
    return { params: { token }, body: { recipient: { name: 'New' } } };
  },
  'operator.endSessions': async ({ db, f }) => ({
    params: { accountId: (await operated(db, f)).b.id },
  }),
  'operator.setOperator': async ({ db, f }) => ({
    params: { accountId: (await operated(db, f)).b.id },
    body: { isOperator: true },
  }),
  'operator.removeAccount': async ({ db, f }) => ({
    params: { accountId: (await operated(db, f)).b.id },
    body: { email: f.b.email },
  }),
  'operator.revokeInvitation': async ({ db, f }) => ({
    params: { invitationId: (await operated(db, f)).invitationId },
  }),
  'draws.create': () => ({ body: A_DRAW }),
  'draws.change': ({ f }) => ({ params: { drawId: f.drawA }, body: A_DRAW }),
  'draws.remove': ({ f }) => ({ params: { drawId: f.drawA } }),
  'draws.draw': ({ f }) => ({ params: { drawId: f.drawA }, body: {} }),
  'draws.again': ({ f }) => ({ params: { drawId: f.drawA }, body: { dayOn: '2090-12-24', endsThis: true } }),
  'draws.keep': ({ f }) => ({ params: { drawId: f.drawA }, body: { recipient: { id: f.recipientA } } }),
  'draws.keepByLink': ({ f }) => ({
    params: { token: f.drawLink },
    body: { recipient: { id: f.recipientA } },
  }),
  'recipientGifts.removeOfGift': ({ f }) => ({ params: { giftId: f.shownGiftA } }),
};

/** Makes A an operator. */
async function operated(db: TestDb, f: MatrixFixture): Promise<MatrixFixture> {
  await db.insert('operators', { userId: f.a.id });
  return f;
}

async function slugOf(db: TestDb, giftId: number): Promise<string> {
  const [gift] = await db.rows('gifts', { id: giftId });
  return gift!.slug!;
}

async function otherSessionOf(db: TestDb, sessionId: number): Promise<number> {
  const [session] = await db.rows('sessions', { id: sessionId });
  const { userId, identityId, expiresAt } = session!;
  const other = await db.insert('sessions', { userId, identityId, expiresAt });
  return other.id;
}

/** A curated gift that A took out of their public list a moment ago. */
async function removalOf(db: TestDb, f: MatrixFixture): Promise<number> {
  const { id, ...place } = await putInList(db, { id: f.publicListA, userId: f.a.id }, f.curatedGift);
  await db.delete('giftListGifts', { id });
  const places = JSON.stringify([{ id, ...place }]);
  const removal = await db.insert('removals', { userId: f.a.id, places });
  return removal.id;
}
