import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import GiftPage from './gift.tsx';

const own = { createdByType: 'USER', createdById: 7 } as const;

beforeEach(() => {
  recentGifts.clear();
  toast.remove();
  server.use(
    myLists([favorites]),
    http.get('/api/v1/tags', () => data([])),
    http.get('/api/v1/tags/associations', () => data([])),
    http.get('/api/v1/recipients', () => data([])),
    http.get('/api/v1/recipient-gifts', () => data([])),
    http.get('/api/v1/recipient-gifts/given-before', () => data([])),
    http.get('/api/v1/gifts/41/ideas', () => data([])),
  );
});

const serve = (gift: Gift) => server.use(http.get('/api/v1/gifts/41', () => data(gift)));
const open = (id: string | number = 41) =>
  renderScreen(<GiftPage />, { at: `/app/gift/${id}`, path: '/app/gift/:giftId' });

it('waits with a word, then shows the gift', async () => {
  serve(buildGift({ description: 'For slow mornings.' }));
  open();
  expect(screen.getByText('Loading gift details...')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pour-over kettle' })).toBeVisible();
  expect(screen.getByText('$48.50')).toBeVisible();
  expect(screen.getByText('at Kettle & Co')).toBeVisible();
  expect(screen.getByText('Shop and price are of the United States.')).toBeVisible();
  expect(screen.getByText('For slow mornings.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Pour-over kettle' })).toBeVisible();
});

it('offers to try again where the gift did not load, and shows it then', async () => {
  serve(buildGift());
  server.use(http.get('/api/v1/gifts/41', () => problem(400), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Pour-over kettle' })).toBeVisible();
});

it.each([
  [404, 'Gift not found'],
  [400, 'Failed to load gift details'],
])('after a %s says "%s"', async (status, message) => {
  server.use(http.get('/api/v1/gifts/41', () => problem(status)));
  const { user } = open();
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/app'));
});

it('needs an id', () => {
  open('kettle');
  expect(screen.getByText('No gift ID provided')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

it('opens the shop in a new tab and says when we earn from it', async () => {
  serve(buildGift({ isAffiliate: true }));
  open();
  const buy = await screen.findByRole('link', { name: 'Buy Now' });
  expect(buy).toHaveAttribute('target', '_blank');
  expect(buy).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  expect(screen.getByText(/We may earn a commission/)).toBeVisible();
});

it('does not claim a commission where there is none', async () => {
  serve(buildGift());
  open();
  expect(await screen.findByRole('link', { name: 'Buy Now' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByText(/commission/)).toBeNull();
});

it('cannot be bought without a link', async () => {
  serve(buildGift({ purchaseUrl: null }));
  const { user } = open();
  const buy = await screen.findByRole('button', { name: 'Buy Now' });
  expect(buy).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Purchase link not available for this item')).toBeVisible();
  await user.hover(buy);
  expect(await screen.findByText('Product URL not available')).toBeVisible();
});

it('offers to add a link to a gift of one’s own that has none', async () => {
  serve(buildGift({ ...own, purchaseUrl: null }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Gift' }));
  expect(dialog.getByRole('textbox', { name: 'Purchase link' })).toBeVisible();
});

it('never opens anything but http and https', async () => {
  serve(buildGift({ purchaseUrl: 'javascript:alert(1)' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(await screen.findByText('Invalid purchase URL')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
});

it("names the lists that keep it, and opens Organize with 'Manage'", async () => {
  server.use(myLists([favorites], [favorites, buildGiftList({ id: 2, title: 'For Mum' })]));
  serve(buildGift({ isSaved: true }));
  const { user } = open();
  const chip = await screen.findByRole('link', { name: 'For Mum' });
  expect(chip).toHaveAttribute('href', '/app/gift-list/2');
  await user.click(screen.getByRole('button', { name: 'Manage Saved in Lists' }));
  expect(await screen.findByRole('dialog', { name: 'Organize Gift' })).toBeVisible();
});

it('has words for what is empty', async () => {
  serve(buildGift());
  open();
  expect(await screen.findByText('Not saved to any lists yet')).toBeVisible();
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
});

it("unsaves from 'Saved' and goes back", async () => {
  serve(buildGift({ isSaved: true }));
  server.use(http.delete('/api/v1/user-saved-gifts/unsave-all', () => data({ giftId: 41, count: 1 })));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Saved' }));
  await user.click(await screen.findByRole('button', { name: 'Unsave' }));
  expect(await screen.findByText('Gift removed from favorites')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/app'));
});

it('lets only the creator delete a gift, after asking', async () => {
  serve(buildGift({ ...own, description: 'Ask Jo.' }));
  const readAgain = vi.fn<() => Response>(() => problem(404));
  server.use(
    http.delete('/api/v1/gifts/41', () => {
      server.use(http.get('/api/v1/gifts/41', readAgain));
      return data({ id: 41 });
    }),
  );
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gift options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete gift' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Pour-over kettle”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/app'));
  expect(readAgain).not.toHaveBeenCalled();
});

it('does not say that nothing was changed when the response of a deletion was lost', async () => {
  serve(buildGift(own));
  server.use(http.delete('/api/v1/gifts/41', () => HttpResponse.error()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gift options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete gift' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(dialog.queryByText(/Nothing was changed/)).toBeNull();
});

it("keeps other people's gifts as they are", async () => {
  serve(buildGift({ createdByType: 'USER', createdById: 8 }));
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Gift options' })).toBeNull();
});

it('shows more like it, with the reason', async () => {
  serve(buildGift());
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  server.use(http.get('/api/v1/gifts/41/ideas', () => data([{ gift: mug, reason: 'Also for coffee' }])));
  open();
  const more = within(await screen.findByRole('list', { name: 'More like this' }));
  expect(more.getAllByRole('link', { name: /Stoneware mug/ })[0]).toHaveAttribute('href', '/app/gift/42');
  expect(more.getByText('Also for coffee')).toBeVisible();
});

it('says when ideas did not load, and tries again', async () => {
  serve(buildGift());
  server.use(http.get('/api/v1/gifts/41/ideas', () => problem(403), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Failed to load ideas. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing else is quite like this one.')).toBeVisible();
});

it('remembers the gift for the row on the home screen, until it is gone', async () => {
  serve(buildGift({}));
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1, name: 'Pour-over kettle' });
  expect(recentGifts.read(7)).toEqual([expect.objectContaining({ id: 41, title: 'Pour-over kettle' })]);
  unmount();
  server.use(http.get('/api/v1/gifts/41', () => problem(404)));
  open();
  await screen.findByText('Gift not found');
  expect(recentGifts.read(7)).toEqual([]);
});
