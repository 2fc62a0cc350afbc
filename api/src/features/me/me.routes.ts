import { documents } from '@tuckaway/contract/documents';
import { me } from '@tuckaway/contract/accounts/me';
import type { Db } from '../../db/db.ts';
import { audit } from '../../platform/security/audit.ts';
import { cookiePolicy } from '../../platform/security/cookies.ts';
import { forbidden, unavailable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { SignedInUser } from '../../platform/security/session.ts';
import { findIdentity, findTokenUse } from '../auth/sign-in/accounts.store.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { refuseLastOperator } from '../auth/joining/operators.store.ts';
import { clearSessionCookies } from '../auth/sessions/browser-session.ts';
import { ANY_NONCE, TokenRefused, type VerifiedIdentity } from '../auth/providers/id-token-verifier.ts';
import { ProviderUnavailable } from '../auth/providers/provider-keys.ts';
import { isSessionYoungerThan, profileOfSession } from '../auth/sessions/sessions.store.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { zipOf } from './export-zip.ts';
import { exportOf } from './me-export.store.ts';
import { removeAccount } from './remove-account.ts';

const REAUTH_MAX_AGE_MS = 5 * 60 * 1000;
const SIGN_IN_AGAIN =
  'To be sure it is you: sign out, sign in again, and delete your account within five minutes.';

interface MeDeps extends AuthDeps {
  pictureFiles: Pick<PictureFiles, 'open' | 'remove'>;
}

export function meRoutes({ handle, serve }: Server, deps: MeDeps): void {
  handle(me.export, async ({ db, user, reply, audit }) => {
    const everything = await exportOf(db, user.id);
    await audit({ event: 'export', outcome: 'success' });
    void reply.header('content-disposition', 'attachment; filename="tuckaway-export.json"');
    return everything;
  });

  serve(documents.exportZip, async (request, reply, db) => {
    const everything = await exportOf(db, request.currentUser!.id);
    await audit(db, request, { event: 'export', outcome: 'success' });
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="tuckaway-export.zip"')
      .header('cache-control', 'no-store')
      .send(zipOf(everything, deps.pictureFiles));
  });

  handle(me.remove, {
    prepare: ({ db, user, body }) => requireRecentProof(db, deps, user, body?.identityToken),
    run: async (call) => {
      const { db, user, body, reply, afterCommit } = call;
      await refuseLastOperator(db, user.id);
      await removeAccount(call, deps, { userId: user.id });
      afterCommit(() => revokeGrant(deps, body?.authorizationCode));
      afterCommit(() => {
        clearSessionCookies(reply, cookiePolicy(deps.config));
        void reply.header('clear-site-data', '"cache"');
      });
      return { deleted: true as const };
    },
  });
}

async function revokeGrant({ providers }: MeDeps, code: string | undefined): Promise<void> {
  if (code !== undefined) await providers.revokeAppleGrant?.(code);
}

/** A session alone, such as one on a borrowed computer, is not enough to delete an account. */
async function requireRecentProof(
  db: Db,
  { providers }: AuthDeps,
  user: SignedInUser,
  token: string | undefined,
): Promise<void> {
  const profile = await profileOfSession(db, user);
  // No token of theirs reaches the browser: there the session itself must have just begun.
  if (profile?.provider === 'oidc' || profile?.provider === 'mail') {
    if (await isSessionYoungerThan(db, user, REAUTH_MAX_AGE_MS)) return;
    throw forbidden('reauth_required', SIGN_IN_AGAIN);
  }
  const verify = profile && providers.verifiers[profile.provider];
  if (!token || !verify) throw reauthRequired();
  const identity = await verify(token, { nonce: ANY_NONCE }).catch((error: unknown) => {
    if (error instanceof TokenRefused) throw reauthRequired();
    if (error instanceof ProviderUnavailable) {
      throw unavailable(
        'idp_unavailable',
        'Your sign-in cannot be checked right now. Please try again in a moment.',
      );
    }
    throw error;
  });
  if (Date.now() - identity.issuedAt.getTime() > REAUTH_MAX_AGE_MS) throw reauthRequired();
  if (!(await isSignInOfUser(db, user, identity))) throw reauthRequired();
}

async function isSignInOfUser(db: Db, user: SignedInUser, identity: VerifiedIdentity): Promise<boolean> {
  if ((await findIdentity(db, identity))?.userId !== user.id) return false;
  const use = await findTokenUse(db, identity.tokenHash);
  return use === undefined || use.sessionId === user.sessionId;
}

const reauthRequired = () => forbidden('reauth_required', 'Please sign in again to delete your account.');
