import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { useListGifts } from './use-list-gifts.ts';
import { useMoveGift } from './use-move-gift.ts';

const NAMES = ['Apple', 'Bowl', 'Clock'];

/** The server's own order, which a move that it takes changes. */
let stored: number[];
const order = (answer: (giftId: number) => Response | undefined) =>
  http.put('/api/gift-lists/9/order', async ({ request }) => {
    const move = (await request.json()) as { giftId: number };
    const refusal = answer(move.giftId);
    if (refusal) return refusal;
    stored = [move.giftId, ...stored.filter((id) => id !== move.giftId)];
    return HttpResponse.json({ data: { ...move, afterGiftId: null } });
  });

beforeEach(() => {
  stored = [1, 2, 3];
  server.use(
    http.get('/api/gift-lists/9/gifts', () =>
      HttpResponse.json({
        data: stored.map((id) => buildGift({ id, title: NAMES[id - 1]! })),
        nextCursor: null,
      }),
    ),
    http.get('/api/gift-lists', () => HttpResponse.json({ data: [] })),
  );
});

function Arranging() {
  const { items = [] } = useListGifts(9, 'hand');
  const move = useMoveGift(9);
  return items.map(({ id, title }) => (
    <button key={id} type="button" onClick={() => move.mutate({ giftId: id, afterGiftId: null })}>
      {title}
    </button>
  ));
}

const shown = () => screen.getAllByRole('button', { name: /^\w+$/ }).map(({ textContent }) => textContent);

async function press(...titles: string[]) {
  const { user } = renderScreen(<Arranging />);
  await screen.findByRole('button', { name: 'Clock' });
  for (const title of titles) await user.click(screen.getByRole('button', { name: title }));
}

it('moves at once', async () => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.put('/api/gift-lists/9/order', async () => {
      await mayAnswer;
      return HttpResponse.json({ data: { giftId: 3, afterGiftId: null } });
    }),
  );
  await press('Clock');
  await waitFor(() => expect(shown().slice(0, 3)).toEqual(['Clock', 'Apple', 'Bowl']));
  answer();
});

it('restores the order and reports that it could not be saved', async () => {
  server.use(order(() => problem(403)));
  await press('Clock');
  expect(await screen.findByText('The order could not be saved. Please try again.')).toBeVisible();
  expect(shown().slice(0, 3)).toEqual(NAMES);
});

it('ends with what is saved where one of two moves fails', async () => {
  server.use(order((giftId) => (giftId === 3 ? problem(403) : undefined)));
  await press('Clock', 'Bowl');
  expect(await screen.findByText('The order could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(stored).toEqual([2, 1, 3]));
  await waitFor(() => expect(shown().slice(0, 3)).toEqual(['Bowl', 'Apple', 'Clock']));
});
