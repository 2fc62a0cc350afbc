import { contactImport } from '@tuckaway/contract/people/contact-import';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { futureDateError } from '@tuckaway/domain/days/day-of-year';
import { badRequest } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { listContacts } from '../recipients/recipients.store.ts';
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
    people.forEach((person, index) => refuseFuture(person, index, today));
    return await insertPeople(db, user.id, people);
  });

  handle(contactImport.undo, async ({ db, user, body }) => ({
    recipientIds: await undoImport(db, user.id, body),
  }));
}

function refuseFuture(person: NewPerson, index: number, today: CalendarDate): void {
  for (const kind of ['birthday', 'anniversary'] as const) {
    const date = person[kind];
    const message = date ? futureDateError({ kind, ...date }, today) : null;
    if (message !== null) throw badRequest(message, [{ path: `/people/${index}/${kind}/year`, message }]);
  }
}
