import { contactImport } from '@tuckaway/contract/people/contact-import';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { atPath } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { listContacts } from '../recipients/recipients.store.ts';
import { refuseFutureDay } from '../recipients/refuse-future-day.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { insertPeople, type NewPerson } from './contact-import.store.ts';
import { undoImport } from './undo-import.store.ts';
import { ContactReader } from './reading/contact-reader.ts';

export function contactImportRoutes({ app, handle }: Server): void {
  const reader = new ContactReader();
  app.addHook('onClose', async () => reader.close());

  handle(contactImport.preview, async ({ db, user, body }) => {
    const existing = await listContacts(db, user.id);
    const today = await accountToday(db, user.id);
    return await reader.read(user.id, { bytes: Buffer.from(body.content, 'base64'), existing, today });
  });

  handle(contactImport.create, async ({ db, user, body: { people } }) => {
    const today = await accountToday(db, user.id);
    return await atPath('/people', async () => {
      for (const [index, person] of people.entries()) {
        await atPath(`/${index}`, () => refuseFutureDays(person, today));
      }
      return await insertPeople(db, user.id, people);
    });
  });

  handle(contactImport.undo, async ({ db, user, body }) => ({
    recipientIds: await undoImport(db, user.id, body),
  }));
}

async function refuseFutureDays(person: NewPerson, today: CalendarDate): Promise<void> {
  for (const kind of ['birthday', 'anniversary'] as const) {
    const date = person[kind];
    if (date) await atPath(`/${kind}`, () => refuseFutureDay({ kind, ...date }, today));
  }
}
