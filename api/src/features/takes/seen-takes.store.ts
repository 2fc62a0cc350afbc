import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { Degree } from '@tuckaway/contract/sharing/shares';
import type { SeenTakes } from '@tuckaway/contract/sharing/takes';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { degreeOf } from '../shares/share.view.ts';
import { quantityOf, takenQuantity } from './taken-quantity.ts';

const FIELDS = [
  'giftId',
  'title',
  'quantity',
  'shareWith',
  'isOther',
  'giverName',
  'degree',
  'revealOn',
] as const;
type TakeRow = Row<'takes', (typeof FIELDS)[number]> & {
  shareKind: Cell<'listShares', 'kind'>;
  shareDegree: Cell<'listShares', 'degree'>;
  shareRevealOn: Cell<'listShares', 'revealOn'>;
};

/** Takes of a list, within the degree that applies to its owner today. */
export async function findSeenTakes(
  db: Db,
  ownerId: number,
  listId: number,
  today: CalendarDate,
): Promise<SeenTakes> {
  const { rows } = await db.execute<TakeRow>(sql`
    select ${columns('t', FIELDS)}, s.kind as "shareKind", s.degree as "shareDegree", s.reveal_on as "shareRevealOn"
    from takes t join list_shares s on s.gift_list_id = ${listId} and s.user_id = ${ownerId}
    where t.user_id = ${ownerId} and (
      (t.is_other and t.gift_list_id = ${listId})
      or exists (select from gift_list_gifts entry where entry.gift_list_id = ${listId} and entry.gift_id = t.gift_id))
    order by t.created_at, t.id`);
  const seen = rows.map((take) => ({ ...take, sees: visibleDegree(take, today) }));
  return {
    gifts: giftsOf(seen.filter(({ sees, isOther }) => sees !== 'nothing' && !isOther)),
    others: seen
      .filter(({ sees, isOther }) => sees === 'all' && isOther)
      .map(({ title, giverName }) => ({ text: title, name: giverName })),
  };
}

const ORDER = Degree.options;

/**
 * The lesser of two degrees: the one that the giver was shown, and the current one of the share. All is visible from
 * the later of the two reveal days, where both are set.
 */
function visibleDegree(take: TakeRow, today: CalendarDate): Degree {
  const { revealOn, shareRevealOn } = take;
  if (revealOn !== null && shareRevealOn !== null && revealOn <= today && shareRevealOn <= today)
    return 'all';
  const now = degreeOf({ kind: take.shareKind, degree: take.shareDegree });
  return ORDER[Math.min(ORDER.indexOf(take.degree), ORDER.indexOf(now))]!;
}

function giftsOf(takes: readonly (TakeRow & { sees: Degree })[]): SeenTakes['gifts'] {
  const byGift = Map.groupBy(takes, ({ giftId }) => giftId!);
  return [...byGift].map(([giftId, ofGift]) => ({
    giftId,
    title: ofGift[0]!.title,
    quantity: quantityOf(ofGift),
    isShared: ofGift.some(({ shareWith }) => shareWith),
    names: ofGift.filter(({ sees }) => sees === 'all').map(({ giverName }) => giverName),
  }));
}

/** How many of one gift are taken, for an owner who wants to know. undefined: it is not in the list. */
export async function revealTakes(
  db: Db,
  ownerId: number,
  listId: number,
  giftId: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    select ${takenQuantity} as taken from gift_list_gifts entry
    left join takes t on t.user_id = ${ownerId} and t.gift_id = entry.gift_id
    where entry.gift_list_id = ${listId} and entry.user_id = ${ownerId} and entry.gift_id = ${giftId}
    group by entry.id`);
  return rows[0]?.taken;
}
