import tag, { empty, join as joinSome, type Sql } from 'sql-template-tag';

export { raw, type Sql } from 'sql-template-tag';

/** Values of a statement. Not undefined, which would be sent as null. */
export type Value =
  | Sql
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly string[]
  | readonly number[];

/** A statement or a part of one, with its values as parameters. */
export const sql: (text: TemplateStringsArray, ...values: Value[]) => Sql = tag;

export const join = (parts: readonly Sql[], separator: string): Sql =>
  parts.length > 0 ? joinSome(parts, separator) : empty;
