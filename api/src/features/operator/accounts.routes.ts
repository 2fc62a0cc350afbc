import { ACCOUNTS_PAGE, operator } from '@tuckaway/contract/accounts/operator';
import { z } from 'zod';
import { decodeCursor, pageOf } from '../../platform/http/cursor.ts';
import { conflict, notFound, orNotFound, unprocessable } from '../../platform/http/errors.ts';
import {
  addOperator,
  lockOperators,
  refuseLastOperator,
  removeOperator,
} from '../auth/joining/operators.store.ts';
import { revokeAllSessions } from '../auth/sessions/sessions.store.ts';
import { removeAccount } from '../me/remove-account.ts';
import { findAccount, listAccounts, type ListedAccount } from './accounts.store.ts';
import type { HandleForOperators, OperatorDeps } from './operators-only.ts';

const Key = z.tuple([z.int()]);

/** Accounts of this installation with counts, without any content. */
export function accountRoutes(handle: HandleForOperators, deps: OperatorDeps): void {
  handle(operator.accounts, async ({ db, query: { search, cursor } }) => {
    const [before] = decodeCursor(cursor, Key) ?? [];
    const rows = await listAccounts(db, { search, before });
    return pageOf(rows, ACCOUNTS_PAGE, ({ id }) => [id], toAccount);
  });

  handle(operator.endSessions, async ({ db, params: { accountId }, audit }) => {
    orNotFound(await findAccount(db, accountId));
    const ended = await revokeAllSessions(db, accountId, 'operator');
    const object = `user ${accountId}`;
    await audit({ event: 'authn_token_revoked', outcome: 'success', object, reason: 'operator' });
    return { ended };
  });

  handle(operator.setOperator, async ({ db, params: { accountId }, body, audit }) => {
    orNotFound(await findAccount(db, accountId));
    if (body.isOperator) await addOperator(db, accountId);
    else {
      await refuseLastOperator(db, accountId);
      await removeOperator(db, accountId);
    }
    const event = body.isOperator ? 'operator_added' : 'operator_removed';
    await audit({ event, outcome: 'success', object: `user ${accountId}` });
    return body;
  });

  handle(operator.removeAccount, async (call) => {
    const { db, user, body } = call;
    const { accountId } = call.params;
    if (accountId === user.id)
      throw conflict('own_account', 'This is your own account: it is deleted in Settings.');
    // The caller must still be an operator after the deletion, so that one remains.
    if (!(await lockOperators(db)).includes(user.id)) throw notFound();
    const account = orNotFound(await findAccount(db, accountId));
    if (account.email.toLowerCase() !== body.email.toLowerCase())
      throw unprocessable('not_confirmed', 'That is not the address of this account. Nothing was deleted.');
    await removeAccount(call, deps, { userId: accountId, reason: 'operator' });
    return { deleted: true as const };
  });
}

const toAccount = ({ createdAt, lastSeenAt, ...account }: ListedAccount) => ({
  ...account,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
