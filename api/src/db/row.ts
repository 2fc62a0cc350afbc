import { raw, type Sql } from './sql.ts';
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

/** The column of a field: `budget_cents` of `budgetCents`. */
export const columnOf = (name: string): Sql => raw(toSnake(name));

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
