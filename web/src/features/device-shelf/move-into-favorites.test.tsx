import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { deviceShelf } from '../../lib/storage/device-shelf.ts';
import { buildAuth, renderScreen, testUser } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { MoveIntoFavorites } from './move-into-favorites.tsx';

const CALL = '*/api/v1/user-saved-gifts/from-device';
const shelved = (slug: string) => ({ slug, title: slug, price: 9, imageUrl: null, list: null });
let sent: unknown[];

beforeEach(() => {
  sent = [];
  for (const slug of ['mug', 'lantern']) deviceShelf.add(shelved(slug));
});

function answer(giftIds: number[]) {
  server.use(
    http.post(CALL, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { giftIds } });
    }),
  );
}
const line = () => screen.queryByText('Move your 2 gifts from this device into Favorites?');

it('asks in one line, moves them in one call and clears the device', async () => {
  answer([4, 5]);
  const { user } = renderScreen(<MoveIntoFavorites />);
  expect(line()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 gifts moved into Favorites')).toBeVisible();
  expect(sent).toEqual([{ gifts: ['mug', 'lantern'] }]);
  expect(line()).toBeNull();
  expect(deviceShelf.gifts()).toEqual([]);
});

it('says so where a gift has left the catalogue', async () => {
  answer([4]);
  const { user } = renderScreen(<MoveIntoFavorites />);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(
    await screen.findByText('1 of 2 gifts is in Favorites. The other left our catalogue.'),
  ).toBeVisible();
});

it('keeps a gift that was tucked away in another tab meanwhile', async () => {
  server.use(
    http.post(CALL, () => {
      deviceShelf.add(shelved('teapot'));
      return HttpResponse.json({ data: { giftIds: [4, 5] } });
    }),
  );
  const { user } = renderScreen(<MoveIntoFavorites />);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Move your gift from this device into Favorites?')).toBeVisible();
});

it('keeps everything where the call fails', async () => {
  server.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderScreen(<MoveIntoFavorites />);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/They are still on this device/)).toBeVisible();
  expect(deviceShelf.gifts()).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
});

it('waits, for this person alone, until the gifts change', async () => {
  const { user, unmount } = renderScreen(<MoveIntoFavorites />);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(line()).toBeNull();
  unmount();
  renderScreen(<MoveIntoFavorites />).unmount();
  expect(line()).toBeNull();
  const other = buildAuth({ user: { ...testUser, id: '8' } });
  renderScreen(<MoveIntoFavorites />, { auth: other });
  expect(line()).toBeVisible();
});
