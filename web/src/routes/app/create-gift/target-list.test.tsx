import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildGiftList, data } from '../../../test/gifts.ts';
import { server } from '../../../test/server.ts';
import { forgetWaitingGifts, openDialog, send, serveCapture, state, title } from './capture.fixture.tsx';

const ourHouse = { ...buildGiftList({ id: 12, title: 'Our house', userId: 8 }), ownerName: 'Ada' };

beforeEach(async () => {
  await serveCapture();
  server.use(http.get('/api/v1/co-edited-lists', () => data([ourHouse])));
});
afterEach(forgetWaitingGifts);

it.each([
  ['my list', 9, 'Birthday'],
  ['a list that Ada edits with me', 12, 'Our house (with Ada)'],
  ["somebody else's list", 99, 'Favorites'],
])('opened on the page of %s, it offers what can hold the gift', async (_, giftListId, expected) => {
  const { user } = await openDialog(`/app/gift-list/${giftListId}`);
  await user.click(screen.getByRole('button', { name: 'More details' }));
  await waitFor(() => expect(screen.getByLabelText('Gift list')).toHaveDisplayValue(expected));
});

it('sends a gift into a list that is edited together', async () => {
  const { user } = await openDialog('/app/gift-list/12');
  await screen.findByText('Our house (with Ada)');
  await user.type(title(), 'Hammock');
  await user.click(send());
  await waitFor(() => expect(state.created).toHaveLength(1));
  expect(state.created[0]?.body).toMatchObject({ title: 'Hammock', giftListId: 12 });
});
