import { raw, sql, type Sql, type Value } from './sql.ts';
import type { Tables } from './row-types.ts';

type RowOf<Table extends keyof Tables> = Tables[Table];

/** Columns of a table as a query returns them: `Row<'gifts', 'id' | 'title'>`. */
export type Row<Table extends keyof Tables, Column extends keyof RowOf<Table> = keyof RowOf<Table>> = Pick<
  RowOf<Table>,
  Column
>;

/** Type of a column that a query renames: `linkedAt: Cell<'recipientGifts', 'createdAt'>`. */
export type Cell<Table extends keyof Tables, Column extends keyof RowOf<Table>> = RowOf<Table>[Column];

/** `g.id, g.price_cents as "priceCents"`: from a list of columns that also types the rows. */
export const columns = (alias: string, names: readonly string[]): Sql =>
  raw(names.map((name) => `${alias}.${toSnake(name)} as "${name}"`).join(', '));

export const columnOf = (name: string): Sql => raw(toSnake(name));

type Cells<Table extends keyof Tables> = {
  [Column in keyof RowOf<Table>]?: RowOf<Table>[Column] | undefined;
};

/** Column and value of each field that is not undefined. Every key becomes a column, so callers name the fields one by one. */
export const cellsOf = <Table extends keyof Tables>(fields: Cells<Table>): { column: Sql; value: Sql }[] =>
  Object.entries(fields as Record<string, Value | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : { column: columnOf(name), value: sql`${value}` },
  );

/** For `set` of an update: `note = $1` for each field that is not undefined. null empties a column. */
export const assignments = <Table extends keyof Tables>(fields: Cells<Table>): Sql[] =>
  cellsOf<Table>(fields).map(({ column, value }) => sql`${column} = ${value}`);

/** An absent field stays absent; an empty text is stored as null. */
export const nullIfEmpty = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text;

/** `recipient_id, gift_id`: the columns of an insert. */
export const columnNames = (names: readonly string[]): Sql => raw(names.map(toSnake).join(', '));

/** Rows for `jsonb_populate_recordset(null::table, …)`, which reads each key as the type of its column. */
export const jsonRows = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnake(name), value]))),
  );

/** The name of a column or table in SQL: `budget_cents` of `budgetCents`. */
export const toSnake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `budgetCents` of `budget_cents`. */
export const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
