import type { Db, Tx } from '../../../db/db.ts';
import { assignments, type Row } from '../../../db/row.ts';
import { join, sql } from '../../../db/sql.ts';
import { admitToSignUp, type Admission } from '../joining/admission.ts';
import { addOperator, isOperator } from '../joining/operators.store.ts';
import type { VerifiedIdentity } from '../providers/id-token-verifier.ts';

const NAME_MAX = 200;
const FAVORITES_TITLE = 'Favorites';
// The client repeats a sign-in once if its response was lost: timeout, back-off and some slack.
const RETRY_S = 120;
// Used tokens are stored for longer than the verifier's clock tolerance, so that none is accepted twice.
const TOKEN_USE_STORED_S = 300;

/** A user, found by one of their identities. */
export type Profile = Row<'users', 'id' | 'email' | 'name' | 'avatar'> &
  Row<'identities', 'provider'> & { isOperator: boolean };
export type Account = Profile & { identityId: number; isNew: boolean };

/** Serializes sign-ins of one identity, so that two first ones create one account. */
export async function lockIdentity(tx: Tx, { issuer, subject }: VerifiedIdentity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`);
}

export async function findOrCreateAccount(
  tx: Tx,
  identity: VerifiedIdentity,
  { givenName, admission }: { givenName?: string | undefined; admission: Admission },
): Promise<Account> {
  const existing = await findIdentity(tx, identity);
  const name = displayName(identity.name ?? givenName);
  const profile = { email: identity.email, avatar: identity.avatar ?? null };
  if (!existing) {
    const isOperator = await admitToSignUp(tx, identity.email, admission);
    const named = { ...profile, name: name ?? nameFromEmail(identity.email) };
    return await createAccount(tx, identity, { ...named, isOperator });
  }

  // The profile follows the sign-in that the account began with, not each one that was connected later.
  const isOldestIdentity = sql`not exists (select from identities i where i.user_id = users.id and i.id < ${existing.id})`;
  await tx.execute(sql`
    update users set ${join(assignments<'users'>({ ...profile, name }), ', ')}
    where id = ${existing.userId} and ${isOldestIdentity}`);
  await tx.execute(
    sql`update identities set email = ${identity.email} where user_id = ${existing.userId} and id = ${existing.id}`,
  );
  const { rows } = await tx.execute<Row<'users', 'id' | 'email' | 'name' | 'avatar'>>(sql`
    select id, email, name, avatar from users where id = ${existing.userId}`);
  return {
    ...rows[0]!,
    provider: identity.provider,
    isOperator: await isOperator(tx, existing.userId),
    identityId: existing.id,
    isNew: false,
  };
}

export async function findIdentity(db: Db, { issuer, subject }: VerifiedIdentity) {
  const { rows } = await db.execute<Row<'identities', 'id' | 'userId'>>(sql`
    select id, user_id as "userId" from identities where issuer = ${issuer} and subject = ${subject}`);
  return rows[0];
}

async function createAccount(
  tx: Tx,
  identity: VerifiedIdentity,
  { name, email, avatar, isOperator: asOperator }: Omit<Profile, 'id' | 'provider'>,
): Promise<Account> {
  const { provider, issuer, subject } = identity;
  const users = await tx.execute<Row<'users', 'id'>>(sql`
    insert into users (name, email, avatar) values (${name}, ${email}, ${avatar}) returning id`);
  const { id } = users.rows[0]!;
  const identities = await tx.execute<Row<'identities', 'id'>>(sql`
    insert into identities (user_id, provider, issuer, subject, email)
    values (${id}, ${provider}, ${issuer}, ${subject}, ${identity.email}) returning id`);
  await tx.execute(sql`
    insert into gift_lists (title, is_favorites, is_private, created_by_type, user_id)
    values (${FAVORITES_TITLE}, true, true, 'USER', ${id})`);
  if (asOperator) await addOperator(tx, id);
  const identityId = identities.rows[0]!.id;
  return { id, name, email, avatar, provider, isOperator: asOperator, identityId, isNew: true };
}

/** Display text from a provider, made storable. Used for display only. */
function displayName(name: string | undefined): string | undefined {
  const clean = (name ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...clean].slice(0, NAME_MAX).join('') || undefined;
}

const nameFromEmail = (email: string) => displayName(email.split('@')[0]) ?? email;

type TokenUse = Row<'usedIdTokens', 'sessionId' | 'nonceHash'> & { isRetry: boolean };

export async function findTokenUse(db: Db, tokenHash: Buffer): Promise<TokenUse | undefined> {
  const { rows } = await db.execute<TokenUse>(sql`
    select session_id as "sessionId", nonce_hash as "nonceHash",
      first_used_at >= now() - make_interval(secs => ${RETRY_S}::int) as "isRetry"
    from used_id_tokens where hash = ${tokenHash}`);
  return rows[0];
}

export async function storeTokenUse(
  tx: Tx,
  { tokenHash, expiresAt }: VerifiedIdentity,
  nonceHash: Buffer,
  sessionId: number,
): Promise<void> {
  const forgetAt = new Date(expiresAt.getTime() + TOKEN_USE_STORED_S * 1000);
  await tx.execute(sql`
    insert into used_id_tokens (hash, nonce_hash, session_id, expires_at)
    values (${tokenHash}, ${nonceHash}, ${sessionId}, ${forgetAt})
    on conflict (hash) do update set session_id = excluded.session_id`);
}

/** Sessions of identities that this installation does not know, such as a developer's own, end here. */
export async function deleteForeignSessions(db: Db, issuers: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from sessions where (user_id, identity_id) in (
      select user_id, id from identities where issuer <> all (${issuers}))`);
}
