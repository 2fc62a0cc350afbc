import type { DayChoice, ForDay } from '@tuckaway/contract/people/recipient-gifts';
import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { atPath, invalidField, notFound } from '../../platform/http/errors.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';
import {
  alreadyLinked,
  isLinked,
  linksOfGifts,
  requireDayOf,
  requireOccurrence,
  storedDay,
  type LinkOwner,
} from './resolved-links.store.ts';
import { insertLinkRows } from './link-rows.store.ts';

interface NewLinks {
  giftId: number;
  recipientIds: readonly number[];
  note: string | null;
  /** Chosen days by recipient. Links of other recipients follow the next day. */
  days: ReadonlyMap<number, DayChoice>;
}

/**
 * Links a gift to recipients of the user, all or none; returns the links that are new. Recipients to whom it is linked
 * already stay as they are.
 */
export async function linkToRecipients(
  tx: Tx,
  owner: LinkOwner,
  { giftId, recipientIds, note, days }: NewLinks,
): Promise<number[]> {
  await lockRecipients(tx, owner.userId, recipientIds);
  await requireVisibleGifts(tx, owner.userId, [giftId]);
  const stored = await linksOfGifts(tx, owner, [giftId], recipientIds);
  const linksOf = Map.groupBy(stored, ({ recipientId }) => recipientId);
  const links = recipientIds
    .filter((id) => !isLinked(linksOf.get(id) ?? [], days.get(id)))
    .map((id) => ({ recipientId: id, giftId, note, ...storedDay(days.get(id)) }));
  const added = await insertLinkRows(tx, owner.userId, links);
  return added.map(({ id }) => id);
}

/** Links a gift to recipients for the given days. Returns which day of which recipient each of `forDays` is. */
export async function linkForDays(
  tx: Tx,
  owner: LinkOwner,
  { forDays, ...links }: Omit<NewLinks, 'days'> & { forDays: readonly ForDay[] },
): Promise<ReadonlyMap<number, ForDay>> {
  const days = new Map<number, ForDay>();
  for (const [index, forDay] of forDays.entries()) {
    const path = `/forDays/${index}`;
    const recipientId = await atPath(path, () => requireOccurrence(tx, owner.userId, forDay));
    if (!links.recipientIds.includes(recipientId)) throw notFound();
    if (days.has(recipientId)) throw invalidField(`${path}/dayId`, 'At most one day for each recipient');
    days.set(recipientId, forDay);
  }
  await linkToRecipients(tx, owner, { ...links, days });
  return days;
}

interface NewLink extends Pick<NewLinks, 'giftId' | 'note'> {
  recipientId: number;
  forDay: DayChoice | undefined;
}

/** Links a gift to one recipient and returns the id of the link. A link that is there already is refused. */
export async function linkToOneRecipient(
  tx: Tx,
  owner: LinkOwner,
  { recipientId, forDay, ...link }: NewLink,
): Promise<number> {
  await requireDayOf(tx, owner.userId, { recipientId, forDay });
  const days = new Map<number, DayChoice>(forDay === undefined ? [] : [[recipientId, forDay]]);
  const [added] = await linkToRecipients(tx, owner, { ...link, days, recipientIds: [recipientId] });
  if (added === undefined) throw alreadyLinked();
  return added;
}

/** Deletes a link of the owner. undefined: no such link, or not theirs. */
export async function deleteLink(tx: Tx, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<Row<'recipientGifts', 'id'>>(sql`
    delete from recipient_gifts where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}

export async function deleteLinksOfGift(tx: Tx, ownerId: number, giftId: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from recipient_gifts where gift_id = ${giftId} and user_id = ${ownerId} returning id`);
  return rows.length;
}
