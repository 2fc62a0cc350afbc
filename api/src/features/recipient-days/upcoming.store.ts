import { addDays, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { GIVEN_NEAR_DAYS } from '@tuckaway/domain/days/day-of-gift';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';
import { DAY_FIELDS, type DayRow } from './recipient-days.store.ts';

export type DayOfRecipient = DayRow & { recipientName: Cell<'recipients', 'name'> } & Row<
    'recipients',
    'budgetCents'
  >;

/** All days of the owner's people, or of one of them, by their ids. */
export async function findDaysOfRecipients(
  db: Db,
  ownerId: number,
  recipientId?: number,
): Promise<DayOfRecipient[]> {
  const one = recipientId === undefined ? sql`` : sql`and d.recipient_id = ${recipientId}`;
  const { rows } = await db.execute<DayOfRecipient>(sql`
    select ${columns('d', DAY_FIELDS)}, r.name as "recipientName", r.budget_cents as "budgetCents"
    from recipient_days d join recipients r on r.user_id = d.user_id and r.id = d.recipient_id
    where d.user_id = ${ownerId} ${one} order by d.id`);
  return rows;
}

const LINK_FIELDS = ['recipientId', 'giftId', 'dayId', 'dayOn', 'forNoDay', 'boughtAt', 'givenAt'] as const;
export type GiftOfRecipient = Row<'recipientGifts', (typeof LINK_FIELDS)[number]> &
  Row<'gifts', 'title'> & { recipientGiftId: Cell<'recipientGifts', 'id'> };

/** Links of these people that may be for a day from `from` on: planned ones, and given ones for such a day. */
export async function findGiftsOfRecipients(
  db: Db,
  ownerId: number,
  recipientIds: readonly number[],
  from: CalendarDate,
): Promise<GiftOfRecipient[]> {
  if (recipientIds.length === 0) return [];
  const { rows } = await db.execute<GiftOfRecipient>(sql`
    select link.id as "recipientGiftId", g.title, ${columns('link', LINK_FIELDS)}
    from recipient_gifts link ${joinLinkedGift(ownerId)}
    where link.user_id = ${ownerId} and link.recipient_id = any(${recipientIds}::bigint[])
      and (link.given_at is null or link.day_on >= ${from}::date
        or link.given_at >= ${addDays(from, -GIVEN_NEAR_DAYS)}::date)
    order by link.id`);
  return rows;
}
