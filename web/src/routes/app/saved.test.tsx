import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import SavedPage from './saved.tsx';
import { buildGift, buildGiftList, favorites, myLists, problem } from '../../test/gifts.ts';
import { buildAuth, renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { NavSearch } from '../../features/navigation/nav-search.tsx';

const kettle = buildGift({ isSaved: true });
const kite = buildGift({ id: 42, title: 'A kite', createdById: 7, createdByType: 'USER', isSaved: true });
const asked: URLSearchParams[] = [];

/** Answers as the server does: filters by title, by creator, and counts. */
function savedGifts(gifts = [kettle, kite]) {
  return http.get('/api/v1/user-saved-gifts', ({ request }) => {
    const params = new URL(request.url).searchParams;
    asked.push(params);
    const found = gifts.filter(({ title }) =>
      title.toLowerCase().includes((params.get('query') ?? '').toLowerCase()),
    );
    const mine = found.filter(({ createdById }) => createdById === 7);
    const saved = found.filter(({ isSaved }) => isSaved);
    const shown = params.get('mine') === 'true' ? mine : saved;
    return HttpResponse.json({
      data: shown.map((gift) => ({
        id: gift.isSaved ? gift.id : null,
        gift,
        giftListId: gift.isSaved ? 1 : null,
        userId: 7,
        savedAt: gift.isSaved ? '2025-01-01T00:00:00.000Z' : null,
      })),
      nextCursor: null,
      total: saved.length,
      totalMine: mine.length,
    });
  });
}

const own = { userId: 7, createdById: 7, createdByType: 'USER' as const };

beforeEach(() => {
  asked.length = 0;
  server.use(
    savedGifts(),
    myLists([
      favorites,
      buildGiftList({ id: 9, title: 'Birthday', ...own }),
      buildGiftList({ id: 10, title: 'Not mine' }),
    ]),
  );
});

const open = (at = '/app/saved') =>
  renderScreen(
    <>
      <NavSearch />
      <SavedPage />
    </>,
    { at },
  );

it('shows tabs with counts, and only lists that I created', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('tab', { name: 'Gifts 2' })).toBeVisible();
  expect(screen.getByText('Pour-over kettle')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Gift Lists 1' }));
  expect(screen.queryByText('Not mine')).toBeNull();
  expect(screen.queryByText('Favorites')).toBeNull();
  await user.click(await screen.findByRole('link', { name: /Birthday/ }));
  expect(router.state.location.pathname).toBe('/app/gift-list/9');
  expect(router.state.location.state).toMatchObject({ source: 'saved' });
});

it('shows only what I created on demand', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.click(screen.getByRole('button', { name: /Created by you/ }));
  await waitFor(() => expect(screen.queryByText('Pour-over kettle')).toBeNull());
  expect(screen.getByText('A kite')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Gifts 1' })).toBeVisible();
});

it('leads back to a gift of mine that I unsaved, under what I created alone', async () => {
  server.use(savedGifts([kettle, { ...kite, isSaved: false }]));
  const { user, router } = open();
  await screen.findByText('Pour-over kettle');
  expect(screen.queryByText('A kite')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Gifts 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Created by you/ }));
  await user.click(await screen.findByText('A kite'));
  expect(router.state.location.pathname).toBe('/app/gift/42');
});

it('searches live from the navigation, gifts and lists alike', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.type(screen.getByPlaceholderText('Search your saved items...'), 'KITE');
  await waitFor(() => expect(screen.queryByText('Pour-over kettle')).toBeNull());
  expect(screen.getByText('A kite')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Gift Lists 0' })).toBeVisible();
});

it('says when nothing matches, and clears the search', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.type(screen.getByPlaceholderText('Search your saved items...'), 'zzz');
  expect(await screen.findByText('No saved gifts match "zzz"')).toBeVisible();
  await user.click(screen.getByText('Clear search'));
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
});

it('asks the server for another order', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  expect(asked.at(-1)?.get('sort')).toBe('newest');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('price'));
});

it.each([
  ['/app/saved', 'No saved gifts yet', 'Save gifts you love to see them here.'],
  [
    '/app/saved?mine=true',
    'No gifts created by you yet',
    'Start creating your own custom gifts to see them here.',
  ],
  [
    '/app/saved?tab=gift-lists',
    'No gift lists created by you yet',
    'Create your own gift lists to see them here.',
  ],
])('has words for an empty %s', async (at, title, text) => {
  server.use(savedGifts([]), myLists([favorites]));
  open(at);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('offers to try again when loading fails', async () => {
  server.use(http.get('/api/v1/user-saved-gifts', () => problem(403), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
});

it('asks visitors to sign in', () => {
  renderScreen(<SavedPage />, { auth: buildAuth({ status: 'unauthenticated', user: null }) });
  expect(screen.getByText('Authentication Required')).toBeVisible();
  expect(screen.getByText('Please sign in to view your saved items.')).toBeVisible();
});
