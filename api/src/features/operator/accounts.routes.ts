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
import { recordDeletions } from '../me/deletion-journal.ts';
import { deleteAccount } from '../me/me.store.ts';
import { findAccount, listAccounts, type ListedAccount } from './accounts.store.ts';
import type { HandleForOperators, OperatorDeps } from './operators-only.ts';

const Key = z.tuple([z.int()]);

/** Accounts of this installation with counts, without any content. */
export function accountRoutes(handle: HandleForOperators, { config, pictureFiles }: OperatorDeps): void {
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

  handle(operator.removeAccount, async ({ db, user, params: { accountId }, body, audit, afterCommit }) => {
    if (accountId === user.id)
      throw conflict('own_account', 'This is your own account: it is deleted in Settings.');
    // The caller must still be an operator after the deletion, so that one remains.
    if (!(await lockOperators(db)).includes(user.id)) throw notFound();
    const account = orNotFound(await findAccount(db, accountId));
    if (account.email.toLowerCase() !== body.email.toLowerCase())
      throw unprocessable('not_confirmed', 'That is not the address of this account. Nothing was deleted.');
    const { accounts, pictureIds } = await deleteAccount(db, accountId, () =>
      audit({
        event: 'sensitive_delete',
        outcome: 'success',
        object: `user ${accountId}`,
        reason: 'operator',
      }),
    );
    afterCommit(() => recordDeletions(config.dataDir, accounts));
    for (const id of pictureIds) afterCommit(() => pictureFiles.remove(id));
    return { deleted: true as const };
  });
}

const toAccount = ({ createdAt, lastSeenAt, ...account }: ListedAccount) => ({
  ...account,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
