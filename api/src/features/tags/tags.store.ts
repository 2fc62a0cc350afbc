import type { Tag, TagInUse } from '@tuckaway/contract/gifts/tags';
import type { Db, Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { conflict, orNotFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { canSeeGift, requireVisibleGifts } from '../gifts/gift-access.store.ts';

const byName = sql`order by lower(t.name), t.id`;

export async function listTags(db: Db, ownerId: number): Promise<TagInUse[]> {
  const { rows } = await db.execute<TagRow & { giftCount: number }>(sql`
    select t.id, t.name, count(tagging.gift_id)::int as "giftCount"
    from tags t left join gift_tags tagging on tagging.user_id = t.user_id and tagging.tag_id = t.id
    where t.user_id = ${ownerId} group by t.user_id, t.id ${byName}`);
  return rows;
}

type TagRow = Row<'tags', 'id' | 'name'>;

/** Names differ by more than case: creating an existing one finds it. The database decides, so two at once make one. */
export async function createTag(
  tx: Tx,
  ownerId: number,
  name: string,
): Promise<{ tag: Tag; isNew: boolean }> {
  const { rows } = await tx.execute<TagRow & { isNew: boolean }>(sql`
    insert into tags (user_id, name) values (${ownerId}, ${name})
    on conflict (user_id, lower(name)) do update set name = tags.name
    returning id, name, xmax = 0 as "isNew"`);
  await requireRoom(tx, ownerId, 'tags');
  const { isNew, ...tag } = rows[0]!;
  return { tag, isNew };
}

/** Renames a tag of the owner; refuses a name that another tag has. undefined: no such tag, or not theirs. */
export async function renameTag(tx: Tx, ownerId: number, id: number, name: string): Promise<Tag | undefined> {
  try {
    const { rows } = await tx.execute<TagRow>(sql`
      update tags set name = ${name} where id = ${id} and user_id = ${ownerId} returning id, name`);
    return rows[0];
  } catch (error) {
    if (isUniqueViolation(error, 'tags_name'))
      throw conflict('tag_exists', 'You already have a tag with this name.');
    throw error;
  }
}

/** Deletes a tag of the owner. undefined: no such tag, or not theirs. */
export async function deleteTag(tx: Tx, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<Row<'tags', 'id'>>(sql`
    delete from tags where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}

/** The owner's tags of a gift. undefined: no such gift, or not theirs to see. */
export async function findTagsOfGift(db: Db, ownerId: number, giftId: number): Promise<Tag[] | undefined> {
  if (!(await canSeeGift(db, ownerId, giftId))) return undefined;
  const { rows } = await db.execute<TagRow>(sql`
    select t.id, t.name from gift_tags tagging join tags t on t.user_id = tagging.user_id and t.id = tagging.tag_id
    where tagging.gift_id = ${giftId} and t.user_id = ${ownerId} ${byName}`);
  return rows;
}

/** Replaces the owner's tags on a gift. undefined: the gift or one of the tags is missing or not theirs, nothing changed. */
export async function replaceTagsOfGift(
  tx: Tx,
  ownerId: number,
  giftId: number,
  tagIds: number[],
): Promise<Tag[] | undefined> {
  const chosen = await tx.execute(sql`
    select 1 from tags where user_id = ${ownerId} and id = any(${tagIds}::bigint[])`);
  if (chosen.rows.length !== tagIds.length) return undefined;
  if (!(await canSeeGift(tx, ownerId, giftId))) return undefined;
  await tx.execute(sql`
    delete from gift_tags
    where user_id = ${ownerId} and gift_id = ${giftId} and tag_id <> all (${tagIds}::bigint[])`);
  await tx.execute(sql`
    insert into gift_tags (tag_id, gift_id, user_id) select unnest(${tagIds}::bigint[]), ${giftId}, ${ownerId}
    on conflict do nothing`);
  return await findTagsOfGift(tx, ownerId, giftId);
}

/** Puts a tag of the owner on gifts. Returns the ids of gifts that did not have it before. */
export async function tagMany(
  tx: Tx,
  ownerId: number,
  giftIds: readonly number[],
  tagId: number,
): Promise<number[]> {
  await requireTag(tx, ownerId, tagId);
  await requireVisibleGifts(tx, ownerId, giftIds);
  const { rows } = await tx.execute<Row<'giftTags', 'giftId'>>(sql`
    insert into gift_tags (tag_id, gift_id, user_id) select ${tagId}, unnest(${giftIds}::bigint[]), ${ownerId}
    on conflict do nothing returning gift_id as "giftId"`);
  return rows.map(({ giftId }) => giftId);
}

/** Takes a tag of the owner off gifts. Returns the ids of gifts that had it. */
export async function untagMany(
  tx: Tx,
  ownerId: number,
  giftIds: readonly number[],
  tagId: number,
): Promise<number[]> {
  await requireTag(tx, ownerId, tagId);
  const { rows } = await tx.execute<Row<'giftTags', 'giftId'>>(sql`
    delete from gift_tags where tag_id = ${tagId} and user_id = ${ownerId} and gift_id = any(${giftIds}::bigint[])
    returning gift_id as "giftId"`);
  return rows.map(({ giftId }) => giftId);
}

async function requireTag(tx: Tx, ownerId: number, tagId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from tags where id = ${tagId} and user_id = ${ownerId} for key share`);
  orNotFound(rows[0]);
}
