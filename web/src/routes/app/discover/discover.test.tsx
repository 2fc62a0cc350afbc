import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { buildGiftList, data, problem } from '../../../test/gifts.ts';
import { buildRecipient, buildDayOccurrence, upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import DiscoverPage from './discover.tsx';

const PUBLIC = '/api/gift-lists/public';
const page = (lists: unknown[], nextCursor: string | null = null) =>
  HttpResponse.json({ data: lists, nextCursor });

beforeEach(() => {
  recentGifts.clear();
  server.use(
    upcomingDays(),
    http.get('/api/v1/recipients', () => data([])),
    http.get('/api/gift-occasions', () => data([{ id: 1, name: 'Birthday' }])),
  );
});

it('greets by first name and shows the curated lists only', async () => {
  server.use(
    http.get(PUBLIC, () =>
      page([buildGiftList(), buildGiftList({ id: 10, title: 'Not curated', createdByType: 'USER' })]),
    ),
  );
  renderScreen(<DiscoverPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Discover Gift Lists' })).toBeVisible();
  expect(screen.getByText(/^Good (morning|afternoon|evening), Maya$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /Coffee people/ })).toBeVisible();
  expect(screen.queryByText('Not curated')).toBeNull();
});

it('filters by occasion, keeps it in the address, and sends none for All', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(PUBLIC, ({ request }) => {
      const occasion = new URL(request.url).searchParams.get('occasion');
      asked.push(occasion);
      return page([buildGiftList({ title: occasion ?? 'Everything' })]);
    }),
  );
  const { user, router } = renderScreen(<DiscoverPage />);
  await screen.findByRole('link', { name: /Everything/ });
  await user.click(await screen.findByRole('button', { name: 'Birthday' }));
  expect(await screen.findByRole('link', { name: /Birthday/ })).toBeVisible();
  expect(router.state.location.search).toBe('?occasion=Birthday');
  expect(screen.getByRole('button', { name: 'Birthday' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual([null, 'Birthday']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(router.state.location.search).toBe('');
});

it('loads the next page', async () => {
  server.use(
    http.get(PUBLIC, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'abc'
        ? page([buildGiftList({ id: 11, title: 'Second page' })])
        : page([buildGiftList()], 'abc'),
    ),
  );
  const { user } = renderScreen(<DiscoverPage />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Second page/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Coffee people/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says so when there is nothing', async () => {
  server.use(http.get(PUBLIC, () => page([])));
  renderScreen(<DiscoverPage />);
  expect(await screen.findByRole('heading', { name: 'No gift lists found' })).toBeVisible();
  expect(screen.getByText('No gift lists found. Check back later for new gift lists.')).toBeVisible();
});

it('offers another try when it fails', async () => {
  let works = false;
  server.use(http.get(PUBLIC, () => (works ? page([buildGiftList()]) : problem(400))));
  const { user } = renderScreen(<DiscoverPage />);
  expect(await screen.findByText('Error loading gift lists. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Coffee people/ })).toBeVisible();
});

it('invites to the gift finder among the lists', async () => {
  server.use(http.get(PUBLIC, () => page([buildGiftList()])));
  const { user } = renderScreen(<DiscoverPage />);
  await user.click(await screen.findByRole('button', { name: /Gift finder/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

it.each([
  ['there is no list', () => page([]), 'No gift lists found'],
  ['they do not load', () => problem(400), 'Error loading gift lists. Please try again.'],
])('leads to the gift finder also where %s', async (_, respond, text) => {
  server.use(http.get(PUBLIC, respond));
  const { user } = renderScreen(<DiscoverPage />);
  await screen.findByText(text);
  await user.click(screen.getByRole('button', { name: /Gift finder/ }));
  expect(await screen.findByRole('dialog', { name: "Who's it for?" })).toBeVisible();
});

it('shows first who is next, and leads to the whole year', async () => {
  const soon = ['Ann', 'Ben', 'Cleo', 'Dov', 'Eve'].map((name, id) =>
    buildDayOccurrence({ recipient: { id, name, budget: null }, on: `2026-12-0${id + 1}` }),
  );
  server.use(
    upcomingDays(soon),
    http.get(PUBLIC, () => page([buildGiftList()])),
  );
  renderScreen(<DiscoverPage />);
  const next = await screen.findByRole('list', { name: 'Coming up' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(4);
  expect(within(next).getAllByText('birthday in 12 days, turns 40')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /The whole year/ })).toHaveAttribute('href', '/app/upcoming');
  const title = screen.getByRole('heading', { level: 1 });
  expect(next.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for people if there are none, below which the lists are shown', async () => {
  server.use(http.get(PUBLIC, () => page([buildGiftList()])));
  renderScreen(<DiscoverPage />);
  expect(await screen.findByRole('button', { name: 'Add people' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Coffee people/ })).toBeVisible();
});

it('asks for days, not for people, once there is a person without one', async () => {
  server.use(
    http.get(PUBLIC, () => page([buildGiftList()])),
    http.get('/api/v1/recipients', () => data([buildRecipient({ id: 4, name: 'Ann' })])),
  );
  renderScreen(<DiscoverPage />);
  expect(await screen.findByRole('heading', { name: 'When are their days?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/app/recipients/4');
  expect(screen.queryByText('Who do you give to?')).toBeNull();
});

it('says that people did not load instead of asking for them, and tries again', async () => {
  server.use(
    http.get(PUBLIC, () => page([buildGiftList()])),
    http.get('/api/v1/recipients', () => problem(403), { once: true }),
  );
  const { user } = renderScreen(<DiscoverPage />);
  expect(await screen.findByText('Failed to load recipients. Please try again.')).toBeVisible();
  expect(screen.queryByText('Who do you give to?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Who do you give to?')).toBeVisible();
});

it('has one tab stop for all occasions, which arrow keys go through', async () => {
  server.use(http.get(PUBLIC, () => page([buildGiftList()])));
  const { user } = renderScreen(<DiscoverPage />);
  const occasions = await screen.findByRole('toolbar', { name: 'Occasion' });
  await within(occasions).findByRole('button', { name: 'Birthday' });
  const chips = within(occasions).getAllByRole('button');
  expect(chips.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  chips[0]!.focus();
  await user.keyboard('{ArrowRight}');
  expect(chips[1]).toHaveFocus();
});

it('says when what comes up did not load, and tries again', async () => {
  server.use(
    http.get('/api/v1/upcoming', () => problem(403), { once: true }),
    http.get(PUBLIC, () => page([buildGiftList()])),
  );
  const { user } = renderScreen(<DiscoverPage />);
  expect(await screen.findByText('Failed to load what is coming up. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Add people' })).toBeVisible();
});

it('has a row of the gifts looked at last, newest first, and none for a new account', async () => {
  server.use(http.get(PUBLIC, () => page([buildGiftList()])));
  const { unmount } = renderScreen(<DiscoverPage />);
  await screen.findByRole('link', { name: /Coffee people/ });
  expect(screen.queryByRole('heading', { name: 'Looked at lately' })).toBeNull();
  unmount();
  recentGifts.remember(7, { id: 5, title: 'Kite' });
  recentGifts.remember(7, { id: 6, title: 'Kettle' });
  recentGifts.remember(7, { id: 5, title: 'Kite' });
  renderScreen(<DiscoverPage />);
  const row = screen.getByRole('list', { name: 'Looked at lately' });
  expect(within(row).getAllByRole('link')).toEqual([
    expect.objectContaining({ textContent: 'Kite' }),
    expect.objectContaining({ textContent: 'Kettle' }),
  ]);
  expect(within(row).getByRole('link', { name: 'Kite' })).toHaveAttribute('href', '/app/gift/5');
});
