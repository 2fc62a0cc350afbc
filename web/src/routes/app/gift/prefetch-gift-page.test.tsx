import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { data } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import GiftPage from './gift.tsx';

it('requests the sections of a gift without waiting for the gift', async () => {
  const requested: string[] = [];
  server.use(
    http.get('/api/v1/gifts/41', () => delay('infinite')),
    http.get('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
      return data([]);
    }),
  );
  renderScreen(<GiftPage />, { at: '/app/gift/41', path: '/app/gift/:giftId' });
  expect(await screen.findByText('Loading gift details...')).toBeVisible();
  await waitFor(() =>
    expect(requested.toSorted()).toEqual([
      '/api/gift-lists?userId=7&giftId=41',
      '/api/v1/recipient-gifts?giftId=41&userId=7',
      '/api/v1/recipients?userId=7',
      '/api/v1/tags/associations?giftId=41',
    ]),
  );
});
