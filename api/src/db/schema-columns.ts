import { sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/* Kinds of columns that several tables of schema.ts have. */

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Too large for a number: the driver hands it out as text. */
export const bigint = customType<{ data: string }>({ dataType: () => 'bigint' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Made by the database: how is written in the migrations. */
export const GENERATED = sql`null`;
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
