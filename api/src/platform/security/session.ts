import { hash, randomBytes } from 'node:crypto';
import { sql, type Sql } from '../../db/sql.ts';
import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { ACCESS_COOKIE, readCookie } from './cookies.ts';

/** The user and session of a request. */
export type SignedInUser = Row<'users', 'id'> & { sessionId: Cell<'sessions', 'id'> };

interface WithCookies {
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

const SESSION_TOKEN_FORM = /^(?:[1-9][0-9]{0,15}\.)?[\w-]{43}$/;

/** A token of a session names its user, so that it is found among this user's rows (decision 0378). */
export const sessionToken = (userId: number, secret: string) => `${userId}.${secret}`;

/** Shape of the tokens of a session. Those of version 0.2 name no user and are valid until they expire. */
export const asSessionToken = (value: string | undefined) =>
  value !== undefined && SESSION_TOKEN_FORM.test(value) ? value : undefined;

/** Condition for the row `token` of a session's token. The hash covers the named user. */
export function isSessionToken(presented: string): Sql {
  const hexHash = hash('sha256', presented, 'hex');
  const hashed = sql`token.hash = decode(${hexHash}, 'hex')`;
  const end = presented.indexOf('.');
  return end < 0 ? hashed : sql`token.user_id = ${Number(presented.slice(0, end))} and ${hashed}`;
}

export function makeAuthenticate(db: Db): Authenticate {
  return async ({ headers }) => {
    const token = asSessionToken(readCookie(headers.cookie, ACCESS_COOKIE));
    return token ? await findByToken(db, token) : undefined;
  };
}

/** Reads the session of a request: one indexed read, of only the columns that every request needs. */
async function findByToken(db: Db, presented: string): Promise<SignedInUser | undefined> {
  const { rows } = await db.execute<SignedInUser>(sql`
    select s.user_id as id, s.id as "sessionId"
    from access_tokens token
    join sessions s on s.user_id = token.user_id and s.id = token.session_id
    where ${isSessionToken(presented)} and token.expires_at > now()
      and s.revoked_at is null and s.expires_at > now()`);
  return rows[0];
}
