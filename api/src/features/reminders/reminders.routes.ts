import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import { reminders, type ReminderSettings } from '@tuckaway/contract/people/reminders';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { Outbox } from '../../platform/mail.ts';
import { newToken } from '../../platform/security/session.ts';
import { recordChoiceOf } from './unsubscribe/opt-out-journal.ts';
import { changeSettings, findSettings, setCalendarToken } from './reminder-settings.store.ts';

interface ReminderDeps extends Deps {
  outbox: Outbox | undefined;
}

const calendarPath = (token: string) => pathTo(documents.calendar.path, { file: `${token}.ics` });

export function reminderRoutes({ handle }: Server, { config, outbox }: ReminderDeps): void {
  const settingsOf = async (db: Db, userId: number): Promise<ReminderSettings> => {
    const { calendarToken, ...settings } = await findSettings(db, userId);
    const calendarUrl = calendarToken === null ? null : config.publicUrl + calendarPath(calendarToken);
    return { ...settings, calendarUrl, canMail: outbox !== undefined };
  };

  handle(reminders.settings, ({ db, user }) => settingsOf(db, user.id));

  handle(reminders.change, async ({ db, user, body, afterCommit }) => {
    await changeSettings(db, user.id, body);
    if (body.byMail !== undefined)
      afterCommit((committed) => recordChoiceOf(committed, config.dataDir, user.id));
    return await settingsOf(db, user.id);
  });

  handle(reminders.renewCalendar, async ({ db, user }) => {
    await setCalendarToken(db, user.id, newToken());
    return await settingsOf(db, user.id);
  });

  handle(reminders.stopCalendar, async ({ db, user }) => {
    await setCalendarToken(db, user.id, null);
    return await settingsOf(db, user.id);
  });
}
