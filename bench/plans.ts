import type pg from 'pg';
import type { Statement } from './recorded-db.ts';

/** Of these statements, those whose plan goes through a whole table. */
export async function thoseReadingAll(
  pool: pg.Pool,
  statements: Statement[],
  isTiny: boolean,
  table = 'gifts',
): Promise<string[]> {
  const wholeTable = new RegExp(`Seq Scan on ${table}\\b`);
  const guilty = new Set<string>();
  const client = await pool.connect();
  try {
    if (isTiny) await client.query('set enable_seqscan = off');
    for (const { text, params } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
      if (rows.some((row) => wholeTable.test(row['QUERY PLAN']))) guilty.add(text);
    }
    await client.query('reset enable_seqscan');
  } finally {
    client.release();
  }
  return [...guilty];
}
