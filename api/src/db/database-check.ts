/** Runs a statement; the engine behind it may be a connection or a copy in memory. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

/** Every table's row count, as one text to compare. */
export async function countRows(ask: Ask): Promise<string> {
  const counts: string[] = [];
  for (const table of await tablesOf(ask)) counts.push(`${table}=${await count(ask, table)}`);
  return counts.join(' ');
}

/** Reads everything once: tables against their indexes, and references against what they refer to. */
export async function checkDatabase(ask: Ask): Promise<void> {
  for (const table of await tablesOf(ask)) {
    const byTable = await withSettingOff(ask, 'enable_indexonlyscan', () => count(ask, table));
    const byIndex = await withSettingOff(ask, 'enable_seqscan', () => count(ask, table));
    if (byTable !== byIndex) throw new Error(`An index of ${table} disagrees with its table.`);
  }
  for (const { name, statement } of await ask<{ name: string; statement: string }>(BROKEN_REFERENCES)) {
    const [found] = await ask<{ n: number }>(statement);
    if (found!.n > 0) throw new Error(`${found!.n} rows break ${name}.`);
  }
}

/** A statement for each foreign key, which counts the rows that refer to nothing. */
const BROKEN_REFERENCES = `
  select conname as name, format(
    'select count(*)::int as n from %s child where %s and not exists (select from %s parent where %s)',
    conrelid::regclass,
    (select string_agg(format('child.%I is not null', attname), ' and ')
      from pg_attribute where attrelid = conrelid and attnum = any(conkey)),
    confrelid::regclass,
    (select string_agg(format('parent.%I = child.%I', referred.attname, referring.attname), ' and ')
      from unnest(conkey, confkey) as pair (own, other)
      join pg_attribute referring on referring.attrelid = conrelid and referring.attnum = pair.own
      join pg_attribute referred on referred.attrelid = confrelid and referred.attnum = pair.other)) as statement
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

async function tablesOf(ask: Ask): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

async function count(ask: Ask, table: string): Promise<number> {
  const [row] = await ask<{ n: number }>(`select count(*)::int as n from ${table}`);
  return row!.n;
}

async function withSettingOff<T>(ask: Ask, setting: string, work: () => Promise<T>): Promise<T> {
  await ask(`set ${setting} = off`);
  try {
    return await work();
  } finally {
    await ask(`reset ${setting}`);
  }
}
