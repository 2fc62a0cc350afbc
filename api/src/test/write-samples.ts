import { eq } from 'drizzle-orm';
import { giftListGifts, gifts, operators, recipientGifts, removals, sessions } from './schema/tables.ts';
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
export const KEYED_SAMPLES: Record<string, (context: SampleContext) => Sample | Promise<Sample>> = {
  'auth.revokeDevice': async ({ db, f }) => ({
    params: { sessionId: await otherSessionOf(db, f.a.sessionId) },
  }),
  'auth.revokeOthers': async ({ db, f }) => {
    await otherSessionOf(db, f.a.sessionId);
    return {};
  },
  'signIns.disconnect': ({ f }) => ({ params: { signInId: f.signInA } }),
  'giftLists.create': ({ f }) => ({ body: { title: 'New', giftId: f.giftS } }),
  'giftLists.createSimple': () => ({ body: { title: 'New' } }),
  'giftLists.change': ({ f }) => ({ params: { giftListId: f.listPub }, body: { title: 'Changed' } }),
  'giftLists.remove': ({ f }) => ({ params: { giftListId: f.listPub } }),
  'giftLists.addGift': ({ f }) => ({ body: { giftId: f.giftS, giftListIds: [f.listPub, f.listPriv] } }),
  'gifts.create': ({ picture }) => ({ body: { title: 'New', imageUrl: picture } }),
  'savedGifts.createGift': ({ picture }) => ({ body: { title: 'New', imageUrl: picture } }),
  'gifts.change': ({ f, picture }) => ({
    params: { giftId: f.giftA2 },
    body: { title: 'Changed', imageUrl: picture },
  }),
  'gifts.remove': ({ f }) => ({ params: { giftId: f.giftA2 } }),
  'savedGifts.saveFromDevice': async ({ db, f }) => ({ body: { gifts: [await slugOf(db, f.giftS)] } }),
  'savedGifts.save': ({ f }) => ({ body: { giftId: f.giftS, giftListId: f.listPub } }),
  'savedGifts.unsave': ({ f }) => ({ body: { giftId: f.giftA1, giftListId: f.listPub } }),
  'savedGifts.unsaveAll': ({ f }) => ({ body: { giftId: f.giftA1 } }),
  'giftLists.move': async ({ db, f }) => {
    await putInList(db, { id: f.listPub, userId: f.a.id }, f.giftS);
    return { params: { giftListId: f.listPub }, body: { giftId: f.giftS, afterGiftId: null } };
  },
  'manyGifts.addToList': ({ f }) => ({ body: { giftIds: [f.giftS, f.giftA2], giftListId: f.listPub } }),
  'manyGifts.remove': ({ f }) => ({ body: { giftIds: [f.giftA1, f.giftA2] } }),
  'manyGifts.undoRemoval': async ({ db, f }) => ({ params: { removalId: await removalOf(db, f) } }),
  'manyGifts.tag': ({ f }) => ({ body: { giftIds: [f.giftA2, f.giftS], tagId: f.tagA } }),
  'manyGifts.untag': ({ f }) => ({ body: { giftIds: [f.giftA1], tagId: f.tagA } }),
  'manyGifts.giveTo': ({ f }) => ({ body: { giftIds: [f.giftA2, f.giftS], recipientId: f.recA } }),
  'manyGifts.mark': ({ f }) => ({
    body: { giftIds: [f.giftA2, f.giftS], recipientId: f.recA, status: 'bought' },
  }),
  'manyGifts.unmark': async ({ db, f }) => {
    const link = { userId: f.a.id, recipientId: f.recA, giftId: f.giftS, boughtAt: '2026-01-02' };
    const [added] = await db.insert(recipientGifts).values(link).returning({ id: recipientGifts.id });
    return { body: { recipientGiftIds: [added!.id], addedIds: [added!.id], status: 'bought' } };
  },
  'manyGifts.takeBack': async ({ db, f }) => {
    const link = { userId: f.a.id, recipientId: f.recA, giftId: f.giftS };
    const [added] = await db.insert(recipientGifts).values(link).returning({ id: recipientGifts.id });
    return { body: { recipientGiftIds: [added!.id] } };
  },
  'tags.create': () => ({ body: { name: 'New' } }),
  'tags.rename': ({ f }) => ({ params: { tagId: f.tagA }, body: { name: 'Changed' } }),
  'tags.remove': ({ f }) => ({ params: { tagId: f.tagA } }),
  'tags.setOfGift': ({ f }) => ({ body: { giftId: f.giftA2, tagIds: [f.tagA] } }),
  'recipients.create': () => ({ body: { name: 'New' } }),
  'recipients.change': ({ f }) => ({ params: { recipientId: f.recA }, body: { name: 'Changed' } }),
  'recipients.remove': ({ f }) => ({ params: { recipientId: f.recA } }),
  'recipientDays.create': ({ f }) => ({ params: { recipientId: f.recA }, body: A_DAY }),
  'recipientDays.change': ({ f }) => ({ params: { dayId: f.dayA }, body: A_DAY }),
  'recipientDays.remove': ({ f }) => ({ params: { dayId: f.dayA } }),
  'recipientDays.createForMany': ({ f }) => ({ body: { recipientIds: [f.recA], holiday: 'christmas' } }),
  'recipientDays.removeMany': ({ f }) => ({ body: { dayIds: [f.dayA] } }),
  'contactImport.create': () => ({ body: { people: [{ name: 'New', birthday: A_BIRTHDAY }] } }),
  'contactImport.undo': ({ f }) => ({ body: { addedIds: [], dayIds: [f.dayA], completed: [] } }),
  'reminders.change': () => ({ body: { timeZone: 'Europe/Paris' } }),
  'reminders.renewCalendar': () => ({}),
  'reminders.stopCalendar': async ({ db, f }) => {
    await buildReminderSettings(db, f.a.id, { calendarToken: `feed-of-${f.a.id}`.padEnd(43, '-') });
    return {};
  },
  'recipientGifts.create': ({ f }) => ({ body: { recipientId: f.recA, giftId: f.giftS } }),
  'recipientGifts.createMany': ({ f }) => ({ body: { recipientIds: [f.recA], giftId: f.giftS } }),
  'recipientGifts.change': ({ f }) => ({ params: { recipientGiftId: f.linkA }, body: { note: 'New' } }),
  'recipientGifts.choose': ({ f }) => ({
    body: { giftId: f.giftS, people: [{ recipientId: f.recA, isFor: true }] },
  }),
  'recipientGifts.restore': ({ f }) => ({
    body: {
      links: [
        {
          recipientId: f.recA,
          giftId: f.giftS,
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
  'shares.change': ({ f }) => ({ params: { giftListId: f.listPub }, body: { degree: 'all' } }),
  'shares.end': ({ f }) => ({ params: { giftListId: f.listPub } }),
  'shares.want': ({ f }) => ({ params: { giftListId: f.listPub }, body: { giftId: f.giftA1, quantity: 3 } }),
  'takes.save': ({ f }) => ({ params: { token: f.sharedA, gift: f.refA1 } }),
  'takes.keep': ({ f }) => ({
    params: { takeId: f.takeA },
    body: { recipient: { id: f.recA }, status: 'bought' },
  }),
  'coEditing.endLink': ({ f }) => ({ params: { giftListId: f.listTogether } }),
  'coEditing.leave': ({ f }) => ({ params: { giftListId: f.listTogether } }),
  'coEditing.removeEditor': ({ f }) => ({ params: { giftListId: f.listTogether, editorId: f.editorA } }),
  'coEditing.join': async ({ db, f }) => {
    const token = newToken();
    await buildCoEditing(db, { id: f.listB, userId: f.b.id }, hashToken(token));
    return { params: { token } };
  },
  'circles.endLink': ({ f }) => ({ params: { recipientId: f.recA } }),
  'circles.leave': ({ f }) => ({ params: { recipientId: f.recA } }),
  'circles.removeMember': ({ f }) => ({ params: { recipientId: f.recA, memberId: f.memberA } }),
  'circles.keepGift': ({ f }) => ({ params: { recipientId: f.recA, circleGiftId: f.circleGiftA } }),
  'circles.join': async ({ db, f }) => {
    const token = newToken();
    await buildCircle(db, { id: f.recB, userId: f.b.id }, hashToken(token), f.giftS);
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
  'operator.invite': async ({ db, f }) => {
    await operated(db, f);
    return { body: { maxUses: 3 } };
  },
  'operator.revokeInvitation': async ({ db, f }) => ({
    params: { invitationId: (await operated(db, f)).invitationId },
  }),
  'draws.create': () => ({ body: A_DRAW }),
  'draws.change': ({ f }) => ({ params: { drawId: f.drawA }, body: A_DRAW }),
  'draws.remove': ({ f }) => ({ params: { drawId: f.drawA } }),
  'draws.draw': ({ f }) => ({ params: { drawId: f.drawA }, body: {} }),
  'draws.again': ({ f }) => ({ params: { drawId: f.drawA }, body: { dayOn: '2090-12-24', endsThis: true } }),
  'draws.keep': ({ f }) => ({ params: { drawId: f.drawA }, body: { recipient: { id: f.recA } } }),
  'draws.keepByLink': ({ f }) => ({ params: { token: f.drawLink }, body: { recipient: { id: f.recA } } }),
  'recipientGifts.removeOfGift': ({ f }) => ({ params: { giftId: f.giftA1 } }),
};

/** The same people, A an operator among them. */
async function operated(db: TestDb, f: MatrixFixture): Promise<MatrixFixture> {
  await db.insert(operators).values({ userId: f.a.id });
  return f;
}

async function slugOf(db: TestDb, giftId: number): Promise<string> {
  const [gift] = await db.select().from(gifts).where(eq(gifts.id, giftId));
  return gift!.slug!;
}

async function otherSessionOf(db: TestDb, sessionId: number): Promise<number> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  const { userId, identityId, expiresAt } = session!;
  const [other] = await db
    .insert(sessions)
    .values({ userId, identityId, expiresAt })
    .returning({ id: sessions.id });
  return other!.id;
}

/** A curated gift that A took out of their public list a moment ago. */
async function removalOf(db: TestDb, f: MatrixFixture): Promise<number> {
  const { id, ...place } = await putInList(db, { id: f.listPub, userId: f.a.id }, f.giftS);
  await db.delete(giftListGifts).where(eq(giftListGifts.id, id));
  const places = JSON.stringify([{ id, ...place }]);
  const [removal] = await db
    .insert(removals)
    .values({ userId: f.a.id, places })
    .returning({ id: removals.id });
  return removal!.id;
}
