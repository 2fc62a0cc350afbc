import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { toast } from '../../ui/toast.tsx';
import { OrganizeGiftDialog } from './organize-gift-dialog.tsx';

const mum = buildGiftList({ id: 2, title: 'For Mum', userId: 7, createdByType: 'USER' });
const garden = buildGiftList({ id: 3, title: 'Garden', userId: 7, createdByType: 'USER' });
const saved = buildGift({ isSaved: true });
let calls: [string, unknown][];

beforeEach(() => {
  toast.remove();
  calls = [];
  const note = async (method: string, request: Request) => calls.push([method, await request.json()]);
  server.use(
    myLists([favorites, mum, garden], [favorites, mum]),
    http.post('/api/gift-list-gifts', async ({ request }) => {
      await note('add', request);
      return data({ giftId: 41, giftListIds: [3], added: 1 });
    }),
    http.delete('/api/v1/user-saved-gifts', async ({ request }) => {
      await note('remove', request);
      return data({ giftId: 41, giftListId: 2 });
    }),
  );
});

async function renderDialog(gift = saved) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const view = renderScreen(
    <OrganizeGiftDialog gift={gift} open onOpenChange={onOpenChange} onSwitch={() => {}} />,
  );
  await screen.findByRole('checkbox', { name: /Garden/ });
  const tick = (name: RegExp) => view.user.click(screen.getByRole('checkbox', { name }));
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onOpenChange, tick, save };
}

it('starts with the lists that hold the gift, and has nothing to save yet', async () => {
  await renderDialog();
  expect(screen.getByRole('checkbox', { name: /Favorites/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /For Mum/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('adds to a list and says so', async () => {
  const { tick, save, onOpenChange } = await renderDialog();
  await tick(/Garden/);
  await save();
  expect(await screen.findByText('Gift is added to the Gift list')).toBeVisible();
  expect(calls).toEqual([['add', { giftId: 41, giftListIds: [3] }]]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('removes from a list and says so', async () => {
  const { tick, save } = await renderDialog();
  await tick(/For Mum/);
  await save();
  expect(await screen.findByText('Gift is removed from the Gift List')).toBeVisible();
  expect(calls).toEqual([['remove', { userId: 7, giftId: 41, giftListId: 2 }]]);
});

it('counts what it did when it did both', async () => {
  const { tick, save } = await renderDialog();
  await tick(/For Mum/);
  await tick(/Garden/);
  await save();
  expect(await screen.findByText('Gift updated: added to 1 list(s), removed from 1 list(s)')).toBeVisible();
});

it('skips a list that does not hold the gift anymore', async () => {
  server.use(http.delete('/api/v1/user-saved-gifts', () => problem(404)));
  const { tick, save } = await renderDialog();
  await tick(/For Mum/);
  await save();
  expect(await screen.findByText('Gift is removed from the Gift List')).toBeVisible();
});

it('keeps the choice open when it fails', async () => {
  server.use(http.post('/api/gift-list-gifts', () => problem(400)));
  const { tick, save, onOpenChange } = await renderDialog();
  await tick(/Garden/);
  await save();
  expect(await screen.findByText('Failed to update gift list associations')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).toBeChecked();
});

it('finds lists by a part of their name in any case', async () => {
  const { user } = await renderDialog();
  const search = screen.getByRole('searchbox', { name: 'Search your gift lists' });
  await user.type(search, 'MUM');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.type(search, 'my');
  expect(screen.getByText('No list matches “MUMmy”.')).toBeVisible();
});

it('says that a gift in no list is no longer saved', async () => {
  const { tick } = await renderDialog();
  await tick(/Favorites/);
  expect(screen.queryByText(/will no longer be saved/)).toBeNull();
  await tick(/For Mum/);
  expect(screen.getByText('In no list at all, this gift will no longer be saved.')).toBeVisible();
});

it('asks to save first, and opens the lists as soon as that is done', async () => {
  server.use(
    myLists([favorites, garden]),
    http.post('/api/v1/user-saved-gifts', () => {
      server.use(myLists([favorites, garden], [favorites]));
      return data({}, 201);
    }),
  );
  const { user } = await renderDialog(buildGift());
  expect(screen.getByText('Save to favorites first, then organize into lists!')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Garden/ })).toBeDisabled();
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Garden/ })).toBeEnabled());
  expect(screen.queryByText('Save to favorites first, then organize into lists!')).toBeNull();
});
