import tag, { empty, join as joinSome, type Sql } from 'sql-template-tag';

export { raw, type Sql } from 'sql-template-tag';

/** What may stand in a statement. Not undefined: it would be sent as null. */
type Value = Sql | string | number | boolean | null | Date | Buffer | readonly string[] | readonly number[];

/** A statement or a part of one; values are sent beside the text, never in it. */
export const sql: (text: TemplateStringsArray, ...values: Value[]) => Sql = tag;

export const join = (parts: readonly Sql[], separator: string): Sql =>
  parts.length > 0 ? joinSome(parts, separator) : empty;
