import type { SignUp } from '../../../config.ts';
import type { Tx } from '../../../db/db.ts';
import { AppError } from '../../../platform/http/errors.ts';
import { isFirstAccount } from './first-account.store.ts';
import { consumeInvitation } from './sign-up-invitations.store.ts';

export interface Admission {
  signUp: SignUp;
  /** The token of the invitation that this browser opened. */
  invitation?: string | undefined;
}

/** The account may not be created. The code is also the reason in the audit log. */
export class SignUpRefused extends AppError {}

const CLOSED = 'There is no account for this sign-in, and no new ones are being made here.';
const INVITED =
  'There is no account for this sign-in, and joining needs an invitation. Ask whoever runs this Tuckaway for one.';
const NOT_THIS_ONE =
  'This invitation does not let this address in: it was used up or withdrawn, has expired, or is for another address.';

/**
 * Decides whether a new identity may create an account, for all ways of signing in. Returns whether it is the first
 * account.
 */
export async function admitToSignUp(
  tx: Tx,
  email: string,
  { signUp, invitation }: Admission,
): Promise<boolean> {
  if (await isFirstAccount(tx)) return true;
  const isInvited =
    signUp !== 'closed' && invitation !== undefined && (await consumeInvitation(tx, invitation, email));
  if (signUp === 'open' || isInvited) return false;
  if (signUp === 'closed') throw new SignUpRefused(403, 'sign_up_closed', CLOSED);
  if (invitation !== undefined) throw new SignUpRefused(403, 'invitation_refused', NOT_THIS_ONE);
  throw new SignUpRefused(403, 'invitation_needed', INVITED);
}
