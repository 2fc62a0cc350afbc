import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildGift, buildGiftList, data, favorites, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import GiftListPage from './gift-list.tsx';

const mine = buildGiftList({ title: 'For Mum', userId: 7, createdById: 7, createdByType: 'USER' });

beforeEach(() => toast.remove());

function serve(list: GiftList, gifts = [buildGift()]) {
  server.use(
    http.get('/api/gift-lists/:id', () => data(list)),
    http.get('/api/gift-lists/:id/gifts', () => HttpResponse.json({ data: gifts, nextCursor: null })),
    http.get('/api/gift-lists/:id/recipients', () => data([])),
  );
}
const open = (id: number | string = 9, state?: unknown) =>
  renderScreen(<GiftListPage />, {
    at: { pathname: `/app/gift-list/${id}`, state },
    path: '/app/gift-list/:giftListId',
  });

it('shows the title of the link at once, then what the server says', async () => {
  serve(buildGiftList({ title: 'Coffee people', description: 'Beans and brass.' }));
  open(9, { title: 'Coffee', source: 'home' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coffee');
  expect(await screen.findByRole('heading', { level: 1, name: 'Coffee people' })).toBeVisible();
  expect(screen.getByText('Beans and brass.')).toBeVisible();
  expect(screen.getByText('3 gifts')).toBeVisible();
  expect(await screen.findByText('Pour-over kettle')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'List options' })).toBeNull();
});

it("shows 'Gift List' as the name until the title is loaded", () => {
  serve(buildGiftList());
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Gift List' })).toBeVisible();
});

it('says that the list is empty', async () => {
  serve(buildGiftList({ giftCount: 0 }), []);
  open();
  expect(await screen.findByRole('heading', { name: 'No gifts in this list' })).toBeVisible();
  expect(screen.getByText("This gift list doesn't have any gifts yet.")).toBeVisible();
});

it.each(['abc', '0', '-3', '1.5'])('refuses the id %s', (id) => {
  open(id);
  expect(screen.getByRole('heading', { name: 'Invalid Gift List' })).toBeVisible();
  expect(screen.getByText('The gift list ID is missing or invalid.')).toBeVisible();
});

it('says when there is no such list', async () => {
  server.use(
    http.get('/api/gift-lists/:id', () => problem(404)),
    http.get('/api/gift-lists/:id/gifts', () => problem(404)),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'Gift list not found' })).toBeVisible();
});

it('leads home on Back where there is no page before', async () => {
  serve(buildGiftList());
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app'));
});

it('renames and closes a list', async () => {
  serve(mine);
  const bodies: unknown[] = [];
  server.use(
    http.put('/api/gift-lists/9', async ({ request }) => {
      bodies.push(await request.json());
      return data({ ...mine, title: 'For Mother', name: 'For Mother', isPrivate: true });
    }),
  );
  const { user } = open();
  expect(await screen.findByText(/^Public: anyone signed in who has the link/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename or change privacy' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Gift List name is required')).toBeVisible();
  await user.type(name, ' For Mother ');
  await user.click(screen.getByRole('switch', { name: 'Private' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'For Mother' })).toBeVisible();
  expect(bodies).toEqual([{ title: 'For Mother', isPrivate: true }]);
  expect(screen.getByText('Private: only you can open it')).toBeVisible();
});

it('shows the new name of a list although the response of renaming it was lost', async () => {
  serve(mine);
  server.use(
    http.put('/api/gift-lists/9', () => {
      serve({ ...mine, title: 'For Mother', name: 'For Mother' });
      return HttpResponse.error();
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename or change privacy' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'my');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByText('For Mother', { selector: 'h1' })).toBeInTheDocument();
});

it('deletes a list after asking, and leaves', async () => {
  serve(mine);
  let deleted = 0;
  const readAgain = vi.fn<() => Response>(() => problem(404));
  server.use(
    http.delete('/api/gift-lists/9', () => {
      deleted += 1;
      server.use(http.get('/api/gift-lists/9', readAgain));
      return data({ id: 9 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “For Mum”?' });
  expect(within(dialog).getByText(/Its 3 gifts will leave this list/)).toBeVisible();
  expect(deleted).toBe(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/saved'));
  expect(deleted).toBe(1);
  expect(readAgain).not.toHaveBeenCalled();
});

it('does not say that nothing was changed when the response of a deletion was lost', async () => {
  serve(mine);
  server.use(http.delete('/api/gift-lists/9', () => HttpResponse.error()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(dialog.queryByText(/Nothing was changed/)).toBeNull();
});

it('protects Favorites', async () => {
  serve(favorites);
  open(1);
  expect(await screen.findByText('Private: only you can open it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'List options' })).toBeNull();
});

it('copies the link of a public list', async () => {
  serve(mine);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/app/gift-list/9`);
});

it('an owner sees whom gifts are for, sorts them, and takes several out with Undo', async () => {
  serve(mine, [buildGift(), buildGift({ id: 42, title: 'A kite' })]);
  const asked: (string | null)[] = [];
  const sent: unknown[] = [];
  server.use(
    http.get('/api/gift-lists/:id/recipients', () =>
      data([{ giftId: 42, recipients: [{ id: 3, name: 'Dad', status: 'bought' }] }]),
    ),
    http.get('/api/gift-lists/:id/gifts', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.json({
        data: [buildGift(), buildGift({ id: 42, title: 'A kite' })],
        nextCursor: null,
      });
    }),
    http.post('/api/v1/gifts/many/remove', async ({ request }) => {
      sent.push(await request.json());
      return data({ giftIds: [42], removalId: 1 });
    }),
  );
  const { user } = open();
  expect((await screen.findByRole('link', { name: 'Dad' })).closest('p')).toHaveTextContent('For Dad Bought');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title, A to Z');
  await waitFor(() => expect(asked).toEqual([null, 'title']));
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select A kite' }));
  await user.click(screen.getByRole('button', { name: 'Remove from list' }));
  expect(await screen.findByText('Removed 1 gift from “For Mum”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent).toEqual([{ giftIds: [42], giftListId: 9 }]);
});

it('offers none of that in somebody else’s list', async () => {
  serve(buildGiftList());
  open();
  await screen.findByText('Pour-over kettle');
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
});
