import { recipients } from '@tuckaway/contract/recipients';
import type { Deps } from '../../platform/deps.ts';
import { orNotFound, requireSelf } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { findRecipient, listRecipients } from './recipients.store.ts';

export function recipientRoutes({ handle }: Server, { db }: Deps): void {
  handle(recipients.list, ({ user, query }) => {
    requireSelf(user, query.userId);
    return listRecipients(db, user.id);
  });

  handle(recipients.get, async ({ user, params }) =>
    orNotFound(await findRecipient(db, user.id, params.recipientId), 'recipient'),
  );
}
