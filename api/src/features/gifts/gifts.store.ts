import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { visibleGift, type Viewer } from './gift-access.ts';
import { giftColumns, type GiftRow } from './gift.view.ts';

/** undefined: no such gift, or not the viewer's to see. */
export async function findGift(db: Db, viewer: Viewer, giftId: number): Promise<GiftRow | undefined> {
  const { rows } = await db.execute<GiftRow>(sql`
    select ${giftColumns(viewer)} from gifts g where g.id = ${giftId} and ${visibleGift(viewer)}`);
  return rows[0];
}
