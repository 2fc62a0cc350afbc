import { createHmac, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_LIFE_S } from '@tuckaway/contract/accounts/auth';
import type { Db, Tx } from '../../../db/db.ts';
import { join, sql, type Sql } from '../../../db/sql.ts';
import type { Cell, Row } from '../../../db/row.ts';
import {
  hashToken,
  isSessionToken,
  newToken,
  sessionToken,
  type SignedInUser,
} from '../../../platform/security/session.ts';
import type { Profile } from '../sign-in/accounts.store.ts';

const REFRESH_IDLE_S = 14 * 24 * 60 * 60;
const SESSION_LIFE_S = 30 * 24 * 60 * 60;
export const MAX_SESSIONS = 20;
// A client repeats a refresh whose response was lost: it waits 30 s for the response and up to 10 s before it asks again.
const GRACE_S = 60;
const SALT_BYTES = 32;
// Used tokens are only kept to detect stolen ones. The newest of a session are enough for that; without a limit, an
// open tab would add a row every few minutes.
const USED_TOKENS_KEPT = 100;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  refreshLifeS: number;
}

type NewSession = Row<'sessions', 'userId' | 'identityId' | 'userAgent' | 'ipPrefix'>;

type Rotation =
  | { kind: 'rotated' | 'replayed'; sessionId: number; userId: number; tokens: Tokens }
  | { kind: 'reused'; sessionId: number; userId: number }
  | { kind: 'refused' };

const seconds = (n: number) => sql`make_interval(secs => ${n}::int)`;
const fromNow = (n: number) => sql`now() + ${seconds(n)}`;
/** Condition: session `s` is neither revoked nor expired. */
const isLive = sql`(s.revoked_at is null and s.expires_at > now())`;

export async function createSession(
  db: Db,
  { userId, identityId, userAgent, ipPrefix }: NewSession,
): Promise<{ id: number; tokens: Tokens }> {
  const { rows } = await db.execute<Row<'sessions', 'id'>>(sql`
    insert into sessions (user_id, identity_id, user_agent, ip_prefix, expires_at)
    values (${userId}, ${identityId}, ${userAgent}, ${ipPrefix}, ${fromNow(SESSION_LIFE_S)}) returning id`);
  const { id } = rows[0]!;
  const [accessToken, refreshToken] = [sessionToken(userId, newToken()), sessionToken(userId, newToken())];
  const tokens = { accessToken, refreshToken, refreshLifeS: REFRESH_IDLE_S };
  await storeTokens(db, { userId, sessionId: id }, 0, tokens);
  await revokeOldest(db, userId);
  return { id, tokens };
}

type SessionKey = Pick<PresentedToken, 'userId' | 'sessionId'>;

async function storeTokens(
  db: Db,
  { userId, sessionId }: SessionKey,
  seq: number,
  tokens: Tokens,
): Promise<void> {
  const { accessToken, refreshToken, refreshLifeS } = tokens;
  await db.execute(sql`
    insert into access_tokens (user_id, hash, session_id, expires_at)
    values (${userId}, ${hashToken(accessToken)}, ${sessionId}, ${fromNow(ACCESS_TOKEN_LIFE_S)})`);
  const salt = randomBytes(SALT_BYTES);
  await db.execute(sql`
    insert into refresh_tokens (user_id, hash, session_id, seq, salt, expires_at)
    values (${userId}, ${hashToken(refreshToken)}, ${sessionId}, ${seq}, ${salt}, ${fromNow(refreshLifeS)})`);
}

async function revokeOldest(db: Db, userId: number): Promise<void> {
  const surplus = sql`
    select s.id from sessions s where s.user_id = ${userId} and ${isLive}
    order by s.id desc offset ${MAX_SESSIONS}`;
  await revokeWhere(db, sql`s.user_id = ${userId} and s.id in (${surplus})`, 'too_many');
}

/** Replaces the tokens. Locks the session until the end of the transaction, so that of many equal refreshes one rotates. */
export async function rotate(tx: Tx, presented: string): Promise<Rotation> {
  const { rows } = await tx.execute<PresentedToken>(sql`
    select token.seq, token.salt, token.expires_at > now() as "isFresh",
      coalesce(token.used_at >= now() - ${seconds(GRACE_S)}, false) as "isInGrace",
      s.id as "sessionId", s.user_id as "userId", s.seq as "currentSeq", ${isLive} as "isLive",
      extract(epoch from s.expires_at - now())::int as "lifeLeftS"
    from refresh_tokens token join sessions s on s.user_id = token.user_id and s.id = token.session_id
    where ${isSessionToken(presented)}
    for update`);
  const token = rows[0];
  if (!token?.isLive) return { kind: 'refused' };
  const { sessionId, userId, seq, currentSeq } = token;
  const tokens = successorsOf(presented, token, Math.min(REFRESH_IDLE_S, token.lifeLeftS));
  if (seq === currentSeq && token.isFresh) {
    await storeNextTokens(tx, token, seq, tokens);
    return { kind: 'rotated', sessionId, userId, tokens };
  }
  if (seq === currentSeq) return { kind: 'refused' };
  // Only the direct parent token gets a grace period; otherwise a stolen token could be refreshed indefinitely.
  if (seq === currentSeq - 1 && token.isInGrace) return { kind: 'replayed', sessionId, userId, tokens };
  await revokeWhere(tx, sql`s.user_id = ${userId} and s.id = ${sessionId}`, 'token_reuse');
  return { kind: 'reused', sessionId, userId };
}

type PresentedToken = Row<'refreshTokens', 'seq' | 'salt'> &
  Row<'sessions', 'userId'> & {
    sessionId: Cell<'sessions', 'id'>;
    currentSeq: Cell<'sessions', 'seq'>;
    isFresh: boolean;
    isInGrace: boolean;
    isLive: boolean;
    lifeLeftS: number;
  };

/** Successor tokens are an HMAC of the presented token: a repeated refresh returns the same ones. */
function successorsOf(
  presented: string,
  { userId, salt }: Pick<PresentedToken, 'userId' | 'salt'>,
  refreshLifeS: number,
): Tokens {
  const derive = (purpose: string) =>
    sessionToken(userId, createHmac('sha256', salt).update(purpose).update(presented).digest('base64url'));
  return { accessToken: derive('access'), refreshToken: derive('refresh'), refreshLifeS };
}

async function storeNextTokens(tx: Tx, session: SessionKey, seq: number, tokens: Tokens): Promise<void> {
  const { userId, sessionId } = session;
  const ofSession = sql`user_id = ${userId} and session_id = ${sessionId}`;
  await tx.execute(sql`
    update sessions set seq = ${seq + 1}, last_seen_at = now() where user_id = ${userId} and id = ${sessionId}`);
  await tx.execute(sql`update refresh_tokens set used_at = now() where ${ofSession} and seq = ${seq}`);
  // Old access tokens keep a short grace period, for requests under way.
  await tx.execute(sql`
    update access_tokens set expires_at = least(expires_at, ${fromNow(GRACE_S)}) where ${ofSession}`);
  await tx.execute(sql`delete from access_tokens where ${ofSession} and expires_at < now()`);
  await tx.execute(sql`
    delete from refresh_tokens where ${ofSession} and seq < ${seq + 1 - USED_TOKENS_KEPT}`);
  await storeTokens(tx, session, seq + 1, tokens);
}

export interface BrowserTokens {
  accessToken: string | undefined;
  refreshToken: string | undefined;
}

/** Ends the session of these tokens, expired or not, and returns its id. */
export async function revokeByTokens(db: Db, { accessToken, refreshToken }: BrowserTokens, reason: string) {
  const owners: Sql[] = [];
  if (accessToken)
    owners.push(
      sql`select user_id, session_id from access_tokens token where ${isSessionToken(accessToken)}`,
    );
  if (refreshToken)
    owners.push(
      sql`select user_id, session_id from refresh_tokens token where ${isSessionToken(refreshToken)}`,
    );
  if (owners.length === 0) return [];
  return await revokeWhere(db, sql`(s.user_id, s.id) in (${join(owners, ' union ')})`, reason);
}

export async function revokeSession(
  db: Db,
  userId: number,
  sessionId: number,
  reason: string,
): Promise<number> {
  return (await revokeWhere(db, sql`s.user_id = ${userId} and s.id = ${sessionId}`, reason)).length;
}

export async function revokeOtherSessions(
  db: Db,
  userId: number,
  keptId: number,
  reason: string,
): Promise<number> {
  return (await revokeWhere(db, sql`s.user_id = ${userId} and s.id <> ${keptId}`, reason)).length;
}

/** Revokes all sessions, or those of one user; for the operator's command. */
export async function revokeAllSessions(
  db: Db,
  userId: number | 'everybody',
  reason: string,
): Promise<number> {
  const whose = userId === 'everybody' ? sql`true` : sql`s.user_id = ${userId}`;
  return (await revokeWhere(db, whose, reason)).length;
}

async function revokeWhere(
  db: Db,
  condition: Sql,
  reason: string,
): Promise<Row<'sessions', 'id' | 'userId'>[]> {
  const { rows } = await db.execute<Row<'sessions', 'id' | 'userId'>>(sql`
    update sessions s set revoked_at = now(), revoke_reason = ${reason}
    where ${condition} and ${isLive} returning s.id, s.user_id as "userId"`);
  return rows;
}

type ListedSession = Row<'sessions', 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

export async function listSessions(db: Db, userId: number): Promise<ListedSession[]> {
  const { rows } = await db.execute<ListedSession>(sql`
    select s.id, s.user_agent as "userAgent", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
    from sessions s where s.user_id = ${userId} and ${isLive}
    order by s.last_seen_at desc, s.id desc`);
  return rows;
}

/** undefined if the session was deleted, for instance with its account. */
export async function profileOfSession(
  db: Db,
  { id: userId, sessionId }: SignedInUser,
): Promise<Profile | undefined> {
  const { rows } = await db.execute<Profile>(sql`
    select u.id, u.email, u.name, u.avatar, i.provider,
      exists (select from operators o where o.user_id = u.id) as "isOperator"
    from sessions s
    join users u on u.id = s.user_id
    join identities i on i.user_id = s.user_id and i.id = s.identity_id
    where s.user_id = ${userId} and s.id = ${sessionId}`);
  return rows[0];
}

/** Whether a session is at most that old. */
export async function isSessionYoungerThan(
  db: Db,
  { id: userId, sessionId }: SignedInUser,
  ageMs: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from sessions where user_id = ${userId} and id = ${sessionId} and created_at >= now() - ${seconds(ageMs / 1000)}`);
  return rows.length > 0;
}
