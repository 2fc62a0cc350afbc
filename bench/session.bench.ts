import pg from 'pg';
import { makeAuthenticate, newToken } from '../api/src/platform/session.ts';

/** Asks who somebody is, and names what would make that more than one indexed read. */
export async function sessionCheckFaults(databaseUrl: string): Promise<string[]> {
  const asked: pg.QueryConfig[] = [];
  // Tables of a few rows are read whole because that is cheaper; the question is whether they must be.
  const options = '-c enable_seqscan=off';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options });
  const recording = {
    query: (config: pg.QueryConfig) => {
      asked.push(config);
      return pool.query(config);
    },
  };
  await makeAuthenticate(recording)({ headers: { cookie: `accessToken=${newToken()}` } });
  const plans = await Promise.all(asked.map(({ text, values }) => pool.query(`explain ${text}`, values)));
  await pool.end();
  const scans = plans
    .flatMap(({ rows }) => rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']))
    .filter((line) => line.includes('Seq Scan'));
  return asked.length === 1 ? scans : [`${asked.length} statements instead of one`, ...scans];
}
