import { firstName } from '@tuckaway/domain/names';
import type { MyTake } from '@tuckaway/contract/sharing/takes';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { takenBy, type Giver } from './giver.ts';

const FIELDS = [
  'id',
  'title',
  'priceCents',
  'purchaseUrl',
  'quantity',
  'isOther',
  'shareWith',
  'listTitle',
  'giverName',
] as const;
type MyTakeRow = Row<'takes', (typeof FIELDS)[number]> & {
  ownerName: Cell<'users', 'name'>;
  isWithdrawn: boolean;
  takenAt: Cell<'takes', 'createdAt'>;
};

/** Takes of a giver, the latest first. A gift is withdrawn once its owner has it in no list that was ever shared. */
export async function findMyTakes(db: Db, giver: Giver): Promise<MyTake[]> {
  const { rows } = await db.execute<MyTakeRow>(sql`
    select ${columns('t', FIELDS)}, u.name as "ownerName", t.created_at as "takenAt",
      case when t.is_other then t.gift_list_id is null else not exists (
        select from gift_list_gifts entry join list_shares s on s.gift_list_id = entry.gift_list_id
        where s.user_id = t.user_id and entry.gift_id = t.gift_id) end as "isWithdrawn"
    from takes t join users u on u.id = t.user_id
    where ${takenBy(giver)} order by t.created_at desc, t.id`);
  return rows.map(({ ownerName, priceCents, takenAt, ...take }) => ({
    ...take,
    price: fromCents(priceCents),
    forName: firstName(ownerName),
    takenAt: takenAt.toISOString(),
  }));
}
