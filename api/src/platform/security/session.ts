import { hash, randomBytes } from 'node:crypto';
import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { ACCESS_COOKIE, readCookie } from './cookies.ts';

/** Who is asking, and through which of their sessions. */
export type SignedInUser = Row<'users', 'id'> & { sessionId: Cell<'sessions', 'id'> };

export interface WithCookies {
  headers: { cookie?: string | undefined };
}

export type Authenticate = (request: WithCookies) => Promise<SignedInUser | undefined>;

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[\w-]{43}$/;

/** 256 random bits: too many to guess, so a plain hash at rest is enough. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

/** Shape of our tokens. Anything else is rejected without a query. */
export const asToken = (value: string | undefined) =>
  value !== undefined && TOKEN_FORM.test(value) ? value : undefined;

export function makeAuthenticate(db: Db): Authenticate {
  return async ({ headers }) => {
    const token = asToken(readCookie(headers.cookie, ACCESS_COOKIE));
    // As text: making a buffer takes longer than the hash itself.
    return token ? await findByToken(db, hash('sha256', token, 'hex')) : undefined;
  };
}

/** Asked on every request of a signed-in person: one indexed read, of no more than every request needs. */
async function findByToken(db: Db, hexHash: string): Promise<SignedInUser | undefined> {
  const { rows } = await db.execute<SignedInUser>(sql`
    select s.user_id as id, s.id as "sessionId"
    from access_tokens token
    join sessions s on s.id = token.session_id
    where token.hash = decode(${hexHash}, 'hex') and token.expires_at > now()
      and s.revoked_at is null and s.expires_at > now()`);
  return rows[0];
}
