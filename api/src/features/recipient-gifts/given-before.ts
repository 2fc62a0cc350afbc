import type { GivenBefore } from '@tuckaway/contract/recipient-gifts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { plainHost } from '../gifts/purchase-links.ts';
import { areAlike, linkIdentity, titleWords } from './likeness.ts';

export interface Given {
  id: number;
  title: string;
  purchaseUrl: string | null;
}

type GivenRow = Omit<GivenBefore, 'givenAt'> & { givenAt: string; purchaseUrl: string | null };

/** Which of the owner's recipients already got this gift, the same link or nearly the same title; the latest first. */
export async function findGivenBefore(db: Db, ownerId: number, gift: Given): Promise<GivenBefore[]> {
  const link = linkIdentity(gift.purchaseUrl);
  const words = titleWords(gift.title);
  const isLike = (row: GivenRow) =>
    row.giftId === gift.id ||
    (link !== undefined && linkIdentity(row.purchaseUrl) === link) ||
    areAlike(titleWords(row.giftTitle), words);
  return (await findCandidates(db, ownerId, gift, words)).filter(isLike).map((row) => ({
    recipientId: row.recipientId,
    recipientName: row.recipientName,
    giftId: row.giftId,
    giftTitle: row.giftTitle,
    givenAt: new Date(row.givenAt).toISOString(),
  }));
}

/** Given gifts that share the shop or a word: few enough to compare properly. */
async function findCandidates(db: Db, ownerId: number, gift: Given, words: Set<string>): Promise<GivenRow[]> {
  const host = gift.purchaseUrl === null ? null : plainHost(URL.parse(gift.purchaseUrl)?.hostname ?? '');
  const { rows } = await db.execute<GivenRow>(sql`
    select r.id as "recipientId", r.name as "recipientName", g.id as "giftId", g.title as "giftTitle",
      g.purchase_url as "purchaseUrl", link.given_at as "givenAt"
    from recipient_gifts link
    join recipients r on r.id = link.recipient_id
    join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} and link.given_at is not null and (
      g.id = ${gift.id}
      or strpos(lower(g.purchase_url), ${host || null}::text) > 0
      or lower(g.title) = lower(${gift.title})
      or g.title_tsv @@ websearch_to_tsquery('english', plain_text(${[...words].join(' or ')})))
    order by link.given_at desc, link.id desc`);
  return rows;
}
