import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import type { Db, Tx } from '../../../db/db.ts';
import { transaction } from '../../../db/transaction.ts';
import { hashToken } from '../../../platform/security/session.ts';
import type { Admission } from '../joining/admission.ts';
import {
  findIdentity,
  findOrCreateAccount,
  findTokenUse,
  lockIdentity,
  storeTokenUse,
  type Account,
  type Profile,
} from './accounts.store.ts';
import { TokenRefused, type VerifiedIdentity } from '../providers/id-token-verifier.ts';
import {
  createSession,
  revokeByTokens,
  revokeSession,
  type BrowserTokens,
  type Tokens,
} from '../sessions/sessions.store.ts';

interface SignInRequest {
  admission: Admission;
  identity: VerifiedIdentity;
  nonce: string;
  /** Display name that Apple sends beside the token; used only if the token has no name. */
  givenName?: string | undefined;
  browser: BrowserTokens;
  client: { userAgent: string | null; ipPrefix: string | null };
}

interface SignInResult {
  account: Account;
  sessionId: number;
  tokens: Tokens;
}

/** All of a sign-in or none of it: account, replay rule, the old session of this browser, the new one. */
export async function signIn(db: Db, request: SignInRequest): Promise<SignInResult> {
  const { identity, browser, client } = request;
  const nonceHash = hashToken(request.nonce);
  return await transaction(db, async (tx) => {
    await lockIdentity(tx, identity);
    await refuseReplay(tx, identity, nonceHash);
    const account = await findOrCreateAccount(tx, identity, request);
    await revokeByTokens(tx, browser, 'replaced');
    const { id: userId, identityId } = account;
    const session = await createSession(tx, { userId, identityId, ...client });
    await storeTokenUse(tx, identity, nonceHash, session.id);
    return { account, sessionId: session.id, tokens: session.tokens };
  });
}

/** A repeated sign-in with a lost first response succeeds, and the session of the first one ends. */
async function refuseReplay(tx: Tx, identity: VerifiedIdentity, nonceHash: Buffer): Promise<void> {
  const use = await findTokenUse(tx, identity.tokenHash);
  if (!use) return;
  if (!use.isRetry || !use.nonceHash.equals(nonceHash)) throw new TokenRefused('replayed');
  const existing = await findIdentity(tx, identity);
  if (existing && use.sessionId) await revokeSession(tx, existing.userId, use.sessionId, 'repeated_sign_in');
}

/** The wire's user: the id is text there. */
export function toSessionUser({ id, email, name, avatar, provider, isOperator }: Profile): SessionUser {
  return { id: String(id), email, name, avatar, provider, ...(isOperator && { isOperator }) };
}
