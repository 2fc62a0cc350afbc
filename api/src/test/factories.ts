import { randomBytes, randomUUID } from 'node:crypto';
import type { Row } from '../db/row.ts';
import type { Tables } from '../db/row-types.ts';
import { sql } from '../db/sql.ts';
import { markReminderCheckDue } from '../features/account-time/reminder-check.store.ts';
import type { TestDb } from './database/test-db.ts';

/*
 * Rows as the product would have made them, written directly. Each takes what matters to the test and
 * fills in the rest.
 */

type New<Table extends keyof Tables> = Partial<Row<Table>>;

/** An account with its Favorites. */
export async function buildUser(db: TestDb, fields: New<'users'> = {}) {
  const name = fields.name ?? 'Ada Example';
  const email = fields.email ?? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
  const user = await db.insert('users', { ...fields, name, email });
  const identity = await db.insert('identities', {
    userId: user.id,
    provider: 'google',
    issuer: 'urn:test',
    subject: randomUUID(),
    email,
  });
  const favorites = await buildList(db, {
    userId: user.id,
    title: 'Favorites',
    isPrivate: true,
    isFavorites: true,
  });
  return { ...user, identityId: identity.id, favoritesId: favorites.id };
}

export async function buildCategory(db: TestDb, fields: New<'categories'> = {}) {
  const values = {
    slug: randomUUID(),
    masterCategory: 'Occasion' as const,
    name: randomUUID(),
    color: 'rose',
    position: 0,
  };
  return db.insert('categories', { ...values, ...fields });
}

/** A list of `userId`, or a curated one where none is given. */
export async function buildList(db: TestDb, fields: New<'giftLists'> = {}) {
  const list = await db.insert('giftLists', { title: 'A list', ...origin(fields.userId), ...fields });
  if (list.userId === null) await catalogueChanged(db);
  return list;
}

/** Makes servers rebuild their search index, as loading the catalogue does. */
const catalogueChanged = (db: TestDb) => db.execute(sql`select count_catalogue_change()`);

/** A gift of `createdById`, or a curated one where none is given. `inLists` puts it there. */
export async function buildGift(
  db: TestDb,
  { inLists = [], ...fields }: New<'gifts'> & { inLists?: ListRow[] } = {},
) {
  const gift = await db.insert('gifts', { title: 'A gift', ...origin(fields.createdById), ...fields });
  for (const list of inLists) await putInList(db, list, gift.id);
  if (gift.createdByType === 'SYSTEM') await catalogueChanged(db);
  return gift;
}

interface ListRow {
  id: number;
  userId: number | null;
}

export async function putInList(db: TestDb, list: ListRow, giftId: number, position = 0) {
  const values = { giftListId: list.id, userId: list.userId, giftId, position };
  const member = await db.insert('giftListGifts', values);
  if (list.userId === null) await catalogueChanged(db);
  return member;
}

export async function buildTag(
  db: TestDb,
  userId: number,
  fields: New<'tags'> & { onGifts?: number[] } = {},
) {
  const { onGifts = [], ...rest } = fields;
  const tag = await db.insert('tags', { name: 'A tag', ...rest, userId });
  for (const giftId of onGifts) await db.insert('giftTags', { tagId: tag.id, giftId, userId });
  return tag;
}

export async function buildRecipient(db: TestDb, userId: number, fields: New<'recipients'> = {}) {
  return db.insert('recipients', { name: 'Mum', ...fields, userId });
}

/** A birthday on April 15 unless told otherwise. */
export async function buildDay(
  db: TestDb,
  userId: number,
  { recipientId, ...fields }: New<'recipientDays'> & { recipientId: number },
) {
  const date = fields.kind === 'holiday' ? {} : { month: 4, day: 15 };
  const day = await db.insert('recipientDays', { kind: 'birthday', ...date, ...fields, recipientId, userId });
  await db.transaction((tx) => markReminderCheckDue(tx, userId));
  return day;
}

/** Somebody with a day has settings already: these are put in. */
export async function buildReminderSettings(db: TestDb, userId: number, fields: New<'reminderSettings'>) {
  const [changed] = await db.update('reminderSettings', fields, { userId });
  return changed ?? (await db.insert('reminderSettings', { ...fields, userId }));
}

type NewLink = New<'recipientGifts'> & { recipientId: number; giftId: number };
export async function buildRecipientGift(db: TestDb, userId: number, fields: NewLink) {
  return db.insert('recipientGifts', { ...fields, userId });
}

/** A list of wishes whose owner sees nothing, unless told otherwise. */
export async function buildShare(
  db: TestDb,
  userId: number,
  fields: New<'listShares'> & { giftListId: number },
) {
  const values = { kind: 'wishes' as const, salt: randomBytes(16), tokenHash: randomBytes(32) };
  return db.insert('listShares', { ...values, ...fields, userId });
}

export async function buildWanted(db: TestDb, userId: number, giftId: number, quantity = 2) {
  return db.insert('wantedGifts', { userId, giftId, quantity });
}

/** Somebody takes a gift of this person, told that they see nothing. */
export async function buildTake(db: TestDb, userId: number, fields: New<'takes'>) {
  const told = { kind: 'wishes' as const, degree: 'nothing' as const, listTitle: 'A list', title: 'A gift' };
  const giver = { giverName: 'Ben', secretHash: randomBytes(32) };
  return db.insert('takes', { ...told, ...giver, ...fields, userId });
}

const HOUR_MS = 60 * 60 * 1000;

/** A circle for this person with an invitation and one more member, who noted the gift. */
export async function buildCircle(
  db: TestDb,
  person: { id: number; userId: number },
  tokenHash: Buffer,
  giftId: number,
) {
  const cleo = await buildUser(db, { name: 'Cleo' });
  const hers = await buildRecipient(db, cleo.id);
  const link = { tokenHash, linkEndsAt: new Date(Date.now() + HOUR_MS) };
  const owned = { userId: person.userId, recipientId: person.id };
  const circle = await db.insert('circles', { ...link, ...owned });
  await db.insert('circleMembers', { circleId: circle.id, ...owned });
  const membership = { circleId: circle.id, userId: cleo.id, recipientId: hers.id };
  const member = await db.insert('circleMembers', membership);
  const noted = await buildRecipientGift(db, cleo.id, { recipientId: hers.id, giftId });
  return { memberId: member.id, linkId: noted.id };
}

function origin(ownerId: number | null | undefined) {
  const isCurated = ownerId === undefined || ownerId === null;
  return isCurated
    ? { createdByType: 'SYSTEM' as const, slug: randomUUID() }
    : { createdByType: 'USER' as const };
}
