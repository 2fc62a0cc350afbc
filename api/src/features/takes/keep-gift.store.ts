import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { canSeeGift } from '../gifts/gift-access.store.ts';
import { createGift } from '../gifts/gifts.service.ts';
import type { PictureFiles, NewPicture } from '../pictures/picture-files.ts';
import { insertPicture } from '../pictures/pictures.store.ts';
import { favoritesIdOf } from '../gift-lists/list-access.store.ts';
import { saveGift } from '../gift-lists/list-entries.store.ts';
import { fromCents } from '../../platform/money.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { noteLinkedGifts } from '../gifts/linked-gift.store.ts';
import { takenBy, type Giver } from './giver.ts';

/** A gift of a shared list, as a signed-in visitor may save it. */
interface FoundGift {
  /** Where the gift is still there and curated: then it need not be copied. */
  curatedId: number | null;
  title: string;
  priceCents: number | null;
  purchaseUrl: string | null;
}

type KeptTake = Row<'takes', 'title' | 'priceCents' | 'purchaseUrl'> & {
  curatedId: Cell<'takes', 'giftId'>;
  imageId: Cell<'gifts', 'imageId'>;
};

/** The taken gift as stored in the take, with the current picture where it exists. undefined: not this giver's take. */
export async function findKeptTake(db: Db, giver: Giver, takeId: string): Promise<KeptTake | undefined> {
  const { rows } = await db.execute<KeptTake>(sql`
    select ${columns('t', ['title', 'priceCents', 'purchaseUrl'])}, g.image_id as "imageId",
      case when g.created_by_type = 'SYSTEM' then g.id end as "curatedId"
    from takes t left join gifts g on g.id = t.gift_id and (g.created_by_type = 'SYSTEM' or g.created_by_id = t.user_id)
    where t.id = ${takeId} and ${takenBy(giver)}`);
  return rows[0];
}

/** Copies the picture into a file of its own, so that the owner's changes do not affect it. */
export async function copyPicture(
  pictureFiles: PictureFiles,
  imageId: string | null,
): Promise<NewPicture | undefined> {
  if (imageId === null) return undefined;
  const [page, card] = [await pictureFiles.read(imageId, 'page'), await pictureFiles.read(imageId, 'card')];
  return page && card ? await pictureFiles.add({ page, card }) : undefined;
}

/** The id of the gift in the user's own things, among their favorites: the curated one itself, else a copy. */
export async function keepGift(
  tx: Db,
  userId: number,
  gift: FoundGift,
  picture?: NewPicture,
): Promise<number> {
  const listId = await favoritesIdOf(tx, userId);
  if (gift.curatedId !== null && (await canSeeGift(tx, userId, gift.curatedId))) {
    await saveGift(tx, userId, gift.curatedId, [listId]);
    return gift.curatedId;
  }
  if (picture) await insertPicture(tx, userId, picture);
  const { title, priceCents, purchaseUrl } = gift;
  const parts = { imageId: picture?.id ?? null, listId };
  const { id } = await createGift(tx, userId, { title, price: fromCents(priceCents), purchaseUrl }, parts);
  return id;
}

/** Links the gift to a recipient of the user. A planned link that exists already stays, and is marked as bought if asked. */
export async function linkToRecipient(
  tx: Db,
  {
    userId,
    recipientId,
    giftId,
    boughtAt,
  }: { userId: number; recipientId: number; giftId: number; boughtAt: string | null },
): Promise<void> {
  const updated = await tx.execute<Row<'recipientGifts', 'id'>>(sql`
    update recipient_gifts set bought_at = coalesce(${boughtAt}::date, bought_at)
    where user_id = ${userId} and recipient_id = ${recipientId} and gift_id = ${giftId} and given_at is null`);
  if ((updated.rowCount ?? 0) > 0) return;
  const { rows } = await tx.execute<Row<'recipientGifts', 'id'>>(sql`
    insert into recipient_gifts (user_id, recipient_id, gift_id, bought_at)
    values (${userId}, ${recipientId}, ${giftId}, ${boughtAt}) on conflict do nothing returning id`);
  await requireRoom(tx, userId, 'recipient_gifts');
  await noteLinkedGifts(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
}
