import type pg from 'pg';

export interface TableSize {
  table: string;
  rows: number;
  tableBytes: number;
  indexBytes: number;
}

/** Rows and bytes of every table, without dead rows. */
export async function readTableSizes(pool: pg.Pool): Promise<TableSize[]> {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' order by 1`,
  );
  const sizes: TableSize[] = [];
  for (const { table } of tables) {
    await pool.query(`vacuum (full, analyze) ${table}`);
    const { rows } = await pool.query<TableSize>(
      `select $1::text as table, (select count(*) from ${table})::int as rows,
         pg_table_size($1::text::regclass)::float8 as "tableBytes", pg_indexes_size($1::text::regclass)::float8 as "indexBytes"`,
      [table],
    );
    sizes.push(rows[0]!);
  }
  return sizes;
}

/** The growth of each table between two readings, for one of the people that were added. */
export function sizePerPerson(before: TableSize[], after: TableSize[], people: number): TableSize[] {
  const emptySizes = new Map(before.map((size) => [size.table, size]));
  return after
    .map(({ table, rows, tableBytes, indexBytes }) => {
      const empty = emptySizes.get(table)!;
      return {
        table,
        rows: (rows - empty.rows) / people,
        tableBytes: (tableBytes - empty.tableBytes) / people,
        indexBytes: (indexBytes - empty.indexBytes) / people,
      };
    })
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.tableBytes + b.indexBytes - (a.tableBytes + a.indexBytes));
}
