import { is, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Where statements that are planned once are sent. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

/**
 * A statement that is written and planned once, for reads that happen on every screen.
 * What changes between calls stands in it as `sql.placeholder(name)`, as often as needed: it is sent once.
 */
export function namedQuery<Row extends pg.QueryResultRow, Input extends Record<string, unknown>>(
  name: string,
  statement: SQL,
) {
  const { text, inputs } = numberOnce(statement);
  return async (reader: Reader, input: Input): Promise<Row[]> => {
    const { rows } = await reader.query<Row>({ name, text, values: inputs.map((key) => input[key]) });
    return rows;
  };
}

/** Drizzle numbers every mention of a placeholder; here equal ones share a number. */
function numberOnce(statement: SQL): { text: string; inputs: string[] } {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const mentions = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error('A named query takes its values through placeholders only');
    return param.name as string;
  });
  const inputs = [...new Set(mentions)];
  const renumbered = text.replace(
    /\$(\d+)/g,
    (_, mention) => `$${inputs.indexOf(mentions[mention - 1]!) + 1}`,
  );
  return { text: renumbered, inputs };
}
