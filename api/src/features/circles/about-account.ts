import { sql, type Sql } from '../../db/sql.ts';
import { addressesOf } from '../auth/account-addresses.ts';

/**
 * Whether a circle is about the account itself: one of its members noted their address for the person. Asked with every
 * read, since addresses are noted and added later, too.
 */
export const isAboutAccount = (userId: number, circleId: Sql): Sql => sql`exists (
  select 1 from circle_members membership join recipients person
      on person.user_id = membership.user_id and person.id = membership.recipient_id
  where membership.circle_id = ${circleId} and lower(person.email) in (${addressesOf(userId)}))`;
