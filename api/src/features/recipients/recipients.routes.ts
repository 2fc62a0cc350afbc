import { recipients } from '@tuckaway/contract/people/recipients';
import { atPath, orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import {
  changeRecipient,
  createRecipient,
  deleteRecipient,
  findRecipient,
  listRecipients,
} from './recipients.store.ts';
import { refuseFutureDay } from './refuse-future-day.ts';

export function recipientRoutes({ handle }: Server): void {
  handle(recipients.list, ({ db, user }) => listRecipients(db, user.id));

  handle(recipients.get, async ({ db, user, params }) =>
    orNotFound(await findRecipient(db, user.id, params.recipientId)),
  );

  handle(recipients.create, async ({ db, user, body }) => {
    if (body.birthday) {
      const birthday = { kind: 'birthday' as const, ...body.birthday };
      const today = await accountToday(db, user.id);
      await atPath('/birthday', () => refuseFutureDay(birthday, today));
    }
    return await createRecipient(db, user.id, body);
  });

  handle(recipients.change, async ({ db, user, params, body }) =>
    orNotFound(await changeRecipient(db, user.id, params.recipientId, body)),
  );

  handle(recipients.remove, async ({ db, user, params }) =>
    orNotFound(await deleteRecipient(db, user.id, params.recipientId)),
  );
}
