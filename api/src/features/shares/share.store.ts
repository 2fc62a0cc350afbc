import { randomBytes } from 'node:crypto';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { ListShare, ShareSettings } from '@tuckaway/contract/sharing/shares';
import type { Db, Tx } from '../../db/db.ts';
import { assignments, nullIfEmpty, type Row } from '../../db/row.ts';
import { join, sql } from '../../db/sql.ts';
import { notFound, orNotFound } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/security/session.ts';
import { shareColumns, toListShare, type ShareRow } from './share.view.ts';

const SALT_BYTES = 16;

export interface OwnList {
  ownerId: number;
  listId: number;
  today: CalendarDate;
}

/** undefined: the list never had a link. */
export async function findShare(db: Db, { ownerId, listId, today }: OwnList): Promise<ListShare | undefined> {
  const { rows } = await db.execute<ShareRow>(sql`
    select ${shareColumns} from list_shares s where s.gift_list_id = ${listId} and s.user_id = ${ownerId}`);
  if (!rows[0]) return undefined;
  const wanted = await db.execute<Row<'wantedGifts', 'giftId' | 'quantity'>>(sql`
    select w.gift_id as "giftId", w.quantity from wanted_gifts w
    join gift_list_gifts entry on entry.gift_id = w.gift_id and entry.gift_list_id = ${listId}
    where w.user_id = ${ownerId} order by w.gift_id`);
  return toListShare(rows[0], wanted.rows, today);
}

/** Throws 404 where the list never had a link. */
export async function requireShare(db: Db, list: OwnList): Promise<ListShare> {
  return orNotFound(await findShare(db, list));
}

/** Gives the list a link; a link it had before stops working. */
export async function upsertShareLink(
  tx: Tx,
  list: OwnList,
  token: string,
  settings: ShareSettings,
): Promise<void> {
  const { ownerId, listId } = list;
  const { kind, degree, revealOn, namesVisible, words, expiresOn } = settings;
  await tx.execute(sql`
    insert into list_shares (gift_list_id, user_id, token_hash, salt, kind, degree, reveal_on, names_visible, words, expires_on)
    values (${listId}, ${ownerId}, ${hashToken(token)}, ${randomBytes(SALT_BYTES)}, ${kind}, ${degree},
      ${revealOn}, ${namesVisible}, ${words || null}, ${expiresOn})
    on conflict (user_id, gift_list_id) do update set token_hash = excluded.token_hash, kind = excluded.kind,
      degree = excluded.degree, reveal_on = excluded.reveal_on, names_visible = excluded.names_visible,
      words = excluded.words, expires_on = excluded.expires_on, opens = 0`);
}

/** Changes the settings of a share, if there is one. */
export async function updateShare(
  tx: Tx,
  { ownerId, listId }: OwnList,
  change: Partial<ShareSettings>,
): Promise<void> {
  const { kind, degree, revealOn, namesVisible, words, expiresOn } = change;
  const changes = assignments<'listShares'>({
    kind,
    degree,
    revealOn,
    namesVisible,
    words: nullIfEmpty(words),
    expiresOn,
  });
  if (changes.length === 0) return;
  await tx.execute(sql`
    update list_shares set ${join(changes, ', ')} where gift_list_id = ${listId} and user_id = ${ownerId}`);
}

export async function endShareLink(tx: Tx, { ownerId, listId }: OwnList): Promise<void> {
  await tx.execute(sql`
    update list_shares set token_hash = null where gift_list_id = ${listId} and user_id = ${ownerId}`);
}

/** How many of a gift in the list its owner would like. Takes that are there already stay, also when it is fewer. */
export async function setWanted(
  tx: Tx,
  { ownerId, listId }: OwnList,
  { giftId, quantity }: Row<'wantedGifts', 'giftId' | 'quantity'>,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from gift_list_gifts where gift_list_id = ${listId} and user_id = ${ownerId} and gift_id = ${giftId}`);
  if (rows.length === 0) throw notFound();
  if (quantity === 1) {
    await tx.execute(sql`delete from wanted_gifts where user_id = ${ownerId} and gift_id = ${giftId}`);
    return;
  }
  await tx.execute(sql`
    insert into wanted_gifts (user_id, gift_id, quantity) values (${ownerId}, ${giftId}, ${quantity})
    on conflict (user_id, gift_id) do update set quantity = excluded.quantity`);
}
