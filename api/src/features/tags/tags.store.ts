import type { Tag, TagInUse } from '@tuckaway/contract/tags';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { giftTags, tags } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { canSeeGift } from '../gifts/gift-access.ts';

const columns = { id: tags.id, name: tags.name };
const byName = [asc(sql`lower(${tags.name})`), asc(tags.id)];
const owned = (ownerId: number, id: number) => and(eq(tags.userId, ownerId), eq(tags.id, id));

export async function listTags(db: Db, ownerId: number): Promise<TagInUse[]> {
  return await db
    .select({ ...columns, giftCount: sql<number>`count(${giftTags.giftId})::int` })
    .from(tags)
    .leftJoin(giftTags, eq(giftTags.tagId, tags.id))
    .where(eq(tags.userId, ownerId))
    .groupBy(tags.id)
    .orderBy(...byName);
}

/** Names differ by more than case: creating an existing one finds it. The database decides, so two at once make one. */
export async function createTag(
  db: Db,
  ownerId: number,
  name: string,
): Promise<{ tag: Tag; isNew: boolean }> {
  const { rows } = await db.execute<Tag & { is_new: boolean }>(sql`
    insert into tags (user_id, name) values (${ownerId}, ${name})
    on conflict (user_id, lower(name)) do update set name = tags.name
    returning id, name, xmax = 0 as is_new`);
  const { id, name: stored, is_new: isNew } = rows[0]!;
  return { tag: { id, name: stored }, isNew };
}

/** undefined: no such tag, or not yours. */
export async function renameTag(db: Db, ownerId: number, id: number, name: string): Promise<Tag | undefined> {
  try {
    const [tag] = await db.update(tags).set({ name }).where(owned(ownerId, id)).returning(columns);
    return tag;
  } catch (error) {
    if (isUniqueViolation(error, 'tags_name'))
      throw conflict('tag_exists', 'You already have a tag with this name.');
    throw error;
  }
}

export async function deleteTag(db: Db, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const [tag] = await db.delete(tags).where(owned(ownerId, id)).returning({ id: tags.id });
  return tag;
}

/** undefined: no such gift, or not yours to see. */
export async function findTagsOfGift(db: Db, ownerId: number, giftId: number): Promise<Tag[] | undefined> {
  if (!(await canSeeGift(db, ownerId, giftId))) return undefined;
  return await db
    .select(columns)
    .from(giftTags)
    .innerJoin(tags, eq(tags.id, giftTags.tagId))
    .where(and(eq(giftTags.giftId, giftId), eq(tags.userId, ownerId)))
    .orderBy(...byName);
}

/** Replaces the owner's tags on a gift. undefined: the gift or one of the tags is missing or not theirs, nothing changed. */
export async function replaceTagsOfGift(
  tx: Db,
  ownerId: number,
  giftId: number,
  tagIds: number[],
): Promise<Tag[] | undefined> {
  const mine = and(eq(tags.userId, ownerId), inArray(tags.id, tagIds));
  const chosen = await tx.select({ id: tags.id }).from(tags).where(mine);
  if (chosen.length !== tagIds.length) return undefined;
  if (!(await canSeeGift(tx, ownerId, giftId))) return undefined;
  const onThisGift = and(eq(giftTags.userId, ownerId), eq(giftTags.giftId, giftId));
  await tx.delete(giftTags).where(and(onThisGift, notInArray(giftTags.tagId, tagIds)));
  if (tagIds.length > 0) {
    const links = tagIds.map((tagId) => ({ tagId, giftId, userId: ownerId }));
    await tx.insert(giftTags).values(links).onConflictDoNothing();
  }
  return await findTagsOfGift(tx, ownerId, giftId);
}
