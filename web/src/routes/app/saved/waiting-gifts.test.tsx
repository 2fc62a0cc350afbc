import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WaitingGift } from '../../../features/gifts/waiting/unsaved-entries.ts';
import { NavSearch } from '../../../features/navigation/nav-search.tsx';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { favorites, myLists } from '../../../test/gifts.ts';
import { renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import SavedPage from './saved.tsx';

const waiting = (title: string, keptAt: number, problem: string | null = null): WaitingGift => ({
  kind: 'gift',
  key: title,
  userId: 7,
  body: { title, price: 12.5, purchaseUrl: null, description: null, createdById: 7 },
  keptAt,
  sentAt: null,
  problem,
});

beforeEach(async () => {
  server.use(
    myLists([favorites]),
    http.get('/api/v1/user-saved-gifts', () =>
      HttpResponse.json({ data: [], nextCursor: null, total: 0, totalMine: 0 }),
    ),
  );
  await deviceStore.setOwner(testUser);
  await deviceStore.putUnsaved(waiting('A kite', 1));
  await deviceStore.putUnsaved(waiting('A globe', 2, 'It was not accepted.'));
});
afterEach(() => deviceStore.forgetOwner({ alsoUnsaved: true }));

const open = () =>
  renderScreen(
    <>
      <NavSearch />
      <SavedPage />
    </>,
    { at: '/app/saved' },
  );

it('shows gifts that wait on this device, marked as waiting', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Waiting gifts' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['WaitingA kite$12.50', 'Not savedA globe$12.50']);
  expect(screen.queryByText('No saved gifts yet')).toBeNull();
  // A picture on the server would be broken without a connection.
  expect(list.querySelector('img')).toBeNull();
});

it('finds waiting gifts by their title', async () => {
  const { user } = open();
  const box = screen.getByPlaceholderText('Search your saved items...');
  await screen.findByRole('list', { name: 'Waiting gifts' });
  await user.type(box, 'kite');
  expect(await screen.findByText('A kite')).toBeVisible();
  await expect.poll(() => screen.queryByText('A globe')).toBeNull();
});

it.each([
  ['words in another order, without their accents', 'creme kite'],
  ['a word of the notes', 'kite BIRTHDAY'],
  ['the host of the link', 'toys.example'],
])('finds waiting gifts by %s', async (_, query) => {
  const kite = waiting('A kite, crème', 3);
  await deviceStore.putUnsaved({
    ...kite,
    body: { ...kite.body, description: 'For the birthday', purchaseUrl: 'https://www.toys.example/1' },
  });
  const { user } = open();
  await screen.findByRole('list', { name: 'Waiting gifts' });
  await user.type(screen.getByPlaceholderText('Search your saved items...'), query);
  await waitFor(() => expect(screen.queryByText('A globe')).toBeNull());
  expect(screen.getByText('A kite, crème')).toBeVisible();
  expect(screen.queryByText('A kite')).toBeNull();
});
