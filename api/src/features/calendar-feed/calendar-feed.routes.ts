import { hash } from 'node:crypto';
import { partsOf, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { documents } from '@tuckaway/contract/documents';
import type { Deps } from '../../platform/deps.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import { matchesEtag, type Server } from '../../platform/http/handle.ts';
import { asToken } from '../../platform/security/session.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { ComposedFeeds } from './composed-feeds.ts';
import { findFeedDays, findFeedOwner, findFeedVersion, type FeedOwner } from './calendar-feed.store.ts';
import { FEED_FORMAT, writeCalendarFeed } from './calendar-feed.ts';

const tokenIn = (file: string) =>
  file.endsWith('.ics') ? asToken(file.slice(0, -'.ics'.length)) : undefined;

/** The ETag of a feed, computed without composing it. The year is in it because holidays are written by date. */
function etagOf(
  { userId, leads }: FeedOwner,
  version: string,
  today: CalendarDate,
  publicUrl: string,
): string {
  const parts = [FEED_FORMAT, userId, leads.join(','), version, partsOf(today).year, publicUrl];
  return `W/"${hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)}"`;
}

export function calendarFeedRoutes({ serve }: Server, { config: { publicUrl } }: Deps): void {
  const feeds = new ComposedFeeds();
  serve(documents.calendar, async (request, reply, db) => {
    reply.header('x-robots-tag', 'noindex');
    const token = orNotFound(tokenIn(request.params.file));
    const owner = orNotFound(await findFeedOwner(db, token));
    const today = await accountToday(db, owner.userId);
    const etag = etagOf(owner, await findFeedVersion(db, owner.userId), today, publicUrl);
    if (matchesEtag(etag, request, reply)) return reply.code(304).send();
    const feed = await feeds.get(etag, async () =>
      writeCalendarFeed({
        days: await findFeedDays(db, owner.userId),
        leads: owner.leads,
        today,
        host: new URL(publicUrl).hostname,
        recipientUrl: (id) => `${publicUrl}/app/recipients/${id}`,
      }),
    );
    return reply.type('text/calendar; charset=utf-8').send(feed);
  });
}
