import { sql, type Sql } from '../../db/sql.ts';

/** Ids of gifts in the owner's lists and of gifts they created, with duplicates. */
export const savedOrCreatedIds = (ownerId: number): Sql => sql`
  select gift_id from gift_list_gifts where user_id = ${ownerId}
  union all select id from gifts where created_by_id = ${ownerId}`;

/** Ids of gifts in the owner's lists, of gifts they created and of gifts they linked to a recipient, with duplicates. */
export const savedCreatedOrLinkedIds = (ownerId: number): Sql => sql`
  ${savedOrCreatedIds(ownerId)}
  union all select gift_id from recipient_gifts where user_id = ${ownerId}`;

/** The latest entry of each gift in the owner's lists; all entries of a single gift. */
export const latestEntryIds = (ownerId: number, giftId: number | undefined): Sql =>
  giftId === undefined
    ? sql`select gift_id, max(id) as id from gift_list_gifts where user_id = ${ownerId} group by gift_id`
    : sql`select gift_id, id from gift_list_gifts where user_id = ${ownerId} and gift_id = ${giftId}`;
