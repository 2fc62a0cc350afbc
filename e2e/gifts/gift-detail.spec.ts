import { expect, expectAccessible, expectDialogEntryLeft, test } from '../fixtures.ts';

interface WithId {
  id: number;
}

test.describe('Gift detail', () => {
  test('a list leads to the gift, with its picture, price and shop', async ({ signedIn: { page } }) => {
    await page.goto('/app/gift-list/1');
    const pictured = page.locator('img[src*="/pictures/gifts/"]');
    const cards = page.getByRole('list', { name: 'Gifts' }).getByRole('article');
    const card = cards.filter({ has: pictured }).first();
    const title = (await card.getByRole('link').first().innerText()).split('\n').at(-1)!;
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/app\/gift\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: title })).toBeVisible();
    // Below it follow the prices of similar gifts.
    await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
    const buy = page.getByRole('link', { name: 'Buy Now' });
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(page.getByText('No recipients added yet')).toBeVisible();
    await expect(page.getByText('Not saved to any lists yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(3);
    await expectAccessible(page);
  });

  test('its errors have words and a way back', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^400 GET \/api\/v1\/gifts\/\d+/, /^404 GET \/api\//);
    await page.goto('/app/gift/kettle');
    await expect(page.getByText('No gift ID provided')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/app/gift/99999999');
    await expect(page.getByText('Gift not found')).toBeVisible();
    await page.route('**/api/v1/gifts/1', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/app/gift/1');
    await expect(page.getByText('Failed to load gift details')).toBeVisible();
    // Opened by its address: there is no page of ours to go back to.
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/app$/);
  });

  test("says 'Loading gift details...' while it waits", async ({ signedIn: { page } }) => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/v1/gifts/1', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.goto('/app/gift/1');
    await expect(page.getByText('Loading gift details...')).toBeVisible();
    answer();
    await expect(page.getByText('Saved in Lists')).toBeVisible();
  });

  test('a gift without a link cannot be bought', async ({ signedIn: { page, call } }) => {
    const { id } = await call<WithId>('POST', '/api/v1/gifts', { title: 'A letter' });
    await page.goto(`/app/gift/${id}`);
    await expect(page).toHaveTitle('A letter · Tuckaway');
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeDisabled();
    await expect(page.getByText('Purchase link not available for this item')).toBeVisible();
    await buy.hover();
    await expect(page.getByText('Product URL not available')).toBeVisible();
  });

  test('on a phone Buy Now stays in reach', async ({ signedIn: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/gift/1');
    const buy = page.getByText('Buy Now');
    await expect(buy).toBeInViewport();
    await page.getByRole('heading', { name: 'Recipients' }).scrollIntoViewIfNeeded();
    await expect(buy).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('an own gift can be deleted, by its creator only', async ({
    signedIn: { page, call },
    expectFailures,
  }) => {
    expectFailures(/^404 GET \/api\//);
    const title = 'A hand-bound travel journal with a long leather cord, sixty pages';
    const { id } = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title, price: 999999.99 });
    await page.goto(`/app/gift/${id}`);
    await expect(page.getByText('$999,999.99')).toBeVisible();
    await page.getByRole('button', { name: 'Gift options' }).click();
    await page.getByRole('menuitem', { name: 'Delete gift' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expectDialogEntryLeft(page);
    await page.goto(`/app/gift/${id}`);
    await expect(page.getByText('Gift not found')).toBeVisible();
    await page.goto('/app/gift/1');
    await expect(page.getByText('Saved in Lists')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gift options' })).toHaveCount(0);
  });
});
