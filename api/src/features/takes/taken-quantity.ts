import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

/** How many of a gift takes `t` claim together. Givers who share the gift count as one. */
export const takenQuantity = sql`(
  coalesce(sum(t.quantity) filter (where not t.share_with), 0)
  + coalesce(max(1) filter (where t.share_with), 0))::int`;

/** `takenQuantity` for takes that are read already. */
export function quantityOf(takes: readonly Row<'takes', 'quantity' | 'shareWith'>[]): number {
  const alone = takes.filter(({ shareWith }) => !shareWith).reduce((sum, { quantity }) => sum + quantity, 0);
  return alone + (takes.some(({ shareWith }) => shareWith) ? 1 : 0);
}
