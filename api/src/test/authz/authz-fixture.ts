import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Db } from '../../db/db.ts';
import { join, raw, sql } from '../../db/sql.ts';
import { identities, images, operators } from '../schema/tables.ts';
import { ImageFiles } from '../../features/images/image-files.ts';
import { pictureFolder } from '../../features/images/storage/open-storage.ts';
import { hashToken, newToken } from '../../platform/security/session.ts';
import { buildCoEditing } from '../build-co-editing.ts';
import { buildInvitation } from '../invitations.ts';
import { buildDraw } from '../draws.ts';
import type { TestApp, TestUser } from '../build-app.ts';
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
  listPub: number;
  listPriv: number;
  giftA1: number;
  giftA2: number;
  tagA: number;
  recA: number;
  recB: number;
  linkA: number;
  dayA: number;
  imgA2: string;
  /** Another sign-in of A's. */
  signInA: number;
  /** The addresses of A's calendar and of the link in A's mails. */
  calendarA: string;
  unsubscribeA: string;
  /** Tokens of A's public and private list, and how their pages name gifts A1 and A2. */
  sharedA: string;
  refA1: string;
  sharedHidden: string;
  refA2: string;
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
  listS: number;
  giftS: number;
  category: number;
  /** Stands in the titles of A's gifts and lists, and nowhere else. */
  word: string;
}

export const matrixDataDir = mkdtempSync(joinPath(tmpdir(), 'tuckaway-matrix-'));
const files = new ImageFiles(pictureFolder({ dataDir: matrixDataDir }));
const webp = Buffer.from('RIFF');
let fixtures = 0;

export async function buildMatrixFixture({ db, asUser }: TestApp): Promise<MatrixFixture> {
  const word = `quokka${++fixtures}`;
  const [a, b] = [await asUser('Ada'), await asUser('Ben')];
  const operator = await asUser('Olga');
  await db.insert(operators).values({ userId: operator.id });
  const invitation = newToken();
  const invited = await buildInvitation(db, operator.id, { hash: hashToken(invitation) });
  const listPub = await buildList(db, { userId: a.id, title: `Public ${word}` });
  const listPriv = await buildList(db, { userId: a.id, title: `Private ${word}`, isPrivate: true });
  const listB = await buildList(db, { userId: b.id });
  const category = await buildCategory(db);
  const listS = await buildList(db, { categoryIds: [category.id] });
  const giftS = await buildGift(db, { description: 'Curated.', inLists: [listS] });

  const image = await files.add({ page: webp, card: webp });
  await db.insert(images).values({ ...image, userId: a.id });
  const mine = { createdById: a.id, description: 'psst' };
  const giftA1 = await buildGift(db, { ...mine, title: `Shown ${word}`, inLists: [listPub] });
  const giftA2 = await buildGift(db, {
    ...mine,
    title: `Hidden ${word}`,
    imageId: image.id,
    inLists: [listPriv],
  });
  const recA = await buildRecipient(db, a.id);
  const dayA = await buildDay(db, a.id, { recipientId: recA.id });
  const linkA = await buildRecipientGift(db, a.id, {
    recipientId: recA.id,
    giftId: giftA1.id,
    // In the budget of this year, whenever the test runs.
    forNoDay: true,
  });
  const tagA = await buildTag(db, a.id, { onGifts: [giftA1.id] });
  const [calendarA, unsubscribeA] = [newToken(), newToken()];
  await buildReminderSettings(db, a.id, { calendarToken: calendarA, unsubscribeToken: unsubscribeA });
  const [signInA] = await db
    .insert(identities)
    .values({ userId: a.id, provider: 'oidc', issuer: 'urn:test:house', subject: word, email: a.email })
    .returning({ id: identities.id });
  const [sharedA, sharedHidden, salt] = [newToken(), newToken(), randomBytes(16)];
  await buildShare(db, a.id, { giftListId: listPub.id, tokenHash: hashToken(sharedA), salt });
  await buildShare(db, a.id, { giftListId: listPriv.id, tokenHash: hashToken(sharedHidden), salt });
  const takeA = await buildTake(db, b.id, { giverId: a.id });
  const invitedA = newToken();
  const { memberId: memberA, linkId: circleGiftA } = await buildCircle(
    db,
    recA,
    hashToken(invitedA),
    giftS.id,
  );
  const together = await buildList(db, { userId: a.id, title: 'Together', isPrivate: true });
  const listInvitationA = newToken();
  const owned = { id: together.id, userId: a.id };
  const editorA = await buildCoEditing(db, owned, hashToken(listInvitationA));
  const drawLink = newToken();
  const draw = await buildDraw(db, a.id, {
    people: [{ accountId: a.id }, { accountId: b.id }, { tokenHash: hashToken(drawLink) }],
  });
  const recB = await buildRecipient(db, b.id);
  await buildDay(db, b.id, { recipientId: recB.id });
  await buildTag(db, b.id);
  return {
    a,
    b,
    operator,
    invitation,
    invitationId: invited.id,
    listPub: listPub.id,
    listPriv: listPriv.id,
    giftA1: giftA1.id,
    giftA2: giftA2.id,
    tagA: tagA.id,
    recA: recA.id,
    recB: recB.id,
    linkA: linkA.id,
    dayA: dayA.id,
    imgA2: image.id,
    signInA: signInA!.id,
    calendarA,
    unsubscribeA,
    sharedA,
    refA1: refOf(giftA1.id, salt),
    sharedHidden,
    refA2: refOf(giftA2.id, salt),
    takeA: takeA.id,
    invitedA,
    memberA,
    circleGiftA,
    listTogether: together.id,
    editorA: editorA.id,
    listInvitationA,
    drawA: draw.id,
    drawPersonA: draw.people[2]!.id,
    drawLink,
    listB: listB.id,
    listS: listS.id,
    giftS: giftS.id,
    category: category.id,
    word,
  };
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
