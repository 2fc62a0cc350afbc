import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// Menus and dialogs are still on their way out when the next click comes.
test.use({ reducedMotion: 'no-preference' });

interface Point {
  x: number;
  y: number;
}

/** Waits until nothing covers a point of a link. */
const expectLinkAt = (page: Page, point: Point) =>
  expect
    .poll(() =>
      page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('a[href]')), point),
    )
    .toBe(true);

/** A point of a card that nothing covers yet. */
async function cardPoint(page: Page): Promise<Point> {
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  return { x: box.x + 20, y: box.y + 40 };
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
    test.use({ hasTouch });
    const press = (page: Page, { x, y }: Point) =>
      hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

    test('a click beside the menu closes it and opens nothing', async ({ signedIn: { page } }) => {
      await page.goto('/app');
      const point = await cardPoint(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      await press(page, point);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/app');
      // The card itself still opens.
      await expectLinkAt(page, point);
      await press(page, point);
      await expect(page).toHaveURL(/\/app\/gift-list\/\d+$/);
    });

    test('a click beside a dialog closes it and opens nothing', async ({ signedIn: { page } }) => {
      await page.goto('/app');
      const point = await cardPoint(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Create Gift List' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Gift List' });
      await expect(dialog).toBeVisible();
      await press(page, point);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/app');
    });

    test('a click beside a filter closes it and opens nothing', async ({ signedIn: { page } }) => {
      await page.goto('/app/search/results?query=mug');
      await page.getByRole('button', { name: 'Show Filters' }).click();
      const point = await cardPoint(page);
      await page.getByRole('button', { name: 'By Price' }).click();
      const prices = page.getByRole('group', { name: 'By Price' });
      await expect(prices).toBeVisible();
      await press(page, point);
      await expect(prices).toBeHidden();
      await expect(page).toHaveURL('/app/search/results?query=mug');
    });
  });
}
