import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/* Column types of tables.ts that the query builder does not have as the driver returns them. */

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** The driver returns it as text, because it may be too large for a number. */
export const bigint = customType<{ data: string }>({ dataType: () => 'bigint' });
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** Marks a default or an expression that is written in the migrations. */
export const IN_DATABASE = sql`null`;
