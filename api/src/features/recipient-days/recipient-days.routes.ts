import { recipientDays } from '@tuckaway/contract/people/recipient-days';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { requireRecipient } from '../recipients/recipients.store.ts';
import { refuseFutureDay } from '../recipients/refuse-future-day.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { changeDay } from './change-day.store.ts';
import { deleteDay, insertDay, listDays } from './recipient-days.store.ts';
import { deleteUnusedDays, insertHoliday } from './holiday-for-many.store.ts';
import { upcomingDaysFor, passedDaysFor } from './upcoming.ts';

export function recipientDayRoutes({ handle }: Server): void {
  handle(recipientDays.list, async ({ db, user, params }) => {
    await requireRecipient(db, user.id, params.recipientId);
    return await listDays(db, user.id, params.recipientId);
  });

  handle(recipientDays.create, async ({ db, user, params, body }) => {
    refuseFutureDay(body, await accountToday(db, user.id));
    return orNotFound(await insertDay(db, user.id, params.recipientId, body));
  });

  handle(recipientDays.change, async ({ db, user, params, body }) => {
    const today = await accountToday(db, user.id);
    refuseFutureDay(body, today);
    return orNotFound(await changeDay(db, user.id, params.dayId, body, today));
  });

  handle(recipientDays.remove, async ({ db, user, params }) =>
    orNotFound(await deleteDay(db, user.id, params.dayId)),
  );

  handle(recipientDays.upcoming, async ({ db, user, query }) => {
    if (query.recipientId !== undefined) await requireRecipient(db, user.id, query.recipientId);
    return await upcomingDaysFor(db, user.id, await accountToday(db, user.id), query);
  });

  handle(recipientDays.passed, async ({ db, user, query: { recipientId } }) => {
    if (recipientId !== undefined) await requireRecipient(db, user.id, recipientId);
    return await passedDaysFor(db, user.id, await accountToday(db, user.id), recipientId);
  });

  handle(recipientDays.createForMany, ({ db, user, body: { recipientIds, holiday } }) =>
    insertHoliday(db, user.id, recipientIds, holiday),
  );

  handle(recipientDays.removeMany, async ({ db, user, body }) => ({
    dayIds: await deleteUnusedDays(db, user.id, body.dayIds),
  }));
}
