import { SIGN_IN_LINK_MINUTES } from '@tuckaway/domain/limits';
import type { Db, Tx } from '../../../db/db.ts';
import type { Row } from '../../../db/row.ts';
import { sql } from '../../../db/sql.ts';
import { hashToken, newToken } from '../../../platform/security/session.ts';

/** Creates the token of a link for an address, valid in one browser only. */
export async function createSignInLink(tx: Tx, email: string, browser: string): Promise<string> {
  const token = newToken();
  await tx.execute(sql`
    insert into sign_in_links (hash, browser_hash, email, expires_at)
    values (${hashToken(token)}, ${hashToken(browser)}, ${email}, now() + make_interval(mins => ${SIGN_IN_LINK_MINUTES}::int))`);
  return token;
}

type SignInLink = Row<'signInLinks', 'email' | 'createdAt' | 'expiresAt'>;

/** The link while it is valid. `used_id_tokens` ensures at sign-in that it is used once. */
export async function findSignInLink(
  db: Db,
  token: string,
  browser: string,
): Promise<SignInLink | undefined> {
  const { rows } = await db.execute<SignInLink>(sql`
    select email, created_at as "createdAt", expires_at as "expiresAt" from sign_in_links
    where hash = ${hashToken(token)} and browser_hash = ${hashToken(browser)} and expires_at > now()`);
  return rows[0];
}
