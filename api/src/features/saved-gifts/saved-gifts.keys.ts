import { sql, type Sql } from '../../db/sql.ts';

/** The gifts that are the owner's to find: what is in their lists, and what they created. Some come twice. */
export const keptKeys = (ownerId: number): Sql => sql`
  select gift_id from gift_list_gifts where user_id = ${ownerId}
  union all select id from gifts where created_by_id = ${ownerId}`;

/** Those, and what is tucked away for one of the owner's people without being in a list. */
export const keptOrLinkedKeys = (ownerId: number): Sql => sql`
  ${keptKeys(ownerId)}
  union all select gift_id from recipient_gifts where user_id = ${ownerId}`;

/** The latest place of each gift in the owner's lists; of one gift, every place. */
export const placesByKey = (ownerId: number, giftId: number | undefined): Sql =>
  giftId === undefined
    ? sql`select gift_id, max(id) as id from gift_list_gifts where user_id = ${ownerId} group by gift_id`
    : sql`select gift_id, id from gift_list_gifts where user_id = ${ownerId} and gift_id = ${giftId}`;
