import type { MarkStatus } from '@tuckaway/contract/gifts/many-gifts';
import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { addDays } from '@tuckaway/domain/days/calendar-date';
import { GIVEN_NEAR_DAYS } from '@tuckaway/domain/days/day-of-gift';
import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { Tx } from '../../db/db.ts';
import { columnOf } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { lockPlannedLinks, type LinkOwner, type ResolvedLink } from './resolved-links.store.ts';

export const MARK_FIELD = { bought: 'boughtAt', given: 'givenAt' } as const;

interface Mark {
  recipientId: number;
  giftIds: readonly number[];
  status: MarkStatus;
}

/**
 * Marks gifts today as bought for a recipient or given to them: for each gift the planned link with the nearest day, unless
 * it is marked already. Returns the links that changed.
 */
export async function markLinks(
  tx: Tx,
  owner: LinkOwner,
  { recipientId, giftIds, status }: Mark,
): Promise<ResolvedLink[]> {
  const field = MARK_FIELD[status];
  const planned = await lockPlannedLinks(tx, owner, recipientId, giftIds);
  const byGift = Map.groupBy(planned.toSorted(byDay), ({ giftId }) => giftId);
  const marked = [...byGift.values()].map(([nearest]) => nearest!).filter((link) => link[field] === null);
  const days = await daysToStore(tx, owner, marked, { [field]: owner.today });
  const rows = marked.map(({ id }) => ({ id, ...days.get(id) }));
  await tx.execute(sql`
    update recipient_gifts link
    set ${columnOf(field)} = ${owner.today}::date,
      day_id = coalesce(marked."dayId", link.day_id), day_on = coalesce(marked."on", link.day_on)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as marked (id bigint, "dayId" bigint, "on" date)
    where link.user_id = ${owner.userId} and link.id = marked.id`);
  return marked;
}

/** The nearest day first, links without a day last. */
const byDay = (one: ResolvedLink, other: ResolvedLink) => {
  const [first, second] = [one.day?.on ?? NO_DAY, other.day?.on ?? NO_DAY];
  return first === second ? one.id - other.id : first < second ? -1 : 1;
};
const NO_DAY = '9999-12-31';

interface Dates {
  boughtAt?: string | null | undefined;
  givenAt?: string | null | undefined;
}

/**
 * The days to store with links that are bought or given on a date, by the id of the link: a link that follows a day then
 * stays with it (decision 0070). Other links keep their stored day.
 */
export async function daysToStore(
  tx: Tx,
  { userId, today }: LinkOwner,
  links: readonly ResolvedLink[],
  { boughtAt, givenAt }: Dates,
): Promise<ReadonlyMap<number, ForDay>> {
  if (!boughtAt && !givenAt) return new Map();
  const followed = links.flatMap((link) => {
    const { id, day } = link;
    if (link.givenAt !== null || !day?.dayId || day.on === link.dayOn) return [];
    // The gift was bought for the chosen day, and marked after that day.
    if (boughtAt && link.dayId !== null && link.dayOn !== null && boughtAt <= link.dayOn) return [];
    // A gift that was given longer ago was for another occasion.
    if (givenAt && dateOfGivenAt(givenAt) < addDays(today, -GIVEN_NEAR_DAYS)) return [];
    return { id, dayId: day.dayId, on: day.on };
  });
  const { rows: taken } = await tx.execute<{ id: number }>(sql`
    select link.id from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as followed (id bigint, "on" date)
    join recipient_gifts link on link.user_id = ${userId} and link.id = followed.id
    join recipient_gifts other on other.user_id = link.user_id and other.recipient_id = link.recipient_id
      and other.gift_id = link.gift_id and other.day_on = followed."on"`);
  const takenIds = new Set(taken.map(({ id }) => id));
  return new Map(
    followed.filter(({ id }) => !takenIds.has(id)).map(({ id, ...forDay }) => [id, forDay] as const),
  );
}
