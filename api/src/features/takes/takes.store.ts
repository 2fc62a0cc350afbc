import type { Db, Tx } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { noRoom } from '../../platform/limits/row-caps.ts';
import { hashToken } from '../../platform/security/session.ts';
import type { OpenShare } from '../shares/open-share.store.ts';
import { degreeOf } from '../shares/share.view.ts';
import type { SharedGift } from '../shares/shared-gifts.store.ts';
import { takenBy, type Giver } from './giver.ts';
import { takenQuantity } from './taken-quantity.ts';

interface NewTake {
  share: OpenShare;
  giver: Giver & { secret: string };
  name: string;
}
type TakeId = Cell<'takes', 'id'>;

/** Stores a take. Of concurrent takes as many are stored as are free; the others are refused. */
export async function insertTake(
  tx: Tx,
  { share, giver, name }: NewTake,
  gift: SharedGift,
  { quantity, shareWith }: Row<'takes', 'quantity' | 'shareWith'>,
): Promise<TakeId> {
  const secretHash = hashToken(giver.secret);
  await lockTakes(tx, share.userId);
  const taken = await tx.execute<Row<'takes', 'id'>>(sql`
    insert into takes (user_id, gift_list_id, gift_id, quantity, share_with, giver_name, giver_id, secret_hash,
      kind, degree, reveal_on, list_title, title, price_cents, purchase_url, picture_key)
    values (${share.userId}, ${share.giftListId}, ${gift.id}, ${shareWith ? 1 : quantity}, ${shareWith}, ${name},
      ${giver.userId}, ${secretHash}, ${share.kind}, ${degreeOf(share)}, ${share.revealOn}, ${share.listTitle},
      ${gift.title}, ${gift.priceCents}, ${gift.purchaseUrl}, ${gift.pictureKey})
    on conflict (secret_hash, user_id, gift_id) where gift_id is not null do nothing
    returning id`);
  if (taken.rows[0]) {
    await requireFree(tx, share.userId, gift.id);
    await requireRoomForTake(tx, share, secretHash);
    return taken.rows[0].id;
  }
  const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
    select id from takes where secret_hash = ${secretHash} and user_id = ${share.userId} and gift_id = ${gift.id}`);
  return rows[0]!.id;
}

/**
 * Makes takes at the lists of one owner wait for each other until the transaction ends. It locks the links of the owner,
 * and no row that the owner's own gifts and lists are written to. The lists come first, as in their deletion.
 */
async function lockTakes(tx: Tx, ownerId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from list_shares s join gift_lists l on l.id = s.gift_list_id
    where s.user_id = ${ownerId} order by s.gift_list_id for key share of l for no key update of s`);
  if (rows.length === 0) throw notFound();
}

/** Refuses a take of more than is wanted. */
async function requireFree(tx: Tx, ownerId: number, giftId: number): Promise<void> {
  const { rows } = await tx.execute<{ isFree: boolean }>(sql`
    select ${takenQuantity}
      <= coalesce((select quantity from wanted_gifts where user_id = ${ownerId} and gift_id = ${giftId}), 1) as "isFree"
    from takes t where t.user_id = ${ownerId} and t.gift_id = ${giftId}`);
  if (!rows[0]!.isFree) throw justTaken();
}

/** Caps of takes, far above real use. */
const TAKES_MAX = { ofOwner: 5_000, ofBrowser: 200, othersOfList: 200 };

async function requireRoomForTake(
  tx: Tx,
  { userId, giftListId }: OpenShare,
  secretHash: Buffer,
): Promise<void> {
  const { rows } = await tx.execute<{ isFull: boolean }>(sql`
    select (select count(*) from takes where user_id = ${userId}) > ${TAKES_MAX.ofOwner}
      or (select count(*) from takes where secret_hash = ${secretHash}) > ${TAKES_MAX.ofBrowser}
      or (select count(*) from takes where gift_list_id = ${giftListId} and is_other) > ${TAKES_MAX.othersOfList}
      as "isFull"`);
  if (rows[0]!.isFull) {
    throw noRoom('There is no room for more here. Please ask the person whose list this is.');
  }
}

const justTaken = () =>
  conflict(
    'just_taken',
    'Somebody was a moment faster: this gift is taken. Thank you for wanting to give it.',
  );
export const giftGone = () => conflict('gone', 'This gift has just left the list.');

/** Adds a gift outside of the list. Equal text from the same browser is stored once. */
export async function insertOtherTake(
  tx: Tx,
  { share, giver, name }: NewTake,
  text: string,
): Promise<TakeId> {
  const secretHash = hashToken(giver.secret);
  await lockTakes(tx, share.userId);
  const existing = await tx.execute<Row<'takes', 'id'>>(sql`
    select id from takes
    where secret_hash = ${secretHash} and gift_list_id = ${share.giftListId} and is_other and title = ${text}`);
  if (existing.rows[0]) return existing.rows[0].id;
  const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
    insert into takes (user_id, gift_list_id, is_other, giver_name, giver_id, secret_hash, kind, degree, reveal_on,
      list_title, title)
    values (${share.userId}, ${share.giftListId}, true, ${name}, ${giver.userId}, ${secretHash}, ${share.kind},
      ${degreeOf(share)}, ${share.revealOn}, ${share.listTitle}, ${text})
    returning id`);
  await requireRoomForTake(tx, share, secretHash);
  return rows[0]!.id;
}

/** Deletes a take of the giver. undefined: no such take, or not theirs. */
export async function deleteTake(tx: Tx, giver: Giver, takeId: string): Promise<{ id: TakeId } | undefined> {
  const { rows } = await tx.execute<Row<'takes', 'id'>>(sql`
    delete from takes t where t.id = ${takeId} and ${takenBy(giver)} returning t.id`);
  return rows[0];
}

/** Deletes takes two years after they were made. */
export async function forgetOldTakes(db: Db): Promise<void> {
  await deleteInBatches(db, 'takes', sql`created_at < now() - interval '2 years'`);
}
