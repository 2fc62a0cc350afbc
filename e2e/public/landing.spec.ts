import type { Page, Response } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const FEATURES = ['Gift Lists', 'Smart Search', 'Saved Gifts', 'Recipients', 'Purchase'];
const STEPS = ['Discover & Save', 'Tag & Organize', 'Pull & Delight'];

for (const path of ['/', '/landing']) {
  test(`${path} shows every part of the landing page`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Always Have the Perfect Gift Ready' }),
    ).toBeVisible();
    for (const name of [...FEATURES, ...STEPS])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /What research says/ })).toBeVisible();
    for (const source of ['Gino & Flynn (2011)', 'Flynn & Adams (2009)', 'Chan & Mogilner (2017)'])
      await expect(page.getByText(source)).toBeAttached();
    const retailers = page.getByRole('region', { name: 'Gifts from 20+ retailers' });
    await retailers.getByText(/^And \d+ more shops$/).click();
    expect(await retailers.getByRole('listitem').count()).toBeGreaterThanOrEqual(20);
    await expect(retailers.getByText('AI-powered curation')).toBeVisible();
    const voices = page.getByRole('region', { name: 'If your shelf could speak' });
    await expect(voices.getByRole('figure')).toHaveCount(3);
    await expect(voices.getByText('Testimonials from the product itself')).toBeVisible();
  });
}

test('a button that is pressed before the scripts are there does its work when they are', async ({
  page,
}) => {
  const card = page.locator('#waitlist');
  const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const closing = page.getByRole('region', { name: 'The next birthday is already on its way' });
  await closing.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(card).not.toBeInViewport();
  letScriptsCome();
  await expect(card).toBeInViewport({ ratio: 0.9 });
});

test('Sign In starts the app, and works however slowly its last script comes', async ({ page }) => {
  const { promise: pressed, resolve: letItCome } = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route('**/assets/entry.client-*.js', async (route) => {
    requests.push(route.request().url());
    await pressed;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  letItCome();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeFocused();
});

test('the menu of a phone opens and closes before and after the app is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(signInButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInButton).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await signInButton.click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInButton).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(signInButton).toBeVisible();
});

/** Marks the device as one with a session, which the app does after a sign-in. */
const rememberSession = (page: Page) => page.evaluate(() => localStorage.setItem('session_hint', 'true'));

test('somebody signed in sees it from the first paint, and Join Waitlist leads to the app', async ({
  signedIn: { page },
}) => {
  await page.goto('/lists');
  await rememberSession(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My gifts' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeHidden();
  await page.goto('/');
  await header.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page).toHaveURL('/app');
});

test('a session that has ended meanwhile brings Sign In back', async ({ page }) => {
  await page.goto('/lists');
  await rememberSession(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('pictures follow a chosen theme without the app', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('user_preferences', JSON.stringify({ theme: 'dark' })));
  await page.goto('/');
  const shown = () =>
    page.getByRole('img', { name: /shelves/ }).evaluate((node: HTMLImageElement) => node.currentSrc);
  await expect.poll(shown).toContain('dark');
});

test('the closing button and the one in the header scroll to the waitlist', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('#waitlist');
  const closing = page.getByRole('region', { name: 'The next birthday is already on its way' });
  await closing.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(card).not.toBeInViewport();
  await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(card).toBeInViewport({ ratio: 0.9 });
});

test('Join Waitlist leads from another page to the waitlist', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(page.locator('#waitlist')).toBeInViewport();
});

test('a phone shows picture and waitlist within two screens, nothing wider than itself, all of it below 8,000 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = await page.locator('#waitlist').boundingBox();
  const picture = await page.getByRole('img', { name: /shelves/ }).boundingBox();
  expect(picture!.y + picture!.height).toBeLessThan(2 * 844);
  expect(card!.y + card!.height).toBeLessThan(2 * 844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
});

for (const width of [768, 820, 1024]) {
  test(`the header is one row at ${width} px, for visitors and for somebody signed in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const oneRow = async () => {
      const { height } = (await page.getByRole('banner').boundingBox())!;
      expect(height).toBeLessThan(80);
    };
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await oneRow();
    // The page as the server sends it, before the app has read the session.
    await page.evaluate(() => (document.documentElement.dataset['hasSession'] = ''));
    await expect(page.getByRole('banner').getByRole('link', { name: 'My gifts' })).toBeVisible();
    await oneRow();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the product in ${colorScheme}, every picture there and with its size`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const images = page.locator('main img:visible');
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect
        .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
    const shot = page.getByRole('img', { name: /home screen of Tuckaway/ }).filter({ visible: true });
    const shown = await shot.evaluate((node: HTMLImageElement) => node.currentSrc);
    expect(shown).toContain(`discover-desktop-${colorScheme}`);
    await expectAccessible(page);
  });
}

test('the front page loads at most 12 kB of JavaScript and 40 kB of CSS', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = { script: 0, stylesheet: 0 };
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') continue;
    sizes[kind] += (await response.request().sizes()).responseBodySize;
  }
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(12_000);
  expect(sizes.stylesheet).toBeLessThanOrEqual(40_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read', async ({ page }) => {
    await page.goto('/');
    for (const name of [...FEATURES, ...STEPS])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /shelves/ })).toBeVisible();
  });
});
