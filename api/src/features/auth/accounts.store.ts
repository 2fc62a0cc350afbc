import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { giftLists, identities, sessions, usedIdTokens, users } from '../../db/schema.ts';
import type { SignedInUser } from '../../platform/session.ts';
import type { VerifiedIdentity } from './id-token.verifier.ts';

const NAME_MAX = 200;
const FAVORITES_TITLE = 'Favorites';
// The client repeats a sign-in once when its answer got lost: timeout, back-off and some slack.
const RETRY_S = 120;
// Long enough that the clock tolerance of the verifier can never outlive the memory of a token.
const MEMORY_S = 300;

export type Account = Omit<SignedInUser, 'sessionId'> & { identityId: number; isNew: boolean };

/** One sign-in of one identity at a time, so that two first ones make one account. */
export async function lockIdentity(tx: Db, { issuer, subject }: VerifiedIdentity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`);
}

export async function findOrCreateAccount(
  tx: Db,
  identity: VerifiedIdentity,
  givenName?: string,
): Promise<Account> {
  const known = await findIdentity(tx, identity);
  const name = displayName(identity.name ?? givenName);
  const profile = { email: identity.email, avatar: identity.avatar ?? null };
  if (!known)
    return await createAccount(tx, identity, { ...profile, name: name ?? nameFromEmail(identity.email) });

  const [user] = await tx
    .update(users)
    .set({ ...profile, ...(name && { name }) })
    .where(eq(users.id, known.userId))
    .returning({ id: users.id, email: users.email, name: users.name, avatar: users.avatar });
  await tx.update(identities).set({ email: identity.email }).where(eq(identities.id, known.id));
  return { ...user!, provider: identity.provider, identityId: known.id, isNew: false };
}

export async function findIdentity(db: Db, { issuer, subject }: VerifiedIdentity) {
  const [identity] = await db
    .select({ id: identities.id, userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return identity;
}

type Profile = Pick<SignedInUser, 'name' | 'email' | 'avatar'>;

async function createAccount(tx: Db, identity: VerifiedIdentity, profile: Profile): Promise<Account> {
  const [user] = await tx.insert(users).values(profile).returning({ id: users.id });
  const userId = user!.id;
  const { provider, issuer, subject, email } = identity;
  const [created] = await tx
    .insert(identities)
    .values({ userId, provider, issuer, subject, email })
    .returning({ id: identities.id });
  await tx
    .insert(giftLists)
    .values({ title: FAVORITES_TITLE, isFavorites: true, isPrivate: true, createdByType: 'USER', userId });
  return { id: userId, ...profile, provider, identityId: created!.id, isNew: true };
}

/** Display text from outside: made storable, never trusted for more than showing. */
function displayName(name: string | undefined): string | undefined {
  const clean = (name ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...clean].slice(0, NAME_MAX).join('') || undefined;
}

const nameFromEmail = (email: string) => displayName(email.split('@')[0]) ?? email;

export interface TokenUse {
  sessionId: number | null;
  nonceHash: Buffer;
  isRetry: boolean;
}

export async function findTokenUse(db: Db, tokenHash: Buffer): Promise<TokenUse | undefined> {
  const [use] = await db
    .select({
      sessionId: usedIdTokens.sessionId,
      nonceHash: usedIdTokens.nonceHash,
      isRetry: sql<boolean>`${usedIdTokens.firstUsedAt} >= now() - make_interval(secs => ${RETRY_S}::int)`,
    })
    .from(usedIdTokens)
    .where(eq(usedIdTokens.hash, tokenHash));
  return use;
}

export async function rememberTokenUse(
  tx: Db,
  { tokenHash, expiresAt }: VerifiedIdentity,
  nonceHash: Buffer,
  sessionId: number,
): Promise<void> {
  const forgetAt = new Date(expiresAt.getTime() + MEMORY_S * 1000);
  await tx
    .insert(usedIdTokens)
    .values({ hash: tokenHash, nonceHash, sessionId, expiresAt: forgetAt })
    .onConflictDoUpdate({ target: usedIdTokens.hash, set: { sessionId } });
}

/** Sessions of identities that this installation does not know, such as a developer's own, end here. */
export async function deleteForeignSessions(db: Db, issuers: readonly string[]): Promise<void> {
  const known = sql.join(
    issuers.map((issuer) => sql`${issuer}`),
    sql`, `,
  );
  const foreign = issuers.length === 0 ? sql`true` : sql`issuer not in (${known})`;
  await db
    .delete(sessions)
    .where(sql`${sessions.identityId} in (select id from identities where ${foreign})`);
}
