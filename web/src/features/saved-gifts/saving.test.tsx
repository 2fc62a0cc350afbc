import { screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { CachedGift } from '../../test/cached-gift.tsx';
import { buildGift, data, myLists, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { emptySheet } from '../../test/sheet.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SaveHeart } from './save-heart.tsx';
// Loaded beforehand, so that no test waits for the dialogs' code.
import '../../routes/app/organize-sheet/organize-sheet-sections.tsx';
import './unsave-gift-dialog.tsx';
import { setSavedInCache } from './saved-in-cache.ts';
import { SAVE_TOAST_MS } from './use-save-gift.tsx';

const gift = buildGift();
const hearts = () => screen.getAllByRole('button', { name: 'Save Pour-over kettle' });
const twoHearts = (
  <>
    <CachedGift screen="home" gift={gift}>
      {(cached) => <SaveHeart gift={cached} />}
    </CachedGift>
    <CachedGift screen="search" gift={buildGift()}>
      {(cached) => <SaveHeart gift={cached} />}
    </CachedGift>
  </>
);

beforeEach(() => {
  toast.remove();
  recentGifts.clear();
  server.use(...emptySheet());
});

it('turns every heart of the gift before the server has answered, and saves to Favorites', async () => {
  let answer = () => {};
  const saved: unknown[] = [];
  server.use(
    http.post('/api/v1/user-saved-gifts', async ({ request }) => {
      saved.push(await request.json());
      await new Promise<void>((resolve) => (answer = resolve));
      return data({}, 201);
    }),
  );
  const { user } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  for (const heart of hearts()) expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(saved).toEqual([{ userId: 7, giftId: 41, giftListId: 1 }]));
  expect(screen.queryByText('Gift saved to favorites!')).toBeNull();
  answer();
  expect(await screen.findByText('Gift saved to favorites!')).toBeVisible();
  expect(recentGifts.read(7)).toEqual([expect.objectContaining({ id: 41 })]);
});

it("offers 'Add To Gift List' for 5 seconds", async () => {
  server.use(http.post('/api/v1/user-saved-gifts', () => data({}, 201)));
  const success = vi.spyOn(toast, 'success');
  const { user } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  const link = await screen.findByRole('button', { name: 'Add To Gift List' });
  expect(SAVE_TOAST_MS).toBe(5000);
  expect(success.mock.lastCall?.[1]).toMatchObject({ duration: SAVE_TOAST_MS });
  await user.click(link);
  expect(await screen.findByRole('dialog', { name: 'Organize Gift' })).toBeVisible();
});

it('follows the server: what another device did is shown after the next read', async () => {
  server.use(http.post('/api/v1/user-saved-gifts', () => data({}, 201)));
  const { user, queryClient } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  await screen.findByText('Gift saved to favorites!');
  for (const heart of hearts()) expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The server's copy says 'not saved': it was taken out of every list elsewhere.
  await queryClient.refetchQueries({ queryKey: [...KEYS.search, 'home'] });
  await waitFor(() => expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false'));
});

it('counts a gift that is saved already as saved', async () => {
  server.use(http.post('/api/v1/user-saved-gifts', () => problem(409)));
  const { user } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  expect(await screen.findByText('Gift saved to favorites!')).toBeVisible();
  expect(hearts()[1]).toHaveAttribute('aria-pressed', 'true');
});

it('turns the hearts back with a message when saving fails', async () => {
  server.use(http.post('/api/v1/user-saved-gifts', () => problem(400)));
  const { user } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  expect(await screen.findByText('Error saving gift')).toBeVisible();
  for (const heart of hearts()) expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(recentGifts.read(7)).toEqual([]);
});

it.each([
  ['a lost response', () => HttpResponse.error(), true],
  ['a refusal', () => problem(400), false],
])(
  'after %s, refetches copies of the gift only if it may be saved after all',
  async (_, respond, isRefetched) => {
    server.use(http.post('/api/v1/user-saved-gifts', respond));
    const { user, queryClient } = renderScreen(twoHearts);
    const copies = [
      [...KEYS.gift, gift.id],
      [...KEYS.publicLists, 3],
    ];
    for (const key of copies) queryClient.setQueryData(key, { gifts: [gift] });
    queryClient.setQueryData([...KEYS.publicLists, 4], { gifts: [buildGift({ id: 42 })] });
    await user.click(hearts()[0]!);
    expect(await screen.findByText('Error saving gift')).toBeVisible();
    for (const key of copies)
      await waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(isRefetched));
    expect(queryClient.getQueryState([...KEYS.publicLists, 4])?.isInvalidated).toBe(false);
  },
);

it('needs a list to save to', async () => {
  server.use(myLists([]));
  const { user } = renderScreen(twoHearts);
  await user.click(hearts()[0]!);
  expect(
    await screen.findByText('Gift list ID is required to save a gift. Please select a gift list.'),
  ).toBeVisible();
  expect(hearts()[0]).toHaveAttribute('aria-pressed', 'false');
});

it('asks before it unsaves', async () => {
  const { user } = renderScreen(<SaveHeart gift={buildGift({ isSaved: true })} />);
  await user.click(hearts()[0]!);
  const dialog = await screen.findByRole('alertdialog', { name: 'Unsave Gift?' });
  expect(
    within(dialog).getByText('Unsaving this gift will also remove it from any Giftlists.'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(hearts()[0]).toHaveAttribute('aria-pressed', 'true');
});

it('turns the gift in cached responses of every query, nested ones too', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['of a new feature'], { pages: [{ gifts: [gift] }] });
  setSavedInCache(queryClient, gift.id, true);
  expect(queryClient.getQueryData(['of a new feature'])).toEqual({
    pages: [{ gifts: [{ ...gift, isSaved: true }] }],
  });
});
