import { createHmac, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_LIFE_S } from '@tuckaway/contract/auth';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { accessTokens, identities, refreshTokens, sessions, users } from '../../db/schema.ts';
import { hashToken, newToken } from '../../platform/session.ts';
import type { SignedInUser } from '../../platform/session.ts';

export const REFRESH_IDLE_S = 14 * 24 * 60 * 60;
export const SESSION_LIFE_S = 30 * 24 * 60 * 60;
export const MAX_SESSIONS = 20;
// The client waits 30 s for an answer and up to 10 s before it asks again: a lost reply must fit in.
const GRACE_S = 60;
const SALT_BYTES = 32;
// A used token is only kept to notice that somebody stole it. The newest of a session are enough for that, and an
// open tab would otherwise leave a row every few minutes.
const USED_TOKENS_KEPT = 100;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  refreshLifeS: number;
}

export interface NewSession {
  userId: number;
  identityId: number;
  userAgent: string | null;
  ipPrefix: string | null;
}

export type Rotation =
  | { kind: 'rotated' | 'replayed'; sessionId: number; tokens: Tokens }
  | { kind: 'reused'; sessionId: number; userId: number }
  | { kind: 'refused' };

const seconds = (n: number) => sql`make_interval(secs => ${n}::int)`;
const fromNow = (n: number) => sql`now() + ${seconds(n)}`;
const isLive = () => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

export async function createSession(db: Db, session: NewSession): Promise<{ id: number; tokens: Tokens }> {
  const [{ id }] = (await db
    .insert(sessions)
    .values({ ...session, expiresAt: fromNow(SESSION_LIFE_S) })
    .returning({ id: sessions.id })) as [{ id: number }];
  const tokens = { accessToken: newToken(), refreshToken: newToken(), refreshLifeS: REFRESH_IDLE_S };
  await storeTokens(db, id, 0, tokens);
  await revokeOldest(db, session.userId);
  return { id, tokens };
}

async function storeTokens(db: Db, sessionId: number, seq: number, tokens: Tokens): Promise<void> {
  const { accessToken, refreshToken, refreshLifeS } = tokens;
  await db
    .insert(accessTokens)
    .values({ hash: hashToken(accessToken), sessionId, expiresAt: fromNow(ACCESS_TOKEN_LIFE_S) });
  const salt = randomBytes(SALT_BYTES);
  await db
    .insert(refreshTokens)
    .values({ hash: hashToken(refreshToken), sessionId, seq, salt, expiresAt: fromNow(refreshLifeS) });
}

async function revokeOldest(db: Db, userId: number): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive()))
    .orderBy(desc(sessions.id))
    .offset(MAX_SESSIONS);
  await revokeWhere(db, inArray(sessions.id, surplus), 'too_many');
}

/** To be called inside a transaction: it locks the session, so that of many equal refreshes one rotates. */
export async function rotate(tx: Db, presented: string): Promise<Rotation> {
  const [token] = await tx
    .select({
      hash: refreshTokens.hash,
      seq: refreshTokens.seq,
      salt: refreshTokens.salt,
      isFresh: sql<boolean>`${refreshTokens.expiresAt} > now()`,
      isInGrace: sql<boolean>`coalesce(${refreshTokens.usedAt} >= now() - ${seconds(GRACE_S)}, false)`,
      sessionId: sessions.id,
      userId: sessions.userId,
      currentSeq: sessions.seq,
      isLive: sql<boolean>`${isLive()}`,
      lifeLeftS: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::int`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hashToken(presented)))
    .for('update');

  if (!token?.isLive) return { kind: 'refused' };
  const { sessionId, userId, seq, currentSeq } = token;
  const tokens = successorsOf(presented, token.salt, Math.min(REFRESH_IDLE_S, token.lifeLeftS));
  if (seq === currentSeq && token.isFresh) {
    await advance(tx, sessionId, seq, tokens);
    return { kind: 'rotated', sessionId, tokens };
  }
  if (seq === currentSeq) return { kind: 'refused' };
  // The parent only: were older ones let in as well, a thief and the owner could walk in step for ever.
  if (seq === currentSeq - 1 && token.isInGrace) return { kind: 'replayed', sessionId, tokens };
  await revokeWhere(tx, eq(sessions.id, sessionId), 'token_reuse');
  return { kind: 'reused', sessionId, userId };
}

/** Derived, not minted: only hashes are kept, and yet a repeated refresh gets the very same answer. */
function successorsOf(presented: string, salt: Buffer, refreshLifeS: number): Tokens {
  const derive = (purpose: string) =>
    createHmac('sha256', salt).update(purpose).update(presented).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh'), refreshLifeS };
}

async function advance(tx: Db, sessionId: number, seq: number, tokens: Tokens): Promise<void> {
  await tx
    .update(sessions)
    .set({ seq: seq + 1, lastSeenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(refreshTokens.sessionId, sessionId), eq(refreshTokens.seq, seq)));
  // What is under way with the old one may finish, and no more: a copy of it is soon worth nothing.
  await tx
    .update(accessTokens)
    .set({ expiresAt: sql`least(${accessTokens.expiresAt}, ${fromNow(GRACE_S)})` })
    .where(eq(accessTokens.sessionId, sessionId));
  await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.sessionId, sessionId), lt(accessTokens.expiresAt, sql`now()`)));
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lt(refreshTokens.seq, seq + 1 - USED_TOKENS_KEPT)));
  await storeTokens(tx, sessionId, seq + 1, tokens);
}

export interface BrowserTokens {
  accessToken: string | undefined;
  refreshToken: string | undefined;
}

/** Ends whatever session these tokens belong to, expired or not; answers which. */
export async function revokeByTokens(db: Db, { accessToken, refreshToken }: BrowserTokens, reason: string) {
  const owners = [
    accessToken &&
      db
        .select({ id: accessTokens.sessionId })
        .from(accessTokens)
        .where(eq(accessTokens.hash, hashToken(accessToken))),
    refreshToken &&
      db
        .select({ id: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, hashToken(refreshToken))),
  ].filter((query) => query !== undefined && query !== '');
  if (owners.length === 0) return [];
  return await revokeWhere(db, or(...owners.map((owner) => inArray(sessions.id, owner))), reason);
}

export async function revokeSession(
  db: Db,
  userId: number,
  sessionId: number,
  reason: string,
): Promise<number> {
  return (await revokeWhere(db, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)), reason)).length;
}

export async function revokeOtherSessions(
  db: Db,
  userId: number,
  keptId: number,
  reason: string,
): Promise<number> {
  return (await revokeWhere(db, and(eq(sessions.userId, userId), ne(sessions.id, keptId)), reason)).length;
}

/** The operator's hand: everybody's sessions, or one user's. */
export async function revokeAllSessions(
  db: Db,
  userId: number | 'everybody',
  reason: string,
): Promise<number> {
  const whose = userId === 'everybody' ? sql`true` : eq(sessions.userId, userId);
  return (await revokeWhere(db, whose, reason)).length;
}

async function revokeWhere(db: Db, condition: SQL | undefined, reason: string) {
  return await db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokeReason: reason })
    .where(and(condition, isLive()))
    .returning({ id: sessions.id, userId: sessions.userId });
}

export async function listSessions(db: Db, userId: number) {
  return await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive()))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function userOfSession(db: Db, sessionId: number): Promise<SignedInUser | undefined> {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      avatar: users.avatar,
      provider: identities.provider,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(identities, eq(identities.id, sessions.identityId))
    .where(eq(sessions.id, sessionId));
  return user;
}
