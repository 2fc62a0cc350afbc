import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { http, HttpResponse } from 'msw';

export const buildRecipient = (overrides: Partial<Recipient> = {}): Recipient => ({
  id: 3,
  name: 'Ann',
  email: null,
  userId: 7,
  plannedCount: 0,
  givenCount: 0,
  relationship: null,
  interests: [],
  ownInterests: [],
  goodToKnow: null,
  sizes: null,
  budget: null,
  ...overrides,
});

export const buildDay = (overrides: Partial<RecipientDay> = {}): RecipientDay => ({
  id: 50,
  recipientId: 3,
  kind: 'birthday',
  name: null,
  month: 11,
  day: 29,
  year: 1986,
  holiday: null,
  remind: null,
  ...overrides,
});

/** Ann's 40th birthday, twelve days after `TODAY`. */
export const buildDayOccurrence = (overrides: Partial<DayOccurrence> = {}): DayOccurrence => ({
  day: buildDay(),
  recipient: { id: 3, name: 'Ann', budget: null },
  on: '2026-11-29',
  daysLeft: 12,
  years: 40,
  movedFromLeapDay: false,
  readiness: 'nothing',
  gifts: [],
  ...overrides,
});

export const TODAY = '2026-11-17';

/** Upcoming days of all recipients or of the requested one, given in order; on request only the first of each recipient. */
export const upcomingDays = (days: DayOccurrence[] = []) =>
  http.get('/api/v1/upcoming', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const ofOne = query.get('recipientId');
    const isFirst = ({ recipient }: DayOccurrence, index: number) =>
      days.findIndex((day) => day.recipient.id === recipient.id) === index;
    const data = days
      .filter((day, index) => query.get('perRecipient') !== 'next' || isFirst(day, index))
      .filter(({ recipient }) => ofOne === null || recipient.id === Number(ofOne))
      .slice(0, Number(query.get('limit') ?? 50));
    return HttpResponse.json({ data, nextCursor: null, today: TODAY });
  });
