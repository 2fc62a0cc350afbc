import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, signIn, takenOver, test } from '../fixtures.ts';

const STEPS = ['For Her', 'Friends', 'Birthday', '<$50', 'Camper'];
const found = (page: Page) => page.getByRole('heading', { name: /^\d+ gifts? found$/ });
const hearts = (page: Page) => page.getByRole('button', { name: /^Tuck away .+ on this device$/ });
const shelf = (page: Page, count: number) =>
  page.getByRole('button', { name: `Tucked away on this device, ${count} of 5` });

async function search(page: Page, words: string): Promise<void> {
  await page.goto(`/find?q=${encodeURIComponent(words)}`);
  await expect(found(page)).toBeVisible();
}

test('three presses lead from the landing page to a shop without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('searchbox').fill('dad who cooks under $50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find?q=dad+who+cooks+under+%2450');
  await expect(found(page)).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('$');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lists\/[\w-]+#[\w-]+$/);
  const gift = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(gift).toBeInViewport();
  await expect(gift.getByRole('link', { name: /^Search at / })).toHaveAttribute('href', /^https:/);
});

test('a search survives reload and Back, and takes off what was understood', async ({ page }) => {
  await search(page, 'camping lantern under $50');
  const count = await found(page).textContent();
  await page.reload();
  await expect(found(page)).toHaveText(count!);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('camping lantern under $50');
  await page.getByRole('link', { name: 'Remove Up to $50' }).click();
  await expect(page).toHaveURL('/find?q=camping+lantern');
  await expect(found(page)).not.toHaveText(count!);
  await page.goBack();
  await expect(found(page)).toHaveText(count!);
});

test('search engines list the page, and none of its results', async ({ page, request }) => {
  const robots = async (path: string) => (await request.get(path)).headers()['x-robots-tag'];
  expect([await robots('/find'), await robots('/find?q=tea')]).toEqual([undefined, 'noindex']);
  await page.goto('/find?q=tea');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/find$/);
});

test('the finder works with the keyboard alone, and its gifts can be told on by their address', async ({
  page,
}) => {
  await page.goto('/find#finder');
  await takenOver(page);
  for (const name of STEPS) {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(found(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Your choices' }).getByRole('listitem')).toHaveCount(5);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(found(other)).toHaveText((await found(page).textContent())!);
});

test('five gifts stay on the device, the sixth offers an account, and signing in moves them once', async ({
  page,
}) => {
  await search(page, 'camping');
  const titles: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    await hearts(page).nth(index).click();
    await expect(shelf(page, index + 1)).toBeVisible();
    titles.push((await hearts(page).nth(index).getAttribute('aria-label'))!);
  }
  await hearts(page).nth(5).click();
  await expect(page.getByRole('alert')).toHaveText(/^5 gifts fit on this device\. Sign in/);
  await page.reload();
  await shelf(page, 5).click();
  await expect(page.getByRole('list', { name: 'Gifts on this device' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Sign in to keep' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();

  await signIn(page.request, 'Nora Lind');
  await page.goto('/app');
  const line = page.getByRole('region', { name: 'Gifts on this device' });
  await expect(line).toContainText('Move your 5 gifts from this device into Favorites?');
  await line.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('5 gifts moved into Favorites')).toBeVisible();
  await expect(line).toBeHidden();
  await page.goto('/app/saved');
  await expect(page.getByRole('tab', { name: /^Gifts\W*5/ })).toBeVisible();
  await page.goto('/find');
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('signing out leaves no gift of the device behind', async ({ page }) => {
  await search(page, 'camping');
  await hearts(page).first().click();
  await expect(shelf(page, 1)).toBeVisible();
  await signIn(page.request, 'Nora Lind');
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('device_shelf'))).toBeNull();
});

test('a failing server shows an error, and Retry works', async ({ page, expectFailures }) => {
  expectFailures(/^50\d GET \/api\/v1\/public\/search/);
  await page.route('**/api/v1/public/search?**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/find?q=tea');
  await expect(page.getByRole('alert')).toContainText('We could not look through the shelves just now.');
  await page.unroute('**/api/v1/public/search?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(found(page)).toBeVisible();
});

test.describe('at 390 px with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu leads there, and everything fits and is accessible', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a gift' }).tap();
    await expect(page).toHaveURL('/find');
    await expectAccessibleInBothThemes(page);
    for (const name of STEPS) await page.getByRole('button', { name, exact: true }).tap();
    await expect(found(page)).toBeVisible();
    await hearts(page).first().tap();
    await shelf(page, 1).tap();
    await expectAccessibleInBothThemes(page);
    const { width, heart } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      heart: document.querySelector('[aria-label^="Tuck away"]')!.getBoundingClientRect().width,
    }));
    expect(width).toBe(390);
    expect(heart).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one sentence says so and leads to the lists', async ({ page }) => {
    await page.goto('/find');
    const main = page.getByRole('main');
    await expect(main.getByText('Searching needs scripts')).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', { name: 'gift lists' }).click();
    await expect(page).toHaveURL('/lists');
  });
});
