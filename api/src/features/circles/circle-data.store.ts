import type { Circle, CircleGift } from '@tuckaway/contract/sharing/circles';
import { statusOf } from '@tuckaway/domain/days/readiness';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { imageUrlOf } from '../gifts/gift.view.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { circleGiftColumns, joinCircleGift, type CircleGiftRow } from './circle-gift.store.ts';
import { othersIn, type Membership } from './circles.store.ts';

/** Names of members, by account. */
type MemberNames = ReadonlyMap<number, string>;

/** Upper bound of the response. */
const GIFTS_MAX = 300;

type GiftRow = CircleGiftRow &
  Row<'recipientGifts', 'userId' | 'boughtAt' | 'givenAt' | 'dayOn'> & {
    linkId: Cell<'recipientGifts', 'id'>;
    isNoted: boolean;
  };

/** Links of the other members: bought gifts, then ideas, then given ones, the latest first. */
export async function listCircleGifts(
  db: Db,
  membership: Membership,
  names: MemberNames,
  addAffiliate: AddAffiliate,
): Promise<CircleGift[]> {
  const { rows } = await db.execute<GiftRow>(sql`
    select ${circleGiftColumns}, ${columns('link', ['userId', 'boughtAt', 'givenAt', 'dayOn'])},
      link.id as "linkId",
      exists (select 1 from recipient_gifts mine
        where mine.user_id = ${membership.userId} and mine.recipient_id = ${membership.recipientId} and mine.gift_id = link.gift_id) as "isNoted"
    from circle_members m
    join recipient_gifts link on link.recipient_id = m.recipient_id and link.user_id = m.user_id
    ${joinCircleGift}
    where ${othersIn(membership)}
    order by link.given_at desc nulls first, link.bought_at is null, link.id desc limit ${GIFTS_MAX}`);
  return rows.map((row) => ({
    id: row.linkId,
    addedBy: names.get(row.userId)!,
    title: row.title,
    price: fromCents(row.priceCents),
    ...addAffiliate(row),
    retailer: row.retailer,
    imageUrl: imageUrlOf(row),
    status: statusOf(row),
    on: row.givenAt ?? row.dayOn,
    isNoted: row.isNoted,
  }));
}

const DAY_FIELDS = ['userId', 'kind', 'name', 'month', 'day', 'year', 'holiday'] as const;

/** Days that the others noted and the reader has not, each once. */
export async function listCircleDays(
  db: Db,
  membership: Membership,
  names: MemberNames,
): Promise<Circle['days']> {
  const { rows } = await db.execute<Row<'recipientDays', (typeof DAY_FIELDS)[number]>>(sql`
    select distinct on (d.kind, d.month, d.day, d.holiday, lower(d.name)) ${columns('d', DAY_FIELDS)}
    from circle_members m
    join recipient_days d on d.recipient_id = m.recipient_id and d.user_id = m.user_id
    where ${othersIn(membership)} and not exists (
      select 1 from recipient_days mine
      where mine.user_id = ${membership.userId} and mine.recipient_id = ${membership.recipientId} and mine.kind = d.kind
        and mine.month is not distinct from d.month and mine.day is not distinct from d.day
        and mine.holiday is not distinct from d.holiday
        and (d.kind <> 'own' or lower(mine.name) = lower(d.name)))
    order by d.kind, d.month, d.day, d.holiday, lower(d.name), d.year is null, m.id`);
  return rows.map(({ userId, ...day }) => ({ addedBy: names.get(userId)!, ...day }));
}

export async function listCircleSizes(
  db: Db,
  membership: Membership,
  names: MemberNames,
): Promise<Circle['sizes']> {
  const { rows } = await db.execute<Row<'circleMembers', 'userId'> & { text: string }>(sql`
    select m.user_id as "userId", r.sizes as text
    from circle_members m join recipients r on r.user_id = m.user_id and r.id = m.recipient_id
    where ${othersIn(membership)} and r.sizes is not null order by m.id`);
  return rows.map(({ userId, text }) => ({ addedBy: names.get(userId)!, text }));
}
