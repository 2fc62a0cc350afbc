import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../db/sql.ts';
import { markReminderCheckDue } from '../features/account-time/reminder-check.store.ts';
import {
  categories,
  circleMembers,
  circles,
  giftListGifts,
  giftLists,
  gifts,
  giftTags,
  identities,
  listShares,
  recipientDays,
  recipientGifts,
  recipients,
  reminderSettings,
  tags,
  takes,
  users,
  wantedGifts,
} from './schema/tables.ts';
import type { TestDb } from './database/test-db.ts';

/*
 * Rows as the product would have made them, written directly. Each takes what matters to the test and
 * fills in the rest.
 */

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const only = <Row>(rows: Row[]): Row => rows[0]!;

/** An account with its Favorites. */
export async function buildUser(db: TestDb, fields: New<typeof users> = {}) {
  const name = fields.name ?? 'Ada Example';
  const email = fields.email ?? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
  const user = only(
    await db
      .insert(users)
      .values({ ...fields, name, email })
      .returning(),
  );
  const identity = only(
    await db
      .insert(identities)
      .values({ userId: user.id, provider: 'google', issuer: 'urn:test', subject: randomUUID(), email })
      .returning(),
  );
  const favorites = await buildList(db, {
    userId: user.id,
    title: 'Favorites',
    isPrivate: true,
    isFavorites: true,
  });
  return { ...user, identityId: identity.id, favoritesId: favorites.id };
}

export async function buildCategory(db: TestDb, fields: New<typeof categories> = {}) {
  const values = {
    slug: randomUUID(),
    masterCategory: 'Occasion' as const,
    name: randomUUID(),
    color: 'rose',
    position: 0,
  };
  return only(
    await db
      .insert(categories)
      .values({ ...values, ...fields })
      .returning(),
  );
}

/** A list of `userId`, or a curated one where none is given. */
export async function buildList(db: TestDb, fields: New<typeof giftLists> = {}) {
  const list = only(
    await db
      .insert(giftLists)
      .values({ title: 'A list', ...origin(fields.userId), ...fields })
      .returning(),
  );
  if (list.userId === null) await catalogueChanged(db);
  return list;
}

/** Makes servers rebuild their search index, as loading the catalogue does. */
const catalogueChanged = (db: TestDb) => db.execute(sql`select count_catalogue_change()`);

/** A gift of `createdById`, or a curated one where none is given. `inLists` puts it there. */
export async function buildGift(
  db: TestDb,
  { inLists = [], ...fields }: New<typeof gifts> & { inLists?: ListRow[] } = {},
) {
  const gift = only(
    await db
      .insert(gifts)
      .values({ title: 'A gift', ...origin(fields.createdById), ...fields })
      .returning(),
  );
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
  const member = only(await db.insert(giftListGifts).values(values).returning());
  if (list.userId === null) await catalogueChanged(db);
  return member;
}

export async function buildTag(
  db: TestDb,
  userId: number,
  fields: New<typeof tags> & { onGifts?: number[] } = {},
) {
  const { onGifts = [], ...rest } = fields;
  const tag = only(
    await db
      .insert(tags)
      .values({ name: 'A tag', ...rest, userId })
      .returning(),
  );
  for (const giftId of onGifts) await db.insert(giftTags).values({ tagId: tag.id, giftId, userId });
  return tag;
}

export async function buildRecipient(db: TestDb, userId: number, fields: New<typeof recipients> = {}) {
  return only(
    await db
      .insert(recipients)
      .values({ name: 'Mum', ...fields, userId })
      .returning(),
  );
}

/** A birthday on April 15 unless told otherwise. */
export async function buildDay(
  db: TestDb,
  userId: number,
  { recipientId, ...fields }: New<typeof recipientDays> & { recipientId: number },
) {
  const date = fields.kind === 'holiday' ? {} : { month: 4, day: 15 };
  const day = only(
    await db
      .insert(recipientDays)
      .values({ kind: 'birthday', ...date, ...fields, recipientId, userId })
      .returning(),
  );
  await db.transaction((tx) => markReminderCheckDue(tx, userId));
  return day;
}

/** Somebody with a day has settings already: these are put in. */
export async function buildReminderSettings(
  db: TestDb,
  userId: number,
  fields: New<typeof reminderSettings>,
) {
  const target = reminderSettings.userId;
  return only(
    await db
      .insert(reminderSettings)
      .values({ ...fields, userId })
      .onConflictDoUpdate({ target, set: fields })
      .returning(),
  );
}

type NewLink = New<typeof recipientGifts> & { recipientId: number; giftId: number };
export async function buildRecipientGift(db: TestDb, userId: number, fields: NewLink) {
  return only(
    await db
      .insert(recipientGifts)
      .values({ ...fields, userId })
      .returning(),
  );
}

/** A list of wishes whose owner sees nothing, unless told otherwise. */
export async function buildShare(
  db: TestDb,
  userId: number,
  fields: New<typeof listShares> & { giftListId: number },
) {
  const values = { kind: 'wishes' as const, salt: randomBytes(16), tokenHash: randomBytes(32) };
  return only(
    await db
      .insert(listShares)
      .values({ ...values, ...fields, userId })
      .returning(),
  );
}

export async function buildWanted(db: TestDb, userId: number, giftId: number, quantity = 2) {
  return only(await db.insert(wantedGifts).values({ userId, giftId, quantity }).returning());
}

/** Somebody takes a gift of this person, told that they see nothing. */
export async function buildTake(db: TestDb, userId: number, fields: New<typeof takes>) {
  const told = { kind: 'wishes' as const, degree: 'nothing' as const, listTitle: 'A list', title: 'A gift' };
  const giver = { giverName: 'Ben', secretHash: randomBytes(32) };
  return only(
    await db
      .insert(takes)
      .values({ ...told, ...giver, ...fields, userId })
      .returning(),
  );
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
  const circle = only(
    await db
      .insert(circles)
      .values({ ...link, ...owned })
      .returning(),
  );
  await db.insert(circleMembers).values({ circleId: circle.id, ...owned });
  const membership = { circleId: circle.id, userId: cleo.id, recipientId: hers.id };
  const member = only(await db.insert(circleMembers).values(membership).returning());
  const noted = await buildRecipientGift(db, cleo.id, { recipientId: hers.id, giftId });
  return { memberId: member.id, linkId: noted.id };
}

function origin(ownerId: number | null | undefined) {
  const isCurated = ownerId === undefined || ownerId === null;
  return isCurated
    ? { createdByType: 'SYSTEM' as const, slug: randomUUID() }
    : { createdByType: 'USER' as const };
}
