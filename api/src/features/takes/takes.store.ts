import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { constraintOf } from '../../db/transaction.ts';
import { conflict } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/security/session.ts';
import { giftRef, shownGift, type OpenShare } from '../shares/open-share.store.ts';
import { degreeOf } from '../shares/share.view.ts';
import { takenBy, type Giver } from './giver.ts';

export type TakenGift = Row<
  'gifts',
  'id' | 'title' | 'priceCents' | 'purchaseUrl' | 'pictureKey' | 'imageId' | 'createdByType'
>;
const GIFT_FIELDS = ['id', 'title', 'priceCents', 'purchaseUrl', 'pictureKey', 'imageId', 'createdByType'];

/** undefined: no such gift on the page, or not any more. */
export async function findSharedGift(
  db: Db,
  { giftListId, userId, salt }: OpenShare,
  ref: string,
): Promise<TakenGift | undefined> {
  const { rows } = await db.execute<TakenGift>(sql`
    select ${columns('g', GIFT_FIELDS)} from gift_list_gifts place join gifts g on g.id = place.gift_id
    where place.gift_list_id = ${giftListId} and ${shownGift(userId)} and ${giftRef(salt)} = ${ref}`);
  return rows[0];
}

interface NewTake {
  share: OpenShare;
  giver: Giver & { secret: string };
  name: string;
}
type TakeId = Cell<'takes', 'id'>;

/** The database counts the free quantity. The second of two competing takes gets a refusal. */
export async function insertTake(
  tx: Db,
  { share, giver, name }: NewTake,
  gift: TakenGift,
  { quantity, shareWith }: Row<'takes', 'quantity' | 'shareWith'>,
): Promise<TakeId> {
  const secretHash = hashToken(giver.secret);
  try {
    const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
      insert into takes (user_id, gift_list_id, gift_id, quantity, share_with, giver_name, giver_id, secret_hash,
        kind, degree, reveal_on, list_title, title, price_cents, purchase_url, picture_key)
      values (${share.userId}, ${share.giftListId}, ${gift.id}, ${shareWith ? 1 : quantity}, ${shareWith}, ${name},
        ${giver.userId}, ${secretHash}, ${share.kind}, ${degreeOf(share)}, ${share.revealOn}, ${share.listTitle},
        ${gift.title}, ${gift.priceCents}, ${gift.purchaseUrl}, ${gift.pictureKey})
      on conflict (secret_hash, user_id, gift_id) where gift_id is not null do nothing
      returning id`);
    if (rows[0]) return rows[0].id;
  } catch (error) {
    throw constraintOf(error) === 'takes_free' ? justTaken() : error;
  }
  const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
    select id from takes where secret_hash = ${secretHash} and user_id = ${share.userId} and gift_id = ${gift.id}`);
  return rows[0]!.id;
}

const justTaken = () =>
  conflict(
    'just_taken',
    'Somebody was a moment faster: this gift is taken. Thank you for wanting to give it.',
  );
export const gone = () => conflict('gone', 'This gift has just left the list.');

/** A line of the giver's own. The same words from the same browser stay one line. */
export async function insertOther(tx: Db, { share, giver, name }: NewTake, text: string): Promise<TakeId> {
  const secretHash = hashToken(giver.secret);
  const known = await tx.execute<Row<'takes', 'id'>>(sql`
    select id from takes
    where secret_hash = ${secretHash} and gift_list_id = ${share.giftListId} and is_other and title = ${text}`);
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
    insert into takes (user_id, gift_list_id, is_other, giver_name, giver_id, secret_hash, kind, degree, reveal_on,
      list_title, title)
    values (${share.userId}, ${share.giftListId}, true, ${name}, ${giver.userId}, ${secretHash}, ${share.kind},
      ${degreeOf(share)}, ${share.revealOn}, ${share.listTitle}, ${text})
    returning id`);
  return rows[0]!.id;
}

/** False: no such take, or not theirs. */
export async function deleteTake(tx: Db, giver: Giver, takeId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from takes t where t.id = ${takeId} and ${takenBy(giver)}`);
  return rowCount === 1;
}

/** Deletes takes long after the day of the gift. */
export async function forgetOldTakes(db: Db): Promise<void> {
  await db.execute(sql`delete from takes where created_at < now() - interval '2 years'`);
}
