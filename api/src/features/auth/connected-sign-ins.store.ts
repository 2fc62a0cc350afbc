import type { Db, Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { SignedInUser } from '../../platform/security/session.ts';
import { findIdentity, lockIdentity } from './sign-in/accounts.store.ts';
import type { VerifiedIdentity } from './providers/id-token-verifier.ts';

/** Connected sign-ins are rows of `identities`. */
const SIGN_IN = ['id', 'provider', 'email', 'createdAt'] as const;
export type SignInRow = Row<'identities', (typeof SIGN_IN)[number]>;
const ofUser = (userId: number) =>
  sql`select ${columns('i', SIGN_IN)} from identities i where i.user_id = ${userId}`;

/** Sign-ins that one account may have. */
const MAX_SIGN_INS = 10;

export async function listSignIns(db: Db, userId: number): Promise<SignInRow[]> {
  const { rows } = await db.execute<SignInRow>(sql`${ofUser(userId)} order by i.id`);
  return rows;
}

/** Adds another sign-in to an account. Does nothing if it is connected already; refuses one of another account. */
export async function connectSignIn(tx: Tx, userId: number, identity: VerifiedIdentity): Promise<SignInRow> {
  await lockIdentity(tx, identity);
  const existing = await findIdentity(tx, identity);
  if (existing && existing.userId !== userId) {
    throw conflict('sign_in_taken', 'That sign-in belongs to another account here. Nothing was changed.');
  }
  if (!existing) await addSignIn(tx, userId, identity);
  const { provider, issuer, subject } = identity;
  const { rows } = await tx.execute<SignInRow>(sql`
    ${ofUser(userId)} and i.provider = ${provider} and i.issuer = ${issuer} and i.subject = ${subject}`);
  return rows[0]!;
}

async function addSignIn(tx: Tx, userId: number, identity: VerifiedIdentity): Promise<void> {
  if ((await listSignIns(tx, userId)).length >= MAX_SIGN_INS) {
    throw conflict(
      'limit_reached',
      `An account can have up to ${MAX_SIGN_INS} sign-ins. Nothing was changed.`,
    );
  }
  const { provider, issuer, subject, email } = identity;
  await tx.execute(sql`
    insert into identities (user_id, provider, issuer, subject, email)
    values (${userId}, ${provider}, ${issuer}, ${subject}, ${email})`);
}

/** Removes a sign-in and its sessions. Returns the number of removed sign-ins: 1, or 0 if it is not theirs. */
export async function disconnectSignIn(tx: Tx, userId: number, signInId: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from identities where id = ${signInId} and user_id = ${userId} returning id`);
  return rows.length;
}

/** The sign-in that a session began with. */
export async function signInOfSession(
  db: Db,
  { id: userId, sessionId }: SignedInUser,
): Promise<number | undefined> {
  const { rows } = await db.execute<Row<'sessions', 'identityId'>>(sql`
    select identity_id as "identityId" from sessions
    where user_id = ${userId} and id = ${sessionId}`);
  return rows[0]?.identityId;
}
