import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

const PAGES = {
  'all lists': '/lists',
  'a list': '/lists/diwali-sweets-and-spices',
  'a hub': '/gifts-for/christmas',
};
const WIDTHS = [390, 820, 1440];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of WIDTHS)
    test(`${name}, ${width} px wide: fits, and is accessible light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessibleInBothThemes(page);
    });

  test(`${name} runs no React and one small script`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/)]);
  });
}

test('the menu opens by keyboard, closes with Escape, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lists');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('Sign In leads to the dialog on the landing page, Join Waitlist to the waitlist', async ({ page }) => {
  await page.goto(PAGES['a list']);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(PAGES['a hub']);
  await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page).toHaveURL('/#waitlist');
});

test('a gift is an anchor in its list, and its shop opens apart', async ({ page }) => {
  await page.goto(PAGES['a list']);
  const gift = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .nth(4);
  await gift.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(gift).toBeInViewport();
  expect(new URL(page.url()).hash).toBe(`#${await gift.getAttribute('id')}`);
  const shop = gift.getByRole('link', { name: /^Search at / });
  await expect(shop).toHaveAttribute('target', '_blank');
  await expect(shop).toHaveAttribute('rel', /noopener noreferrer/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds from all lists to a hub, a list and a gift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/lists');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Christmas/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/gifts-for\/christmas$/);
    await page.getByRole('region', { name: 'Lists' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/lists\/[\w-]+$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Search at / })
        .first(),
    ).toBeVisible();
  });
});
