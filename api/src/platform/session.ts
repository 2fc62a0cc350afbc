import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { accessTokens, identities, sessions, users } from '../db/schema.ts';
import { ACCESS_COOKIE, readCookie } from './cookies.ts';

/** Who is asking, and through which of their sessions. */
export interface SignedInUser {
  id: number;
  email: string;
  name: string;
  avatar: string | null;
  provider: 'google' | 'apple';
  sessionId: number;
}

export interface WithCookies {
  headers: { cookie?: string | undefined };
}

export type Authenticate = (request: WithCookies) => Promise<SignedInUser | undefined>;

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[\w-]{43}$/;

/** 256 random bits: too many to guess, so a plain hash at rest is enough. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** What could be one of our tokens; anything else need not trouble the database. */
export const asToken = (value: string | undefined) =>
  value !== undefined && TOKEN_FORM.test(value) ? value : undefined;

/** Asked on every request of a signed-in person: one indexed read, planned once. */
export function makeAuthenticate(db: Db): Authenticate {
  const statement = db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      avatar: users.avatar,
      provider: identities.provider,
      sessionId: sessions.id,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(identities, eq(identities.id, sessions.identityId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder('hash')),
        gt(accessTokens.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('authenticate');

  return async ({ headers }) => {
    const token = asToken(readCookie(headers.cookie, ACCESS_COOKIE));
    if (!token) return undefined;
    const [user] = await statement.execute({ hash: hashToken(token) });
    return user;
  };
}
