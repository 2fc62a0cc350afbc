import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';

interface Gift {
  id: number;
  title: string;
}

/** Own gifts, saved to Favorites, in this order. */
async function saveGifts({ call }: SignedIn, ...gifts: { title: string; price?: number }[]): Promise<void> {
  for (const gift of gifts) await call('POST', '/api/v1/gifts/with-saved-gift', gift);
}

async function saveFromCatalogue({ call }: SignedIn): Promise<Gift> {
  const [list] = await call<{ id: number }[]>('GET', '/api/gift-lists/public?limit=1');
  const [gift] = await call<Gift[]>('GET', `/api/gift-lists/${list?.id}/gifts?limit=1`);
  const lists = await call<{ id: number; isFavorites: boolean }[]>('GET', '/api/gift-lists');
  const favorites = lists.find(({ isFavorites }) => isFavorites);
  if (!gift || !favorites) throw new Error('The catalogue is empty');
  await call('POST', '/api/v1/user-saved-gifts', { giftId: gift.id, giftListId: favorites.id });
  return gift;
}

test('empty, in words', async ({ signedIn: { page } }) => {
  await page.goto('/app/saved');
  await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  await expect(page.getByText('No saved gifts yet')).toBeVisible();
  await expect(page.getByText('Save gifts you love to see them here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Created by you' }).click();
  await expect(page.getByText('No gifts created by you yet')).toBeVisible();
  await expect(page.getByText('Start creating your own custom gifts to see them here.')).toBeVisible();
  await page.getByRole('tab', { name: /Gift Lists/ }).click();
  await expect(page.getByText('No gift lists created by you yet')).toBeVisible();
  await expect(page.getByText('Create your own gift lists to see them here.')).toBeVisible();
  await expectAccessible(page);
});

test('counts, what I created, live search and order', async ({ signedIn }) => {
  const { page } = signedIn;
  const catalogue = await saveFromCatalogue(signedIn);
  await saveGifts(signedIn, { title: 'Banana stand', price: 30 }, { title: 'Apple peeler', price: 20 });
  await page.goto('/app/saved');
  const cards = page.getByRole('list', { name: 'Saved gifts' }).getByRole('listitem');
  await expect(page.getByRole('tab', { name: 'Gifts 3' })).toBeVisible();
  await expect(cards.first()).toContainText('Apple peeler');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title, A to Z');
  await expect(page).toHaveURL(/sort=title/);
  await page.getByRole('button', { name: 'Created by you' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards).toContainText(['Apple peeler', 'Banana stand']);
  await page.getByRole('button', { name: 'Created by you' }).click();

  await page.getByPlaceholder('Search your saved items...').fill('BANANA');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(['Banana stand']);
  await page.getByPlaceholder('Search your saved items...').fill(catalogue.title.toUpperCase());
  await expect(cards).toContainText([catalogue.title]);
  await page.getByPlaceholder('Search your saved items...').fill('nothing like this');
  await expect(page.getByText('No saved gifts match "nothing like this"')).toBeVisible();
});

test('the short label on phones', async ({ signedIn: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/saved');
  await expect(page.getByRole('button', { name: 'Mine' })).toBeVisible();
  await expect(page.getByText('Created by you')).toBeHidden();
  await expectAccessible(page);
});

test('a list opens with its source, and coming back shows the same tab', async ({ signedIn }) => {
  const { page, call } = signedIn;
  await call('POST', '/api/gift-lists/simple', { title: 'Birthday' });
  await page.goto('/app/saved?tab=gift-lists');
  await page.getByRole('link', { name: /Birthday/ }).click();
  await expect(page).toHaveURL(/\/app\/gift-list\/\d+/);
  expect(await page.evaluate(() => (history.state as { usr?: unknown }).usr)).toEqual({
    title: 'Birthday',
    source: 'saved',
  });
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Gift Lists 1' })).toHaveAttribute('aria-selected', 'true');
});

test('thousands of gifts: few are on the page at a time', async ({ signedIn }) => {
  const { page } = signedIn;
  const total = 5000;
  const entry = (id: number) => ({
    id,
    giftListId: 1,
    userId: signedIn.id,
    savedAt: '2025-01-01T00:00:00.000Z',
    gift: {
      id,
      title: `Gift number ${id}`,
      price: id,
      purchaseUrl: null,
      isAffiliate: false,
      retailer: null,
      description: null,
      imageUrl: null,
      createdById: null,
      createdByType: 'SYSTEM',
      isSaved: true,
    },
  });
  await page.route('**/api/v1/user-saved-gifts?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const data = Array.from({ length: 500 }, (_, index) => entry(from + index + 1));
    const next = from + data.length;
    return route.fulfill({
      json: { data, nextCursor: next < total ? String(next) : null, total, totalMine: 0 },
    });
  });
  await page.goto('/app/saved');
  await expect(page.getByRole('tab', { name: 'Gifts 5000' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Saved gifts' }).getByRole('listitem');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Gift number 5000')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  expect(await cards.count()).toBeLessThan(100);
  await expect(cards.last()).toHaveAttribute('aria-posinset', '5000');
});
