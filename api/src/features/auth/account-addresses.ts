import { sql, type Sql } from '../../db/sql.ts';

/** Every address that an account signs in with, in small letters. */
export const addressesOf = (userId: number): Sql => sql`
  select lower(email) from users where id = ${userId}
  union select lower(email) from identities where user_id = ${userId}`;
