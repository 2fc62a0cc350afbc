import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/**
 * A statement that is written and planned once, for reads that happen on every screen.
 * What changes between calls stands in it as `sql.placeholder(name)`.
 */
export function namedQuery<Row extends pg.QueryResultRow, Input extends Record<string, unknown>>(
  name: string,
  statement: SQL,
) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (pool: pg.Pool, input: Input): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values: fillPlaceholders(params, input) });
    return rows;
  };
}
