import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

export async function organiserNameOf(db: Db, userId: number): Promise<string> {
  const { rows } = await db.execute<Row<'users', 'name'>>(sql`select name from users where id = ${userId}`);
  return rows[0]?.name ?? '';
}
