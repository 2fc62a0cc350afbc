import { documents } from '@tuckaway/contract/documents';
import type { Deps } from '../../platform/deps.ts';
import { orNotFound } from '../../platform/errors.ts';
import { sendUnlessKnown, type Server } from '../../platform/http.ts';
import { ResponseBody } from '../../platform/response-cache.ts';
import { asToken } from '../../platform/session.ts';
import { accountToday } from '../reminders/account-today.ts';
import { findFeedDays, findFeedOwner } from './calendar-feed.store.ts';
import { writeCalendarFeed } from './calendar-feed.ts';

const tokenOf = (params: unknown) => {
  const { file } = params as { file: string };
  return file.endsWith('.ics') ? asToken(file.slice(0, -'.ics'.length)) : undefined;
};

export function calendarFeedRoutes({ serve }: Server, { config: { publicUrl } }: Deps): void {
  serve(documents.calendar, async (request, reply, db) => {
    const token = orNotFound(tokenOf(request.params), 'calendar');
    const { userId, leads } = orNotFound(await findFeedOwner(db, token), 'calendar');
    const feed = writeCalendarFeed({
      days: await findFeedDays(db, userId),
      leads,
      today: await accountToday(db, userId),
      host: new URL(publicUrl).hostname,
      recipientUrl: (id) => `${publicUrl}/app/recipients/${id}`,
    });
    return sendUnlessKnown(new ResponseBody(feed), 'text/calendar; charset=utf-8', request, reply);
  });
}
