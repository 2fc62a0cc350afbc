import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { data, problem } from '../../test/gifts.ts';
import { buildDay, buildUpcoming, comingUp, TODAY } from '../../test/people.ts';
import { buildRecipientGift } from '../../test/recipient-gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import UpcomingPage from './upcoming.tsx';

const kettle = { recipientGiftId: 100, giftId: 41, title: 'Kettle', boughtAt: null, givenAt: null };
const open = () => renderScreen(<UpcomingPage />, { at: '/app/upcoming' });

it('shows the year by month, with days left, readiness and a next step', async () => {
  const christmas = buildDay({ id: 51, kind: 'holiday', holiday: 'christmas', month: null, day: null });
  server.use(
    comingUp([
      buildUpcoming(),
      buildUpcoming({ day: christmas, on: '2026-12-25', daysLeft: 38, years: null, readiness: 'given' }),
    ]),
  );
  open();
  expect(screen.getByText('Loading what is coming up...')).toBeVisible();
  const november = within(await screen.findByRole('list', { name: 'November 2026' }));
  expect(november.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/app/recipients/3');
  expect(november.getByText('birthday in 12 days, turns 40')).toBeVisible();
  expect(november.getByText('Sunday, November 29')).toBeVisible();
  expect(november.getByText('Nothing yet')).toBeVisible();
  expect(november.getByRole('link', { name: 'Find a gift for Ann' })).toHaveAttribute(
    'href',
    '/app/recipients/3#ideas',
  );
  const december = within(screen.getByRole('list', { name: 'December 2026' }));
  expect(december.getByText('Christmas in 38 days')).toBeVisible();
  expect(december.getByText('Given')).toBeVisible();
  expect(december.queryByRole('button')).toBeNull();
});

describe('days pass where the account is', () => {
  afterEach(() => vi.useRealTimers());

  // The browser stands elsewhere, or its clock is wrong: the server says what today is.
  it.each(['2026-11-16T23:30:00', '2026-11-18T00:30:00', '2027-01-01T00:00:00', '2028-02-29T12:00:00'])(
    'whatever the clock of the browser says: %s',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const own = (id: number, name: string) => buildDay({ id, kind: 'own', name });
      server.use(
        comingUp([
          buildUpcoming({ on: TODAY, daysLeft: 0 }),
          buildUpcoming({ day: own(51, 'Trip'), on: '2026-11-18', daysLeft: 1, years: null }),
          buildUpcoming({ day: own(52, 'Party'), on: '2026-11-19', daysLeft: 2, years: null }),
        ]),
      );
      open();
      expect(await screen.findByText('birthday today, turns 40')).toBeVisible();
      expect(screen.getByText('Trip tomorrow')).toBeVisible();
      expect(screen.getByText('Party in 2 days')).toBeVisible();
    },
  );

  it('so that a page that was left open says it anew when somebody comes back to it', async () => {
    server.use(comingUp([buildUpcoming({ on: '2026-11-18', daysLeft: 1 })]));
    open();
    expect(await screen.findByText('birthday tomorrow, turns 40')).toBeVisible();
    server.use(comingUp([buildUpcoming({ on: '2026-11-18', daysLeft: 0 })]));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 60_000 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('birthday today, turns 40')).toBeVisible();
  });
});

it.each([
  ['idea', 'Mark as bought', { boughtAt: TODAY }, 'Bought: Kettle'],
  ['bought', 'Mark as given', { givenAt: `${TODAY}T12:00:00.000Z` }, 'Given: Kettle'],
] as const)('moves %s one step further with one press', async (readiness, name, change, word) => {
  const sent: unknown[] = [];
  server.use(
    comingUp([buildUpcoming({ readiness, gifts: [kettle] })]),
    http.put('/api/v1/recipient-gifts/100', async ({ request }) => {
      sent.push(await request.json());
      return data(buildRecipientGift());
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `${name}: Kettle, for Ann` }));
  expect(await screen.findByText(word)).toBeVisible();
  expect(sent).toEqual([{ userId: 7, ...change }]);
});

it('says when a step did not work', async () => {
  server.use(
    comingUp([buildUpcoming({ readiness: 'idea', gifts: [kettle] })]),
    http.put('/api/v1/recipient-gifts/100', () => problem(422)),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Failed to mark as bought. Please try again.')).toBeVisible();
});

it('leads to people where nothing comes up', async () => {
  server.use(comingUp());
  open();
  expect(await screen.findByText('Nothing is coming up yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add people and days' })).toHaveAttribute(
    'href',
    '/app/recipients',
  );
});

it('offers another try when it fails', async () => {
  server.use(http.get('/api/v1/upcoming', () => problem(403)));
  const { user } = open();
  expect(await screen.findByText('Failed to load what is coming up. Please try again.')).toBeVisible();
  server.use(comingUp([buildUpcoming()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
});

it('goes on to the next page', async () => {
  server.use(
    http.get('/api/v1/upcoming', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'more'
          ? { data: [buildUpcoming({ on: '2027-01-02', daysLeft: 46 })], nextCursor: null, today: TODAY }
          : { data: [buildUpcoming()], nextCursor: 'more', today: TODAY },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
});
