import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, data } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import TagPage from './tag.tsx';

const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('/api/v1/tags', () => data([{ id: 5, name: 'cosy', giftCount: 1 }])),
    http.get('/api/v1/user-saved-gifts', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const entry = {
        id: null,
        gift: buildGift(),
        giftListId: null,
        userId: 7,
        savedAt: null,
        recipients: [],
      };
      return HttpResponse.json({ data: [entry], nextCursor: null, total: 1, totalMine: 0 });
    }),
  );
});

const open = (id: string) => renderScreen(<TagPage />, { at: `/app/tags/${id}`, path: '/app/tags/:tagId' });

it('shows all that has the tag, saved or not', async () => {
  open('5');
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'cosy' })).toBeVisible();
  expect(screen.getByText('On 1 gift')).toBeVisible();
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ tagId: '5', unsaved: 'true' });
});

it('takes the tag off several at once, with Undo', async () => {
  server.use(http.post('/api/v1/gifts/many/untag', () => data({ giftIds: [41] })));
  const { user } = open('5');
  await screen.findByText('Pour-over kettle');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Pour-over kettle' }));
  await user.click(screen.getByRole('button', { name: 'Remove tag' }));
  expect(await screen.findByText('Took “cosy” off 1 gift')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it.each(['6', 'abc', '0'])('says that there is no tag %s', async (id) => {
  open(id);
  expect(await screen.findByText('Tag not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tags' })).toHaveAttribute('href', '/app/tags');
});
