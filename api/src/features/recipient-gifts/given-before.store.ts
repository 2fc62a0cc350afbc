import { givenAtOfDate } from '@tuckaway/domain/days/given-at';
import type { GivenBefore } from '@tuckaway/contract/people/recipient-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';
import { plainHost } from '@tuckaway/domain/hosts';
import { COMPARED_MAX, toComparableGift, isRepeat, titleWords } from './repeated-gifts.ts';

interface ComparedGift {
  id: number;
  title: string;
  purchaseUrl: string | null;
}

type GivenRow = Row<'recipientGifts', 'recipientId' | 'giftId' | 'givenAt'> &
  Row<'gifts', 'purchaseUrl'> & {
    recipientName: Cell<'recipients', 'name'>;
    giftTitle: Cell<'gifts', 'title'>;
  };

/** Which of the owner's recipients already got this gift, the same link or nearly the same title; the latest first. */
export async function findGivenBefore(db: Db, ownerId: number, gift: ComparedGift): Promise<GivenBefore[]> {
  const reference = toComparableGift({
    giftId: gift.id,
    giftTitle: gift.title,
    purchaseUrl: gift.purchaseUrl,
  });
  const repeats = (await findCandidates(db, ownerId, gift)).filter((given) =>
    isRepeat(toComparableGift(given), reference),
  );
  return latestOf(repeats, ({ recipientId, giftId }) => `${recipientId} ${giftId}`).map((row) =>
    toGivenBefore(row, gift.id),
  );
}

/** Gifts planned for a recipient who already got them, or ones like them: for each the latest. */
export async function findPlannedAgain(db: Db, ownerId: number, recipientId: number): Promise<GivenBefore[]> {
  const read = async (isGiven: Sql) => {
    const { rows } = await db.execute<GivenRow>(sql`
      select ${GIVEN_COLUMNS} from ${givenTables(ownerId)}
      where link.user_id = ${ownerId} and link.recipient_id = ${recipientId} and ${isGiven}
      order by link.given_at desc, link.id desc limit ${COMPARED_MAX}`);
    return rows.map(toComparableGift);
  };
  const [planned, given] = [
    await read(sql`link.given_at is null`),
    await read(sql`link.given_at is not null`),
  ];
  return latestOf(planned, ({ giftId }) => giftId).flatMap((gift) => {
    const before = given.find((one) => isRepeat(one, gift));
    return before ? toGivenBefore(before, gift.giftId) : [];
  });
}

/** One entry for a gift with links for several days. */
const latestOf = <Link>(links: Link[], keyOf: (link: Link) => string | number): Link[] =>
  [...Map.groupBy(links, keyOf).values()].map(([latest]) => latest!);

/** View of a given link. */
const toGivenBefore = (
  { recipientId, recipientName, giftId, giftTitle, givenAt }: GivenRow,
  forGiftId: number,
): GivenBefore => ({
  forGiftId,
  recipientId,
  recipientName,
  giftId,
  giftTitle,
  givenAt: givenAtOfDate(givenAt!),
});

const GIVEN_COLUMNS = sql`
  r.id as "recipientId", r.name as "recipientName", g.id as "giftId", g.title as "giftTitle",
  g.purchase_url as "purchaseUrl", link.given_at as "givenAt"`;
const givenTables = (ownerId: number): Sql => sql`
  recipient_gifts link
  join recipients r on r.user_id = link.user_id and r.id = link.recipient_id
  ${joinLinkedGift(ownerId)}`;

/** Given gifts that share the shop or a word: few enough to compare properly. */
async function findCandidates(db: Db, ownerId: number, gift: ComparedGift): Promise<GivenRow[]> {
  const host = gift.purchaseUrl === null ? null : plainHost(URL.parse(gift.purchaseUrl)?.hostname ?? '');
  const words = [...titleWords(gift.title)].join(' or ');
  const { rows } = await db.execute<GivenRow>(sql`
    select ${GIVEN_COLUMNS} from ${givenTables(ownerId)}
    where link.user_id = ${ownerId} and link.given_at is not null and (
      g.id = ${gift.id}
      or strpos(lower(g.purchase_url), ${host || null}::text) > 0
      or lower(g.title) = lower(${gift.title})
      or to_tsvector('english', plain_text(g.title)) @@ websearch_to_tsquery('english', plain_text(${words})))
    order by link.given_at desc, link.id desc`);
  return rows;
}
