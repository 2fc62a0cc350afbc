import { sql } from 'drizzle-orm';
import { bigint as int8, customType, timestamp } from 'drizzle-orm/pg-core';

/* Column types of tables.ts that the query builder does not have as the driver returns them. */

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Ids and counts: the driver returns them as numbers. */
export const bigint = () => int8({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** Marks a default or an expression that is written in the migrations. */
export const IN_DATABASE = sql`null`;
