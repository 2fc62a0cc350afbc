import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildDay, buildDayOccurrence, upcomingDays, TODAY } from '../../../test/people.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import UpcomingPage from './upcoming.tsx';

const kettle = {
  recipientGiftId: 100,
  giftId: 41,
  title: 'Kettle',
  boughtAt: null,
  givenAt: null,
  dayChosen: false,
};
const open = () => renderScreen(<UpcomingPage />, { at: '/app/upcoming' });

it('shows near days large, later ones in a line, and one Christmas for everybody', async () => {
  const christmas = (id: number) =>
    buildDay({ id, kind: 'holiday', holiday: 'christmas', month: null, day: null, year: null });
  const onChristmas = { on: '2026-12-25', daysLeft: 38, years: null };
  const ben = { id: 4, name: 'Ben', budget: null };
  server.use(
    upcomingDays([
      buildDayOccurrence(),
      buildDayOccurrence({ day: christmas(51), ...onChristmas, readiness: 'given' }),
      buildDayOccurrence({ day: christmas(52), recipient: ben, ...onChristmas }),
      buildDayOccurrence({ day: buildDay({ id: 53 }), recipient: ben, on: '2027-03-02', daysLeft: 105 }),
    ]),
  );
  open();
  expect(screen.getByText('Loading what is coming up...')).toBeVisible();
  const birthday = within(await screen.findByRole('list', { name: 'Ann’s birthday, turns 40' }));
  expect(birthday.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/app/recipients/3');
  expect(screen.getByText('Sunday, November 29')).toBeVisible();
  expect(birthday.getByText('Nothing yet')).toBeVisible();
  expect(birthday.getByRole('link', { name: 'Find a gift for Ann' })).toHaveAttribute(
    'href',
    '/app/recipients/3#ideas',
  );
  expect(screen.getAllByRole('heading', { name: 'Christmas' })).toHaveLength(1);
  expect(screen.getByText(/1 of 2 ready/)).toBeVisible();
  const both = within(screen.getByRole('list', { name: 'Christmas' }));
  expect(both.getAllByRole('link', { name: /^(Ann|Ben)$/ })).toHaveLength(2);
  const march = within(screen.getByRole('list', { name: 'March 2027' }));
  expect(march.getByRole('link', { name: /Ben’s birthday/ })).toHaveAttribute('href', '/app/recipients/4');
});

it('asks which of several gifts was bought', async () => {
  const sent: string[] = [];
  const chess = { ...kettle, recipientGiftId: 101, title: 'Chess set' };
  server.use(
    upcomingDays([buildDayOccurrence({ readiness: 'idea', gifts: [kettle, chess] })]),
    http.put('/api/v1/recipient-gifts/:id', ({ params }) => {
      sent.push(String(params['id']));
      return data(buildRecipientGift());
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark as bought, for Ann: choose a gift' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chess set' }));
  expect(await screen.findByText('Bought: Chess set')).toBeVisible();
  expect(sent).toEqual(['101']);
});

it.each([
  ['followed the next day', false, { boughtAt: null, forDay: 'next' }],
  ['was for this day by choice', true, { boughtAt: null }],
])('undoes the mark of a gift that %s, and its day is as it was', async (_, dayChosen, undone) => {
  const sent: unknown[] = [];
  server.use(
    upcomingDays([buildDayOccurrence({ readiness: 'idea', gifts: [{ ...kettle, dayChosen }] })]),
    http.put('/api/v1/recipient-gifts/:id', async ({ request }) => {
      sent.push(await request.json());
      return data(buildRecipientGift());
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Mark as bought: Kettle/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { boughtAt: TODAY, userId: 7 },
      { ...undone, userId: 7 },
    ]),
  );
});

it('asks when a gift was given that is given before its day', async () => {
  const bought = { ...kettle, boughtAt: '2026-11-02' };
  server.use(upcomingDays([buildDayOccurrence({ on: '2199-11-29', readiness: 'bought', gifts: [bought] })]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark as given: Kettle, for Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as given' }));
  expect(dialog.getByText(/^It is meant for November 29, 2199/)).toBeVisible();
});

describe('days pass where the account is', () => {
  afterEach(() => vi.useRealTimers());

  // The browser is in another time zone, or its clock is wrong: the server's date counts.
  it.each(['2026-11-16T23:30:00', '2026-11-18T00:30:00', '2027-01-01T00:00:00', '2028-02-29T12:00:00'])(
    'they are counted from the date of the server when the browser says %s',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const own = (id: number, name: string) => buildDay({ id, kind: 'own', name });
      server.use(
        upcomingDays([
          buildDayOccurrence({ on: TODAY, daysLeft: 0 }),
          buildDayOccurrence({ day: own(51, 'Trip'), on: '2026-11-18', daysLeft: 1, years: null }),
          buildDayOccurrence({ day: own(52, 'Party'), on: '2026-11-19', daysLeft: 2, years: null }),
        ]),
      );
      open();
      expect(await screen.findByText('today')).toBeVisible();
      expect(screen.getByText('tomorrow')).toBeVisible();
      expect(screen.getByText('in 2 days')).toBeVisible();
    },
  );

  it('a page that was left open counts the days again when somebody comes back to it', async () => {
    server.use(upcomingDays([buildDayOccurrence({ on: '2026-11-18', daysLeft: 1 })]));
    open();
    expect(await screen.findByText('tomorrow')).toBeVisible();
    server.use(upcomingDays([buildDayOccurrence({ on: '2026-11-18', daysLeft: 0 })]));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 60_000 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('today')).toBeVisible();
  });
});

it.each([
  ['idea', {}, 'Mark as bought', { boughtAt: TODAY }, 'Bought: Kettle', { boughtAt: null, forDay: 'next' }],
  [
    'bought',
    { boughtAt: '2026-11-02' },
    'Mark as given',
    { givenAt: `${TODAY}T12:00:00.000Z` },
    'Given: Kettle',
    { givenAt: null },
  ],
] as const)(
  'moves %s one step further with one press',
  async (readiness, state, name, change, word, back) => {
    const sent: unknown[] = [];
    server.use(
      upcomingDays([
        buildDayOccurrence({ on: TODAY, daysLeft: 0, readiness, gifts: [{ ...kettle, ...state }] }),
      ]),
      http.put('/api/v1/recipient-gifts/100', async ({ request }) => {
        sent.push(await request.json());
        return data(buildRecipientGift());
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `${name}: Kettle, for Ann` }));
    expect(await screen.findByText(word)).toBeVisible();
    expect(sent).toEqual([{ userId: 7, ...change }]);
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(sent.at(-1)).toEqual({ userId: 7, ...back }));
  },
);

it('keeps days that have passed, with what they were given or nothing', async () => {
  const given = { ...kettle, givenAt: '2026-11-10T12:00:00.000Z' };
  server.use(
    upcomingDays([buildDayOccurrence()]),
    http.get('/api/v1/upcoming/passed', () =>
      data([
        buildDayOccurrence({ on: '2026-11-10', daysLeft: -7, readiness: 'given', gifts: [given] }),
        buildDayOccurrence({
          day: buildDay({ id: 52 }),
          recipient: { id: 4, name: 'Ben', budget: null },
          on: '2026-10-01',
          daysLeft: -47,
        }),
      ]),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByText('Days that have passed (2)'));
  const passed = within(screen.getByRole('list', { name: 'Days that have passed' })).getAllByRole('listitem');
  expect(passed.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/November 10.*Ann’s birthday.*Given: Kettle$/),
    expect.stringMatching(/October 1.*Ben’s birthday.*Nothing noted$/),
  ]);
});

it('says when a step did not work', async () => {
  server.use(
    upcomingDays([buildDayOccurrence({ readiness: 'idea', gifts: [kettle] })]),
    http.put('/api/v1/recipient-gifts/100', () => problem(403)),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Failed to mark as bought. Please try again.')).toBeVisible();
});

it('leads to people where nothing comes up', async () => {
  server.use(upcomingDays());
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
  server.use(upcomingDays([buildDayOccurrence()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Soon' })).toBeVisible();
});

it('continues to the next page', async () => {
  server.use(
    http.get('/api/v1/upcoming', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'more'
          ? { data: [buildDayOccurrence({ on: '2027-01-02', daysLeft: 46 })], nextCursor: null, today: TODAY }
          : { data: [buildDayOccurrence()], nextCursor: 'more', today: TODAY },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
});
