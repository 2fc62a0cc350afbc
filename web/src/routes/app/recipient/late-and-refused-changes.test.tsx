import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../lib/today.ts';
import { buildGift, data, problem } from '../../../test/gifts.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { server } from '../../../test/server.ts';
import { state, serveAnn, open, choose } from './recipient.fixture.tsx';

beforeEach(serveAnn);

const KETTLE = /^More: .*ettle, for Ann$/;

it('shows an idea as bought although a response from before arrives later', async () => {
  state.gifts = [buildRecipientGift()];
  const { user, queryClient } = await open();
  let respond = () => {};
  let finish = () => {};
  server.use(
    http.get(
      '/api/v1/recipient-gifts',
      async () => {
        const before = state.gifts;
        await new Promise<void>((resolve) => (respond = resolve));
        return data(before);
      },
      { once: true },
    ),
    http.put('/api/v1/recipient-gifts/:id', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return data((state.gifts = [{ ...state.gifts[0]!, boughtAt: today() }])[0]);
    }),
  );
  const read = queryClient.refetchQueries({ queryKey: KEYS.recipientGifts });
  await user.click(await screen.findByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText(/^Bought on /)).toBeVisible();
  respond();
  await read;
  expect(queryClient.getQueryData([...KEYS.recipientGifts, { recipientId: 3 }])).toMatchObject([
    { boughtAt: today() },
  ]);
  // A request that stays open is sent again, in the midst of a later test.
  finish();
  expect(await screen.findByText('Bought: Pour-over kettle')).toBeVisible();
});

it('puts an idea back where the server refuses', async () => {
  state.gifts = [buildRecipientGift()];
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(403)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Failed to mark as bought. Please try again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Mark as bought/ })).toBeVisible();
});

it('says in the form why the server refused its day and price, and keeps what was typed', async () => {
  state.gifts = [buildRecipientGift({ gift: buildGift({ title: 'Kettle' }) })];
  const words = 'This gift is already meant for them.';
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(409, words)));
  const { user } = await open();
  await choose(user, KETTLE, 'Day and price');
  const dialog = within(await screen.findByRole('dialog', { name: 'Day and price' }));
  await user.type(dialog.getByRole('textbox', { name: 'Price paid' }), '39.90');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Price paid' })).toHaveValue('39.90');
});
