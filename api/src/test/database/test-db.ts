import type pg from 'pg';
import { openDb, type Db } from '../../db/db.ts';
import { assignments, cellsOf, columnOf, toCamel, toSnake, type Row } from '../../db/row.ts';
import type { Tables } from '../../db/row-types.ts';
import { join, raw, sql, type Sql, type Value } from '../../db/sql.ts';

type Table = keyof Tables;

/** Columns that rows are compared by: `{ userId: 1, dayId: null }`. Without any, all rows are meant. */
type Where<T extends Table> = Partial<Row<T>>;

/** Values of columns, or expressions such as sql`now()`. Undefined fields and absent ones get the default, or stay as they are. */
type Fields<T extends Table> = { [Column in keyof Row<T>]?: Row<T>[Column] | Sql };

/** The handle of stores, and beside it a line for rows of any table. Other statements are `execute` with `sql`, as in stores. */
export interface TestDb extends Db {
  /** Rows that match, in no particular order. */
  rows<T extends Table>(table: T, where?: Where<T>): Promise<Row<T>[]>;
  count<T extends Table>(table: T, where?: Where<T>): Promise<number>;
  /** Inserts a row and returns it with the values that the database filled in. */
  insert<T extends Table>(table: T, fields: Fields<T>): Promise<Row<T>>;
  /** Returns the changed rows. */
  update<T extends Table>(table: T, fields: Fields<T>, where?: Where<T>): Promise<Row<T>[]>;
  delete<T extends Table>(table: T, where?: Where<T>): Promise<void>;
}

export function openTestDb(pool: pg.Pool): TestDb {
  const db = openDb(pool);

  async function read<T extends Table>(statement: Sql): Promise<Row<T>[]> {
    const { rows } = await db.executeFresh(statement);
    return rows.map((row) => camelCased(row) as Row<T>);
  }

  return {
    ...db,
    rows: (table, where = {}) => read(sql`select * from ${nameOf(table)} ${matching(where)}`),
    async count(table, where = {}) {
      const { rows } = await db.executeFresh<{ count: number }>(
        sql`select count(*) from ${nameOf(table)} ${matching(where)}`,
      );
      return rows[0]!.count;
    },
    async insert<T extends Table>(table: T, fields: Fields<T>) {
      const cells = cellsOf<T>(asValues(fields));
      const columns = cells.map(({ column }) => column);
      const values = cells.map(({ value }) => value);
      const [row] = await read<T>(sql`
        insert into ${nameOf(table)} (${join(columns, ', ')}) values (${join(values, ', ')}) returning *`);
      return row!;
    },
    update<T extends Table>(table: T, fields: Fields<T>, where = {}) {
      const changes = join(assignments<T>(asValues(fields)), ', ');
      return read<T>(sql`update ${nameOf(table)} set ${changes} ${matching(where)} returning *`);
    },
    async delete(table, where = {}) {
      await db.executeFresh(sql`delete from ${nameOf(table)} ${matching(where)}`);
    },
  };
}

const nameOf = (table: Table): Sql => raw(toSnake(table));

/** An expression is sent as values are: as a part of the statement. */
const asValues = <T extends Table>(fields: Fields<T>) => fields as Partial<Row<T>>;

/** `where user_id is not distinct from $1`, or nothing. */
function matching(where: object): Sql {
  const comparisons = Object.entries(where as Record<string, Value | undefined>).map(([name, value]) => {
    // Left out, it would silently mean more rows.
    if (value === undefined) throw new Error(`${name} is undefined`);
    return sql`${columnOf(name)} is not distinct from ${value}`;
  });
  return comparisons.length > 0 ? sql`where ${join(comparisons, ' and ')}` : sql``;
}

const camelCased = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value]));
