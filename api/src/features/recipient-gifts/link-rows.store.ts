import type { Tx } from '../../db/db.ts';
import { columnNames, columns, jsonRows, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { noteLinkedGifts } from '../gifts/linked-gift.store.ts';

/** Columns that every link has, or that the database writes. */
type FixedField =
  | 'id'
  | 'userId'
  | 'recipientId'
  | 'giftId'
  | 'createdAt'
  | 'notedTitle'
  | 'notedPriceCents'
  | 'notedPurchaseUrl';
type OptionalField = Exclude<keyof Row<'recipientGifts'>, FixedField>;
export type LinkValues = Row<'recipientGifts', OptionalField>;
export type LinkToInsert = Row<'recipientGifts', 'recipientId' | 'giftId'> & Partial<LinkValues>;
export type InsertedLink = Row<'recipientGifts', 'id' | 'giftId'>;

/** Values of a link to which nothing was added. */
const EMPTY: LinkValues = {
  note: null,
  givenAt: null,
  dayId: null,
  dayOn: null,
  forNoDay: false,
  boughtAt: null,
  paidCents: null,
  thankedAt: null,
  thanksNote: null,
};
const OPTIONAL_FIELDS = Object.keys(EMPTY) as OptionalField[];
const INSERTED_COLUMNS = columnNames(['userId', 'recipientId', 'giftId', ...OPTIONAL_FIELDS]);

/**
 * Inserts links in the given order and returns the new ones. The caller has checked that recipients, gifts and days
 * may be linked. Absent fields are empty.
 */
export async function insertLinkRows(
  tx: Tx,
  userId: number,
  links: readonly LinkToInsert[],
): Promise<InsertedLink[]> {
  const values = links.map((link) => ({ ...EMPTY, ...link, userId }));
  const { rows } = await tx.execute<InsertedLink>(sql`
    insert into recipient_gifts (${INSERTED_COLUMNS})
    select ${INSERTED_COLUMNS} from jsonb_populate_recordset(null::recipient_gifts, ${jsonRows(values)}::jsonb)
    on conflict do nothing
    returning id, gift_id as "giftId"`);
  await requireRoom(tx, userId, 'recipient_gifts');
  await noteLinkedGifts(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
  return rows;
}

type FullLink = Row<'recipientGifts', 'id' | 'recipientId'> & LinkValues;

/** Links of the user by their ids, locked until the transaction ends. All of them or a 404. */
export async function lockLinks(tx: Tx, userId: number, linkIds: readonly number[]): Promise<FullLink[]> {
  const { rows } = await tx.execute<FullLink>(sql`
    select ${columns('link', ['id', 'recipientId', ...OPTIONAL_FIELDS])} from recipient_gifts link
    where link.user_id = ${userId} and link.id = any(${linkIds}::bigint[]) order by link.id for update`);
  if (rows.length < linkIds.length) throw notFound();
  return rows;
}

/** Whether nothing was added to a link since it was made with the given values. */
export function isUntouched(link: LinkValues, made: Partial<LinkValues> = {}): boolean {
  const values = { ...EMPTY, ...made };
  return OPTIONAL_FIELDS.every((field) => link[field] === values[field]);
}

export async function deleteLinks(tx: Tx, userId: number, linkIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from recipient_gifts where user_id = ${userId} and id = any(${linkIds}::bigint[])`);
}
