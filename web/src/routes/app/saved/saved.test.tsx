import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import SavedPage from './saved.tsx';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { buildAuth, renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { NavSearch } from '../../../features/navigation/nav-search.tsx';

const kettle = buildGift({ isSaved: true });
const kite = buildGift({ id: 42, title: 'A kite', createdById: 7, createdByType: 'USER', isSaved: true });
const dad = buildRecipient({ id: 3, name: 'Dad' });
const asked: URLSearchParams[] = [];

/** Answers as the server does: filters by title, by creator, and counts. */
function savedGifts(gifts = [kettle, kite]) {
  return http.get('/api/v1/user-saved-gifts', ({ request }) => {
    const params = new URL(request.url).searchParams;
    asked.push(params);
    const found = gifts.filter(({ title }) =>
      title.toLowerCase().includes((params.get('query') ?? '').toLowerCase()),
    );
    const mine = found.filter(({ createdById }) => createdById === 7);
    const saved = found.filter(({ isSaved }) => isSaved);
    const shown = params.get('mine') === 'true' ? mine : saved;
    return HttpResponse.json({
      data: shown.map((gift) => ({
        id: gift.isSaved ? gift.id : null,
        gift,
        giftListId: gift.isSaved ? 1 : null,
        userId: 7,
        savedAt: gift.isSaved ? '2025-01-01T00:00:00.000Z' : null,
        recipients: gift.id === 42 ? [{ id: 3, name: 'Dad', status: 'given' }] : [],
      })),
      nextCursor: null,
      total: saved.length,
      totalMine: mine.length,
    });
  });
}

const own = { userId: 7, createdById: 7, createdByType: 'USER' as const };

beforeEach(() => {
  asked.length = 0;
  server.use(
    savedGifts(),
    http.get('/api/v1/recipients', () => data([dad])),
    http.get('/api/v1/tags', () => data([{ id: 5, name: 'cosy', giftCount: 2 }])),
    http.get('/api/v1/user-saved-gifts/shops', () => data([{ shop: 'lamps.example', giftCount: 1 }])),
    myLists([
      favorites,
      buildGiftList({ id: 9, title: 'Birthday', ...own }),
      buildGiftList({ id: 10, title: 'Not mine' }),
    ]),
  );
});

const open = (at = '/app/saved') =>
  renderScreen(
    <>
      <NavSearch />
      <SavedPage />
    </>,
    { at },
  );

it('shows tabs with counts, and only lists that I created', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('tab', { name: 'Gifts 2' })).toBeVisible();
  expect(screen.getByText('Pour-over kettle')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Gift Lists 1' }));
  expect(screen.queryByText('Not mine')).toBeNull();
  expect(screen.queryByText('Favorites')).toBeNull();
  await user.click(await screen.findByRole('link', { name: /Birthday/ }));
  expect(router.state.location.pathname).toBe('/app/gift-list/9');
  expect(router.state.location.state).toMatchObject({ source: 'saved' });
});

it('shows only what I created on demand', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.click(screen.getByRole('button', { name: /Created by you/ }));
  await waitFor(() => expect(screen.queryByText('Pour-over kettle')).toBeNull());
  expect(screen.getByText('A kite')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Gifts 1' })).toBeVisible();
});

it('leads back to a gift of mine that I unsaved, under what I created alone', async () => {
  server.use(savedGifts([kettle, { ...kite, isSaved: false }]));
  const { user, router } = open();
  await screen.findByText('Pour-over kettle');
  expect(screen.queryByText('A kite')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Gifts 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Created by you/ }));
  await user.click(await screen.findByText('A kite'));
  expect(router.state.location.pathname).toBe('/app/gift/42');
});

it('searches live from the navigation, gifts and lists alike', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.type(screen.getByPlaceholderText('Search your saved items...'), 'KITE');
  await waitFor(() => expect(screen.queryByText('Pour-over kettle')).toBeNull());
  expect(screen.getByText('A kite')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Gift Lists 0' })).toBeVisible();
});

it('says when nothing matches, and clears the search', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  await user.type(screen.getByPlaceholderText('Search your saved items...'), 'zzz');
  expect(await screen.findByText('No saved gifts match "zzz"')).toBeVisible();
  await user.click(screen.getByText('Clear search'));
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
});

it('asks the server for another order', async () => {
  const { user } = open();
  await screen.findByText('Pour-over kettle');
  expect(asked.at(-1)?.get('sort')).toBe('newest');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('price'));
});

it.each([
  ['/app/saved', 'No saved gifts yet', 'Save gifts you love to see them here.'],
  [
    '/app/saved?mine=true',
    'No gifts created by you yet',
    'Start creating your own custom gifts to see them here.',
  ],
  [
    '/app/saved?tab=gift-lists',
    'No gift lists created by you yet',
    'Create your own gift lists to see them here.',
  ],
])('has words for an empty %s', async (at, title, text) => {
  server.use(savedGifts([]), myLists([favorites]));
  open(at);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('offers to try again when loading fails', async () => {
  server.use(http.get('/api/v1/user-saved-gifts', () => problem(403), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
});

it('asks visitors to sign in', () => {
  renderScreen(<SavedPage />, { auth: buildAuth({ status: 'unauthenticated', user: null }) });
  expect(screen.getByText('Authentication Required')).toBeVisible();
  expect(screen.getByText('Please sign in to view your saved items.')).toBeVisible();
});

it('reads its filters from the address, and writes them there', async () => {
  const { user, router } = open('/app/saved?person=3&status=given');
  await screen.findByText('A kite');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ recipientId: '3', status: 'given' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Dad'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'cosy');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'lamps.example');
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ tagId: '5', shop: 'lamps.example' }),
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
  for (const name of ['recipientId', 'status', 'price']) expect(asked.at(-1)?.get(name)).toBeNull();
});

it('opens with the words of the address in the box', async () => {
  const { router } = open('/app/saved?query=kite');
  expect(await screen.findByText('A kite')).toBeVisible();
  expect(screen.getByPlaceholderText('Search your saved items...')).toHaveValue('kite');
  expect(screen.queryByText('Pour-over kettle')).toBeNull();
  expect(router.state.location.search).toBe('?query=kite');
});

it('shows whom a gift is for and that it was given, as a link to them', async () => {
  open();
  const person = await screen.findByRole('link', { name: 'Dad' });
  expect(person).toHaveAttribute('href', '/app/recipients/3');
  expect(person.closest('p')).toHaveTextContent('For Dad Given');
});

it('says so where filters leave nothing', async () => {
  server.use(savedGifts([]));
  open('/app/saved?status=bought');
  expect(await screen.findByText('No saved gifts fit these filters')).toBeVisible();
});

describe('selecting', () => {
  const many = (action: string, answer: object) =>
    http.post(`/api/v1/gifts/many/${action}`, async ({ request }) => {
      sent.push([action, await request.json().catch(() => undefined)]);
      return data(answer);
    });
  const sent: [string, unknown][] = [];
  beforeEach(() => void (sent.length = 0));
  const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });

  async function select(...titles: string[]) {
    const view = open();
    await screen.findByText('A kite');
    await view.user.click(screen.getByRole('button', { name: 'Select' }));
    for (const title of titles) {
      box(title).focus();
      await view.user.keyboard(' ');
      expect(box(title)).toBeChecked();
    }
    return view;
  }

  it('by keyboard, tags all of them in one call, and undoes it', async () => {
    server.use(many('tag', { giftIds: [42] }), many('untag', { giftIds: [42] }));
    const { user } = await select('Pour-over kettle', 'A kite');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.click(await screen.findByRole('button', { name: /^cosy/ }));
    expect(await screen.findByText('Tagged 1 gift “cosy”')).toBeVisible();
    // The choice stays, for the next thing to do with them.
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent).toEqual([
      ['tag', { giftIds: [41, 42], tagId: 5 }],
      ['untag', { giftIds: [42], tagId: 5 }],
    ]);
  });

  it('forgets what a search took away: nothing is done to gifts that nobody sees', async () => {
    server.use(many('remove', { giftIds: [42], removalId: 8 }));
    const { user } = await select('Pour-over kettle', 'A kite');
    await user.type(screen.getByPlaceholderText('Search your saved items...'), 'KITE');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent).toEqual([['remove', { giftIds: [42] }]]));
  });

  it('removes at once and puts back on Undo', async () => {
    server.use(many('remove', { giftIds: [41], removalId: 8 }), many('removals/8/undo', { giftIds: [41] }));
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent.map(([action]) => action)).toEqual(['remove', 'removals/8/undo']);
  });

  it.each([
    ['that nothing changed', () => problem(403), 'Nothing was changed. Please try again.'],
    ['what is gone', () => problem(404), 'Some of these were gone already. Nothing was changed.'],
    [
      'that nobody knows, where the response was lost',
      () => HttpResponse.error(),
      'We could not reach Tuckaway. Check your connection and try again.',
    ],
  ])('keeps the choice when it fails, and says %s', async (_what, answer, text) => {
    server.use(http.post('/api/v1/gifts/many/remove', answer));
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(text, {}, { timeout: 5000 })).toBeVisible();
    expect(box('Pour-over kettle')).toBeChecked();
  });

  it('can still undo once the server is back', async () => {
    const undo = '/api/v1/gifts/many/removals/8/undo';
    server.use(
      many('remove', { giftIds: [41], removalId: 8 }),
      http.post(undo, () => HttpResponse.error()),
    );
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
    server.use(many('removals/8/undo', { giftIds: [41] }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
  });

  it('creates a person on the way and gives to them', async () => {
    server.use(
      http.post('/api/v1/recipients', () => data(buildRecipient({ id: 6, name: 'Zoë' }), 201)),
      many('recipient', { giftIds: [41], recipientGiftIds: [70] }),
    );
    const { user } = await select('Pour-over kettle');
    await user.click(screen.getByRole('button', { name: 'Give to' }));
    await user.type(await screen.findByRole('textbox', { name: 'Search or add a person' }), 'Zoë{Enter}');
    expect(await screen.findByText('1 gift tucked away for Zoë')).toBeVisible();
    expect(sent).toEqual([['recipient', { giftIds: [41], recipientId: 6 }]]);
  });

  it('marks all of them as bought for a person, and undoes it', async () => {
    server.use(
      many('mark', { giftIds: [41, 42], recipientGiftIds: [70, 71], addedIds: [71] }),
      many('unmark', { recipientGiftIds: [70, 71] }),
    );
    const { user } = await select('Pour-over kettle', 'A kite');
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bought for…' }));
    await user.click(await screen.findByRole('button', { name: 'Dad' }));
    expect(await screen.findByText('2 gifts bought for Dad')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent).toEqual([
      ['mark', { giftIds: [41, 42], recipientId: 3, status: 'bought' }],
      ['unmark', { recipientGiftIds: [70, 71], addedIds: [71], status: 'bought' }],
    ]);
  });

  it('chooses all between two with Shift, and ends with Escape', async () => {
    const { user } = await select('Pour-over kettle');
    await user.keyboard('{Shift>}');
    await user.click(box('A kite'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
