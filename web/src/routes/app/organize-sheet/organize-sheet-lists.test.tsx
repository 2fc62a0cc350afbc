import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { emptySheet } from '../../../test/sheet.tsx';
import { OrganizeSheetSections } from './organize-sheet-sections.tsx';

const mum = buildGiftList({ id: 2, title: 'For Mum', userId: 7, createdByType: 'USER' });
const garden = buildGiftList({ id: 3, title: 'Garden', userId: 7, createdByType: 'USER' });
const saved = buildGift({ isSaved: true });
let calls: [string, unknown][];
let held: (typeof mum)[];

beforeEach(() => {
  toast.remove();
  recentGifts.clear();
  calls = [];
  held = [favorites, mum];
  const note = async (method: string, request: Request) => calls.push([method, await request.json()]);
  server.use(...emptySheet());
  server.use(
    http.get('/api/gift-lists', ({ request }) =>
      data(new URL(request.url).searchParams.has('giftId') ? held : [favorites, mum, garden]),
    ),
    http.post('/api/gift-list-gifts', async ({ request }) => {
      await note('add', request);
      const { giftListIds } = calls.at(-1)![1] as { giftListIds: number[] };
      held = [...held, ...[mum, garden].filter(({ id }) => giftListIds.includes(id))];
      return data({ giftId: 41, giftListIds: [3], added: 1 });
    }),
    http.delete('/api/v1/user-saved-gifts', async ({ request }) => {
      await note('remove', request);
      const { giftListId } = calls.at(-1)![1] as { giftListId: number };
      held = held.filter(({ id }) => id !== giftListId);
      return data({ giftId: 41, giftListId: 2 });
    }),
  );
});

async function renderDialog(gift = saved) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const view = renderScreen(
    <OrganizeSheetSections gift={gift} startAt="lists" open onOpenChange={onOpenChange} />,
  );
  await screen.findByRole('checkbox', { name: /Garden/ });
  const tick = (name: RegExp) => view.user.click(screen.getByRole('checkbox', { name }));
  return { ...view, onOpenChange, tick };
}

it('starts with the lists that hold the gift', async () => {
  await renderDialog();
  expect(screen.getByRole('checkbox', { name: /Favorites/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /For Mum/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).not.toBeChecked();
});

it('adds to a list with one press, says so and stays open', async () => {
  const { tick, onOpenChange } = await renderDialog();
  await tick(/Garden/);
  expect(await screen.findByText('Gift is added to the Gift list')).toBeVisible();
  expect(calls).toEqual([['add', { giftId: 41, giftListIds: [3] }]]);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(recentGifts.read(7)).toEqual([expect.objectContaining({ id: saved.id })]);
});

it('removes from a list and says so', async () => {
  const { tick } = await renderDialog();
  await tick(/For Mum/);
  expect(await screen.findByText('Gift is removed from the Gift List')).toBeVisible();
  expect(calls).toEqual([['remove', { userId: 7, giftId: 41, giftListId: 2 }]]);
});

it('counts what it did when it did both', async () => {
  const { tick } = await renderDialog();
  await tick(/For Mum/);
  expect(await screen.findByText('Gift is removed from the Gift List')).toBeVisible();
  await tick(/Garden/);
  expect(await screen.findByText('Gift updated: added to 1 list(s), removed from 1 list(s)')).toBeVisible();
});

it('skips a list that does not hold the gift anymore', async () => {
  server.use(http.delete('/api/v1/user-saved-gifts', () => problem(404)));
  const { tick } = await renderDialog();
  await tick(/For Mum/);
  expect(await screen.findByText('Gift is removed from the Gift List')).toBeVisible();
});

it('puts back the one change that fails and says so; the others stay', async () => {
  server.use(http.post('/api/gift-list-gifts', () => problem(400)));
  const { tick, onOpenChange } = await renderDialog();
  await tick(/For Mum/);
  await tick(/Garden/);
  expect(await screen.findByText('Failed to update gift list associations')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Garden/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /For Mum/ })).not.toBeChecked();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('sends presses one after another, and shows the last one meanwhile', async () => {
  const { tick } = await renderDialog();
  await tick(/Garden/);
  await tick(/Garden/);
  expect(screen.getByRole('checkbox', { name: /Garden/ })).not.toBeChecked();
  await waitFor(() => expect(calls.map(([kind]) => kind)).toEqual(['add', 'remove']));
});

it('undoes a removal from the toast', async () => {
  const { user, tick } = await renderDialog();
  await tick(/For Mum/);
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(calls.map(([kind]) => kind)).toEqual(['remove', 'add']));
  expect(screen.getByRole('checkbox', { name: /For Mum/ })).toBeChecked();
});

it('creates a list that holds the gift with one press after its name', async () => {
  let sent: unknown;
  const mugs = buildGiftList({ id: 9, title: 'Mugs', userId: 7, createdByType: 'USER' });
  server.use(
    http.post('/api/gift-lists', async ({ request }) => {
      sent = await request.json();
      server.use(myLists([favorites, mum, garden, mugs], [favorites, mum, mugs]));
      return data(mugs, 201);
    }),
  );
  const { user } = await renderDialog();
  await user.type(screen.getByRole('searchbox', { name: 'Search your gift lists' }), ' Mugs');
  await user.click(screen.getByRole('button', { name: 'Create “Mugs”' }));
  expect(await screen.findByText('Gift List created successfully!')).toBeVisible();
  expect(sent).toEqual({ title: 'Mugs', isPrivate: false, userId: 7, giftId: 41 });
  expect(await screen.findByRole('checkbox', { name: /Mugs/ })).toBeChecked();
});

it('keeps the typed name where the list cannot be created, and asks before it is lost', async () => {
  server.use(http.post('/api/gift-lists', () => problem(500)));
  const { user, onOpenChange } = await renderDialog();
  const field = screen.getByRole('searchbox', { name: 'Search your gift lists' });
  await user.type(field, 'Mugs{Enter}');
  expect(await screen.findByText(/^(Error: |Failed to create Gift List)/)).toBeVisible();
  expect(field).toHaveValue('Mugs');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Discard what you typed?')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('finds lists by a part of their name in any case', async () => {
  const { user } = await renderDialog();
  const search = screen.getByRole('searchbox', { name: 'Search your gift lists' });
  await user.type(search, 'MUM');
  const shown = within(screen.getByRole('list', { name: 'Your gift lists' }));
  expect(shown.getAllByRole('checkbox')).toHaveLength(1);
  await user.type(search, 'my');
  expect(screen.getByText('No list matches “MUMmy”.')).toBeVisible();
});

it('says that a gift in no list is no longer saved', async () => {
  const { tick } = await renderDialog();
  await tick(/Favorites/);
  expect(screen.queryByText(/no longer saved/)).toBeNull();
  await tick(/For Mum/);
  expect(await screen.findByText('In no list at all, this gift is no longer saved.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).toBeEnabled();
});

it('saves a gift that is in no list by ticking one', async () => {
  held = [];
  const { tick } = await renderDialog(buildGift());
  await tick(/Garden/);
  expect(await screen.findByText('Gift is added to the Gift list')).toBeVisible();
  expect(calls).toEqual([['add', { giftId: 41, giftListIds: [3] }]]);
  await waitFor(() => expect(screen.queryByText(/^Save to favorites first/)).toBeNull());
});

it('offers to save first', async () => {
  server.use(
    myLists([favorites, garden]),
    http.post('/api/v1/user-saved-gifts', () => {
      server.use(myLists([favorites, garden], [favorites]));
      return data({}, 201);
    }),
  );
  const { user } = await renderDialog(buildGift());
  expect(screen.getByText('Save to favorites first, then organize into lists!')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).toBeEnabled();
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  await waitFor(() => expect(screen.queryByText(/^Save to favorites first/)).toBeNull());
  expect(screen.queryByText('Save to favorites first, then organize into lists!')).toBeNull();
});

it('puts the gift into a list of somebody else, which does not count as saved', async () => {
  const house = buildGiftList({ id: 8, title: 'Our house', userId: 8, createdByType: 'USER' });
  const annas = { ...house, ownerName: 'Anna' };
  let isIn = false;
  held = [];
  server.use(
    http.get('/api/v1/co-edited-lists', ({ request }) =>
      data(isIn || !new URL(request.url).searchParams.has('giftId') ? [annas] : []),
    ),
    http.post('/api/gift-list-gifts', async ({ request }) => {
      calls.push(['add', await request.json()]);
      isIn = true;
      return data({ giftId: 41, giftListIds: [8], added: 1 });
    }),
  );
  const { tick } = await renderDialog(buildGift());
  const box = await screen.findByRole('checkbox', { name: /Our house/ });
  expect(box).toHaveAccessibleDescription(/With Anna/);
  await waitFor(() => expect(box).toBeEnabled());
  await tick(/Our house/);
  expect(await screen.findByText('Gift is added to the Gift list')).toBeVisible();
  expect(calls).toEqual([['add', { giftId: 41, giftListIds: [8] }]]);
  expect(box).toBeChecked();
  expect(screen.getByText('Save to favorites first, then organize into lists!')).toBeVisible();
});

it('offers lists of others for curated gifts and for mine alone', async () => {
  const house = buildGiftList({ id: 8, title: 'Our house', userId: 8, createdByType: 'USER' });
  server.use(http.get('/api/v1/co-edited-lists', () => data([{ ...house, ownerName: 'Anna' }])));
  await renderDialog(buildGift({ createdByType: 'USER', createdById: 12 }));
  expect(screen.queryByRole('checkbox', { name: /Our house/ })).toBeNull();
});
