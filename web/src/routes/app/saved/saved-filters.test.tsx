import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { favorites, myLists } from '../../../test/gifts.ts';
import { server } from '../../../test/server.ts';
import { serveSaved, requests, savedGifts, open } from './saved.fixture.tsx';

beforeEach(serveSaved);

it('asks the server for another order', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  expect(requests.at(-1)?.get('sort')).toBe('newest');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(requests.at(-1)?.get('sort')).toBe('price'));
});

it('reads its filters from the address, and writes them there', async () => {
  const { user, router } = open('/app/saved?person=3&status=given');
  await screen.findByText('A kite');
  expect(Object.fromEntries(requests.at(-1)!)).toMatchObject({ recipientId: '3', status: 'given' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Dad'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'cosy');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'lamps.example');
  await waitFor(() =>
    expect(Object.fromEntries(requests.at(-1)!)).toMatchObject({ tagId: '5', shop: 'lamps.example' }),
  );
  expect(router.state.location.search).toBe('?person=3&tag=5&status=given&shop=lamps.example');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('steps back through filters with Back, and not through typed letters', async () => {
  const { user, router } = open('/app/saved');
  await screen.findByText('A kite');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'cosy');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Given');
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await user.type(screen.getByPlaceholderText('Search your saved items...'), 'kite');
  await waitFor(() => expect(router.state.location.search).toBe('?query=kite&tag=5&status=given'));
  await user.clear(screen.getByPlaceholderText('Search your saved items...'));
  await waitFor(() => expect(router.state.location.search).toBe('?tag=5&status=given'));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tag=5');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

it('offers nothing to sort, filter or select on an empty account', async () => {
  server.use(savedGifts([]), myLists([favorites]));
  open();
  await screen.findByText('No saved gifts yet');
  for (const name of ['Filters', 'Select']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

it('leaves out of the address what makes no sense', async () => {
  open('/app/saved?person=abc&status=lost&price=cheap');
  await screen.findByText('A kite');
  for (const name of ['recipientId', 'status', 'price']) expect(requests.at(-1)?.get(name)).toBeNull();
});

it('opens with the words of the address in the box', async () => {
  const { router } = open('/app/saved?query=kite');
  expect(await screen.findByText('A kite')).toBeVisible();
  expect(screen.getByPlaceholderText('Search your saved items...')).toHaveValue('kite');
  expect(screen.queryByText('Pour-over kettle')).toBeNull();
  expect(router.state.location.search).toBe('?query=kite');
});

it('says so where filters leave nothing', async () => {
  server.use(savedGifts([]));
  open('/app/saved?status=bought');
  expect(await screen.findByText('No saved gifts fit these filters')).toBeVisible();
});
