import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { SHOWN_FIELDS } from '../gifts/gift.view.ts';
import { joinNotedGift } from '../gifts/linked-gift.store.ts';
import { isAboutAccount } from './about-account.ts';
import { othersIn, type Membership } from './circles.store.ts';

const FIELDS = ['id', ...SHOWN_FIELDS] as const;

export type CircleGiftRow = Row<'gifts', (typeof FIELDS)[number]>;
export const circleGiftColumns: Sql = columns('g', FIELDS);

/**
 * Joins gift `g` to `link` of a co-giver: curated gifts and the co-giver's own as they are, others as they were
 * noted, without pictures. Descriptions are private notes and never read.
 */
export const joinCircleGift: Sql = joinNotedGift(
  sql`g.created_by_type = 'SYSTEM' or g.created_by_id = link.user_id`,
);

/** One gift that another member noted. undefined: there is none, or the circle is about the reader. */
export async function findCircleGift(
  db: Db,
  membership: Membership,
  linkId: Cell<'recipientGifts', 'id'>,
): Promise<CircleGiftRow | undefined> {
  if (membership.isForMe) return undefined;
  const { rows } = await db.execute<CircleGiftRow>(sql`
    select ${circleGiftColumns}
    from circle_members m
    join recipient_gifts link on link.recipient_id = m.recipient_id and link.user_id = m.user_id
    ${joinCircleGift}
    where ${othersIn(membership)} and link.id = ${linkId}`);
  return rows[0];
}

/** A picture that a co-giver stored for a gift of theirs is seen in the circle, while both are in it. */
export async function canSeeCirclePicture(db: Db, viewer: number | null, imageId: string): Promise<boolean> {
  if (viewer === null) return false;
  const { rows } = await db.execute(sql`
    select 1 from gifts g
    join recipient_gifts link on link.gift_id = g.id and link.user_id = g.created_by_id
    join circle_members theirs on theirs.user_id = link.user_id and theirs.recipient_id = link.recipient_id
    join circle_members mine on mine.circle_id = theirs.circle_id and mine.user_id = ${viewer}
    where g.image_id = ${imageId} and not ${isAboutAccount(viewer, sql`mine.circle_id`)} limit 1`);
  return rows.length > 0;
}
