import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { buildGiftList, data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { CoEditedLists } from './co-edited-lists.tsx';

const lists = [
  { ...buildGiftList({ id: 8, title: 'Our house', userId: 8, createdByType: 'USER' }), ownerName: 'Anna' },
  { ...buildGiftList({ id: 9, title: 'Garden', userId: 8, createdByType: 'USER' }), ownerName: 'Ben' },
];

it('shows lists of others with their owners, as far as they fit what is searched', async () => {
  server.use(http.get('/api/v1/co-edited-lists', () => data(lists)));
  renderScreen(<CoEditedLists query="HOUSE" />);
  expect(await screen.findByRole('heading', { name: 'Edited with others' })).toBeVisible();
  const card = screen.getByRole('link', { name: /Our house.*With Anna/ });
  expect(card).toHaveAttribute('href', '/app/gift-list/8');
  expect(screen.queryByRole('link', { name: /Garden/ })).toBeNull();
});

it('says that they did not load, and tries again', async () => {
  server.use(
    http.get('/api/v1/co-edited-lists', () => problem(403), { once: true }),
    http.get('/api/v1/co-edited-lists', () => data(lists)),
  );
  const { user } = renderScreen(<CoEditedLists query="" />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Garden/ })).toBeVisible();
});
