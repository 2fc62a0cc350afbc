import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Db } from '../../db/db.ts';
import { join, raw, sql } from '../../db/sql.ts';
import { PictureFiles } from '../../features/pictures/picture-files.ts';
import { pictureFolder } from '../../features/pictures/storage/open-storage.ts';
import { hashToken, newToken } from '../../platform/security/session.ts';
import { buildCoEditing } from '../builders/co-editing.ts';
import { buildInvitation } from '../builders/invitations.ts';
import { buildDraw } from '../builders/draws.ts';
import type { TestApp, TestUser } from '../build-app.ts';
import type { TestDb } from '../database/test-db.ts';
import {
  buildCategory,
  buildCircle,
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildReminderSettings,
  buildShare,
  buildTag,
  buildTake,
} from '../factories.ts';

/** Rows that the matrix needs: A's, the same kinds of B's, and curated ones. */
export interface MatrixFixture {
  a: TestUser;
  b: TestUser;
  operator: TestUser;
  /** The token of an invitation that is open, and its id. */
  invitation: string;
  invitationId: string;
  publicListA: number;
  privateListA: number;
  shownGiftA: number;
  hiddenGiftA: number;
  tagA: number;
  recipientA: number;
  recipientB: number;
  linkA: number;
  dayA: number;
  hiddenImageA: string;
  /** Another sign-in of A's. */
  signInA: number;
  /** The addresses of A's calendar and of the link in A's mails. */
  calendarA: string;
  unsubscribeA: string;
  /** Share tokens of the public and the private list, and the names of the shown and the hidden gift on their pages. */
  sharedA: string;
  shownGiftRef: string;
  sharedHidden: string;
  hiddenGiftRef: string;
  /** A's take on another account's list. */
  takeA: string;
  /** The invitation to the circle of A's person, a member, and the member's note. */
  invitedA: string;
  memberA: number;
  circleGiftA: number;
  /** A's private list that Dora edits, too: her place in it, and the token of its invitation. */
  listTogether: number;
  editorA: number;
  listInvitationA: string;
  /** A's draw, in which A, somebody and the holder of a link give; B gives in it, too. */
  drawA: number;
  drawPersonA: number;
  drawLink: string;
  listB: number;
  curatedList: number;
  curatedGift: number;
  category: number;
  /** The name of the category, which the curated list has. */
  occasion: string;
  /** Stands in the titles of A's gifts and lists, and nowhere else. */
  word: string;
}

export const matrixDataDir = mkdtempSync(joinPath(tmpdir(), 'tuckaway-matrix-'));
const files = new PictureFiles(pictureFolder({ dataDir: matrixDataDir }));
const webp = Buffer.from('RIFF');
let fixtures = 0;

export async function buildMatrixFixture({ db, asUser }: TestApp): Promise<MatrixFixture> {
  const word = `quokka${++fixtures}`;
  const [a, b, operator] = [await asUser('Ada'), await asUser('Ben'), await asUser('Olga')];
  const things = await buildThings(db, a.id, word);
  const recipientB = await buildRecipient(db, b.id);
  await buildDay(db, b.id, { recipientId: recipientB.id });
  await buildTag(db, b.id);
  const listB = await buildList(db, { userId: b.id });
  await buildGift(db, { createdById: b.id, inLists: [listB] });
  return {
    a,
    b,
    operator,
    word,
    recipientB: recipientB.id,
    listB: listB.id,
    ...things,
    ...(await buildAccount(db, a, word, things)),
    ...(await buildOperating(db, operator.id)),
    ...(await buildShares(db, a.id, b.id, things)),
    ...(await buildDrawing(db, a.id, b.id)),
  };
}

/** Lists and gifts of A, and curated ones. */
async function buildThings(db: TestDb, userId: number, word: string) {
  const publicListA = await buildList(db, { userId, title: `Public ${word}` });
  const privateListA = await buildList(db, { userId, title: `Private ${word}`, isPrivate: true });
  const category = await buildCategory(db);
  const curatedList = await buildList(db, { categoryIds: [category.id] });
  const curatedGift = await buildGift(db, { description: 'Curated.', inLists: [curatedList] });
  const stored = await files.add({ page: webp, card: webp });
  await db.insert('images', { ...stored, userId });
  const own = { createdById: userId, description: 'psst' };
  const shownGiftA = await buildGift(db, { ...own, title: `Shown ${word}`, inLists: [publicListA] });
  const hidden = { ...own, title: `Hidden ${word}`, imageId: stored.id, inLists: [privateListA] };
  const hiddenGiftA = await buildGift(db, hidden);
  return {
    publicListA: publicListA.id,
    privateListA: privateListA.id,
    curatedList: curatedList.id,
    curatedGift: curatedGift.id,
    shownGiftA: shownGiftA.id,
    hiddenGiftA: hiddenGiftA.id,
    hiddenImageA: stored.id,
    category: category.id,
    occasion: category.name,
  };
}

type Things = Awaited<ReturnType<typeof buildThings>>;

/** A's recipient with a day, a link and a circle; a tag, reminders and another sign-in. */
async function buildAccount(
  db: TestDb,
  { id: userId, email }: TestUser,
  word: string,
  { shownGiftA, curatedGift }: Things,
) {
  const recipient = await buildRecipient(db, userId);
  const day = await buildDay(db, userId, { recipientId: recipient.id });
  // Without a day it counts in the budget of the present year.
  const planned = { recipientId: recipient.id, giftId: shownGiftA, forNoDay: true };
  const link = await buildRecipientGift(db, userId, planned);
  const tag = await buildTag(db, userId, { onGifts: [shownGiftA] });
  const [calendarA, unsubscribeA, invitedA] = [newToken(), newToken(), newToken()];
  await buildReminderSettings(db, userId, { calendarToken: calendarA, unsubscribeToken: unsubscribeA });
  const signIn = await db.insert('identities', {
    userId,
    provider: 'oidc',
    issuer: 'urn:test:house',
    subject: word,
    email,
  });
  const circle = await buildCircle(db, recipient, hashToken(invitedA), curatedGift);
  return {
    recipientA: recipient.id,
    dayA: day.id,
    linkA: link.id,
    tagA: tag.id,
    signInA: signIn.id,
    calendarA,
    unsubscribeA,
    invitedA,
    memberA: circle.memberId,
    circleGiftA: circle.linkId,
  };
}

async function buildOperating(db: TestDb, userId: number) {
  await db.insert('operators', { userId });
  const invitation = newToken();
  const { id } = await buildInvitation(db, userId, { hash: hashToken(invitation) });
  return { invitation, invitationId: id };
}

/** A's shared lists, a take of A's on a list of B, and a list that is edited together. */
async function buildShares(
  db: TestDb,
  a: number,
  b: number,
  { publicListA, privateListA, shownGiftA, hiddenGiftA }: Things,
) {
  const [sharedA, sharedHidden, listInvitationA] = [newToken(), newToken(), newToken()];
  const salt = randomBytes(16);
  await buildShare(db, a, { giftListId: publicListA, tokenHash: hashToken(sharedA), salt });
  await buildShare(db, a, { giftListId: privateListA, tokenHash: hashToken(sharedHidden), salt });
  const take = await buildTake(db, b, { giverId: a });
  const together = await buildList(db, { userId: a, title: 'Together', isPrivate: true });
  const editor = await buildCoEditing(db, { id: together.id, userId: a }, hashToken(listInvitationA));
  return {
    sharedA,
    shownGiftRef: refOf(shownGiftA, salt),
    sharedHidden,
    hiddenGiftRef: refOf(hiddenGiftA, salt),
    takeA: take.id,
    listTogether: together.id,
    editorA: editor.id,
    listInvitationA,
  };
}

async function buildDrawing(db: TestDb, a: number, b: number) {
  const drawLink = newToken();
  const people = [{ accountId: a }, { accountId: b }, { tokenHash: hashToken(drawLink) }];
  const draw = await buildDraw(db, a, { people });
  return { drawA: draw.id, drawPersonA: draw.people[2]!.id, drawLink };
}

function refOf(giftId: number, salt: Buffer): string {
  const id = Buffer.alloc(8);
  id.writeBigInt64BE(BigInt(giftId));
  return hash('sha256', Buffer.concat([salt, id]), 'hex').slice(0, 24);
}

/** Counts and checksums of all tables but the audit trail and the counters of rate limits. A sum needs no sorted rows. */
export async function snapshot(db: Db): Promise<unknown> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migrations', 'audit_events', 'rate_limits') order by 1`);
  const sums = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as rows,
      coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${raw(name)} t`,
  );
  return (await db.execute(join(sums, ' union all '))).rows;
}
