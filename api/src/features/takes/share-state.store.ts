import type { ShareState } from '@tuckaway/contract/sharing/takes';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { OpenShare } from '../shares/open-share.store.ts';
import { degreeOf } from '../shares/share.view.ts';
import { giftRef, giftsOnPage } from '../shares/shared-gifts.store.ts';
import { takenBy, type Giver } from './giver.ts';
import { takenQuantity } from './taken-quantity.ts';

type GiftStates = ShareState['gifts'];

/**
 * Takes `t` that a page shows. A page of ideas shows them to all visitors, its owner included, so it leaves out takes
 * made on a wish list of the same person, although the gift is not free.
 */
const shownTakes = ({ kind }: OpenShare): Sql => (kind === 'ideas' ? sql`t.kind = 'ideas'` : sql`true`);

/** Visitor of a shared page; `isWisher`: it shows their own wishes. */
export type PageReader = Giver & { isWisher: boolean };

/** Whether the reader may see givers' names on the page. */
const seesNames = (share: OpenShare, { isWisher }: PageReader) =>
  share.namesVisible && (!isWisher || degreeOf(share) === 'all');

/** Wanted, free and taken quantities of the gifts of a page, unordered. */
export async function findGiftStates(db: Db, share: OpenShare, giver: PageReader): Promise<GiftStates> {
  type StateRow = Omit<GiftStates[number], 'free'> & { taken: number };
  const { rows } = await db.execute<StateRow>(sql`
    select ${giftRef(share)} as gift, coalesce(w.quantity, 1) as wanted, state.*
    from ${giftsOnPage(share)}
    left join wanted_gifts w on w.user_id = ${share.userId} and w.gift_id = g.id
    cross join lateral (
      select ${takenQuantity} as taken,
        coalesce(bool_or(t.share_with), false) as "isShared",
        coalesce(array_agg(t.giver_name order by t.created_at, t.id) filter (where t.id is not null), '{}') as names,
        (array_agg(t.id) filter (where ${takenBy(giver)}))[1] as mine
      from takes t where t.user_id = ${share.userId} and t.gift_id = g.id and ${shownTakes(share)}) state`);
  const isNamed = seesNames(share, giver);
  return rows.map(({ taken, names, ...state }) => ({
    ...state,
    free: Math.max(0, state.wanted - taken),
    names: isNamed ? names : [],
  }));
}

/** Gifts of givers outside of the list, in the order of their creation. */
export async function findOtherTakes(
  db: Db,
  share: OpenShare,
  giver: PageReader,
): Promise<ShareState['others']> {
  type OtherRow = { text: string; name: string; mine: string | null };
  const { rows } = await db.execute<OtherRow>(sql`
    select t.title as text, t.giver_name as name, case when ${takenBy(giver)} then t.id end as mine
    from takes t where t.gift_list_id = ${share.giftListId} and t.is_other and ${shownTakes(share)}
    order by t.created_at, t.id`);
  const isNamed = seesNames(share, giver);
  return rows.map((row) => ({ ...row, name: isNamed || row.mine !== null ? row.name : null }));
}
