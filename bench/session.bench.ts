import pg from 'pg';
import { makeAuthenticate, newToken } from '../api/src/platform/security/session.ts';
import { recordedDb } from './recorded-db.ts';

/** Asks who somebody is, and names what would make that more than one indexed read. */
export async function sessionCheckFaults(databaseUrl: string): Promise<string[]> {
  // Tables of a few rows are read whole because that is cheaper; the question is whether they must be.
  const options = '-c enable_seqscan=off';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options });
  const { db, asked } = recordedDb(pool);
  await makeAuthenticate(db)({ headers: { cookie: `accessToken=${newToken()}` } });
  const plans = await Promise.all(asked.map(({ text, params }) => pool.query(`explain ${text}`, params)));
  await pool.end();
  const scans = plans
    .flatMap(({ rows }) => rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']))
    .filter((line) => line.includes('Seq Scan'));
  return asked.length === 1 ? scans : [`${asked.length} statements instead of one`, ...scans];
}
