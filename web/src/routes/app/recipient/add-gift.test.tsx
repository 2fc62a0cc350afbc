import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, data } from '../../../test/gifts.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { server } from '../../../test/server.ts';
import { state, serveAnn, taking, open } from './recipient.fixture.tsx';

beforeEach(serveAnn);

it('shows ideas with their reasons, and tucks one away for the next day with one press', async () => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  server.use(
    http.get('/api/v1/recipients/3/ideas', () => data([{ gift: mug, reason: 'For tea, under $40' }])),
    taking('post', '/api/v1/recipient-gifts', () => {
      server.use(http.get('/api/v1/recipients/3/ideas', () => data([])));
      state.gifts = [buildRecipientGift({ gift: mug, giftId: 42, dayId: 50, dayOn: '2026-11-29' })];
      return state.gifts[0];
    }),
  );
  const { user } = await open();
  const ideas = within(await screen.findByRole('list', { name: 'Ideas for Ann' }));
  expect(ideas.getByText('For tea, under $40')).toBeVisible();
  await user.click(ideas.getByRole('button', { name: 'Tuck away Stoneware mug for Ann' }));
  expect(await screen.findByText('Tucked away for Ann')).toBeVisible();
  expect(state.sent).toEqual([['/api/v1/recipient-gifts', { recipientId: 3, giftId: 42, userId: 7 }]]);
  const forBirthday = within(await screen.findByRole('list', { name: 'Birthday, November 29, 2026' }));
  expect(forBirthday.getByRole('heading', { name: 'Stoneware mug' })).toBeVisible();
  expect(await screen.findByText(/No ideas yet/)).toBeVisible();
});

it('writes a gift down for them', async () => {
  server.use(
    http.get('/api/v1/recipients', () => data([state.ann])),
    http.get('/api/v1/tags', () => data([])),
    http.get('/api/gift-lists', () => data([])),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a gift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Gift' }));
  expect(await dialog.findByText('Ann')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'More details' }));
  expect(await dialog.findByRole('checkbox', { name: 'Ann' })).toBeChecked();
});

it('takes a saved gift, searched in place', async () => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/v1/user-saved-gifts', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query');
      asked.push(query);
      const saved = { id: 1, gift: mug, giftListId: 1, userId: 7, savedAt: null };
      const found = query === 'kite' ? [] : [saved];
      return HttpResponse.json({ data: found, nextCursor: null, total: 1, totalMine: 0 });
    }),
    taking('post', '/api/v1/recipient-gifts', () => buildRecipientGift()),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Saved gifts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved gifts' }));
  await user.click(await dialog.findByRole('button', { name: 'Tuck away Stoneware mug for Ann' }));
  expect(await screen.findByText('Tucked away for Ann')).toBeVisible();
  expect(state.sent).toEqual([['/api/v1/recipient-gifts', { recipientId: 3, giftId: 42, userId: 7 }]]);
  await user.type(dialog.getByRole('searchbox', { name: 'Search your saved gifts' }), 'kite');
  expect(await dialog.findByText('No saved gifts match "kite"')).toBeVisible();
  expect(asked.at(-1)).toBe('kite');
});

it.each([
  ['tucked away for them', null],
  ['given to them', '2026-01-02T12:00:00.000Z'],
])('does not offer saved gifts that are %s', async (_, givenAt) => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  state.gifts = [buildRecipientGift({ gift: mug, giftId: 42, givenAt })];
  const saved = { id: 1, gift: mug, giftListId: 1, userId: 7, savedAt: null };
  server.use(
    http.get('/api/v1/user-saved-gifts', () =>
      HttpResponse.json({ data: [saved], nextCursor: null, total: 1, totalMine: 0 }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Saved gifts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved gifts' }));
  expect(await dialog.findByText('All of these are tucked away for Ann already')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Tuck away/ })).toBeNull();
});
