import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { data } from '../../test/gifts.ts';
import { buildDay, buildDayOccurrence, upcomingDays } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { AppNav } from '../navigation/app-nav.tsx';
import { UpcomingBadge } from './upcoming-badge.tsx';

const settings = {
  timeZone: 'America/New_York',
  byMail: false,
  leads: [30, 7, 1],
  evenWhenBought: false,
  calendarUrl: null,
  canMail: false,
};

beforeEach(() => {
  server.use(http.get('/api/v1/me/reminders', () => data(settings)));
});

async function open() {
  const { queryClient } = renderScreen(<AppNav peopleBadge={<UpcomingBadge />} />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return screen.getByRole('link', { name: /^People/ });
}

it('says who has nothing ready as soon as their first reminder is due', async () => {
  server.use(upcomingDays([buildDayOccurrence({ daysLeft: 30 })]));
  expect(await open()).toHaveAccessibleName(/^People ?, nothing is ready for Ann: birthday is near$/);
});

it.each([
  ['the day is far', { daysLeft: 31 }],
  ['something is ready', { readiness: 'idea' as const }],
  ['no reminder is wanted for the day', { day: buildDay({ remind: [] }) }],
  ['its own reminder is not due', { day: buildDay({ remind: [7] }) }],
])('hides the badge where %s', async (_why, upcoming) => {
  server.use(upcomingDays([buildDayOccurrence(upcoming)]));
  expect(await open()).toHaveAccessibleName('People');
});

it('hides the badge after its person or gift was deleted', async () => {
  server.use(upcomingDays([buildDayOccurrence({ daysLeft: 30 })]));
  const { queryClient } = renderScreen(<AppNav peopleBadge={<UpcomingBadge />} />);
  for (const change of ['recipientDeleted', 'giftDeleted'] as const) {
    server.use(upcomingDays([buildDayOccurrence({ daysLeft: 30 })]));
    await queryClient.refetchQueries({ queryKey: KEYS.upcoming });
    expect(await screen.findByRole('link', { name: /nothing is ready for Ann/ })).toBeVisible();
    server.use(upcomingDays());
    await refreshAfter(queryClient, change);
    expect(await screen.findByRole('link', { name: 'People' })).toBeVisible();
  }
});
