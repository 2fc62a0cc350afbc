import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import SavedPage from './saved.tsx';
import { favorites, myLists, problem } from '../../../test/gifts.ts';
import { buildAuth, renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { serveSaved, kettle, kite, savedGifts, open } from './saved.fixture.tsx';

beforeEach(serveSaved);

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

it('shows whom a gift is for and that it was given, as a link to them', async () => {
  open();
  const person = await screen.findByRole('link', { name: 'Dad' });
  expect(person).toHaveAttribute('href', '/app/recipients/3');
  expect(person.closest('p')).toHaveTextContent('For Dad Given');
});
