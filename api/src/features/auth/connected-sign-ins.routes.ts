import { signIns, type ConnectedSignIn } from '@tuckaway/contract/accounts/sign-ins';
import { conflict, notFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import {
  disconnectSignIn,
  signInOfSession,
  listSignIns,
  type SignInRow,
} from './connected-sign-ins.store.ts';

/** The sign-ins that are connected to an account. */
export function connectedSignInRoutes({ handle }: Server): void {
  handle(signIns.list, async ({ db, user }) => {
    const current = await signInOfSession(db, user);
    return (await listSignIns(db, user.id)).map((one) => toConnectedSignIn(one, current));
  });

  handle(signIns.disconnect, async ({ db, user, params, audit }) => {
    const { signInId } = params;
    if (signInId === (await signInOfSession(db, user))) {
      throw conflict(
        'sign_in_in_use',
        'You are signed in with this one. Sign in with another one first, then disconnect it.',
      );
    }
    const disconnected = await disconnectSignIn(db, user.id, signInId);
    if (disconnected === 0) throw notFound();
    await audit({ event: 'sign_in_disconnected', userId: user.id, outcome: 'success' });
    return { disconnected };
  });
}

export const toConnectedSignIn = (
  { id, provider, email, createdAt }: SignInRow,
  currentId: number | undefined,
): ConnectedSignIn => ({
  id,
  provider,
  email,
  createdAt: createdAt.toISOString(),
  current: id === currentId,
});
