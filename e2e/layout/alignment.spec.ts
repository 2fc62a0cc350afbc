import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Rounding and borders, not a column of its own. */
const ALIGNED_PX = 4;
/** The first saved gift begins in the upper half of a phone's screen, so that its picture is in sight. */
const UPPER_HALF_PX = 844 / 2;

const boxOf = async (locator: Locator) => {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())!;
};

test('Back stands where the title begins', async ({ signedIn: { page, call } }) => {
  const [category] = await call<{ id: number }[]>('GET', '/api/v1/categories/occasions');
  const list = await call<{ id: number }>('POST', '/api/gift-lists/simple', { title: 'Ideas' });
  for (const path of [`/app/category/${category!.id}/gift-lists`, `/app/gift-list/${list.id}`]) {
    await page.goto(path);
    const arrow = await boxOf(
      page
        .getByRole('main')
        .locator('a, button')
        .filter({ hasText: /^Back$/ })
        .locator('svg'),
    );
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(arrow.x - title.x), path).toBeLessThanOrEqual(ALIGNED_PX);
  }
});

test('the heading of the waitlist stands over its form', async ({ page }) => {
  await page.goto('/');
  const heading = await boxOf(page.getByRole('heading', { name: 'Join the waitlist' }));
  const field = await boxOf(page.frameLocator('#waitlist iframe').getByRole('textbox'));
  expect(Math.abs(heading.x - field.x)).toBeLessThanOrEqual(ALIGNED_PX);
});

for (const width of [390, 1440]) {
  test(`Show Filters and Hide Filters stand in one place, ${width} px wide`, async ({
    signedIn: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/search/results?query=mug');
    await expect(page.getByText(/results found$/)).toBeVisible();
    const toggle = page.getByRole('button', { name: /^(Show|Hide) Filters$/ });
    const shown = await boxOf(toggle);
    await toggle.click();
    await expect(toggle).toHaveText('Hide Filters');
    const hidden = await boxOf(toggle);
    expect(Math.hypot(hidden.x - shown.x, hidden.y - shown.y)).toBeLessThanOrEqual(ALIGNED_PX);
  });
}

test('signed-in screens have one frame', async ({ signedIn: { page } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const screens = ['saved', 'tags', 'recipients', 'upcoming', 'upcoming?view=budget', 'settings', 'search'];
  const begins: Record<string, number> = {};
  for (const screen of screens) {
    await page.goto(`/app/${screen}`);
    begins[screen] = (await boxOf(page.getByRole('heading', { level: 1 }))).x;
  }
  const all = Object.values(begins);
  expect(Math.max(...all) - Math.min(...all), JSON.stringify(begins)).toBeLessThanOrEqual(ALIGNED_PX);
});

test('the first saved gift is in sight on a phone', async ({ signedIn: { page, call } }) => {
  await call('POST', '/api/v1/gifts/with-saved-gift', { title: 'Kettle' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/saved');
  const first = await boxOf(page.getByRole('list', { name: 'Saved gifts' }).getByRole('listitem').first());
  expect(first.y).toBeLessThan(UPPER_HALF_PX);
});

test('no price is cut off', async ({ signedIn: { page } }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/search/results?query=mug');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('button', { name: 'By Price' }).click();
    const prices = page.getByRole('group', { name: 'By Price' });
    await expect(prices.getByRole('listitem')).toHaveCount(5);
    const list = await boxOf(prices.getByRole('list'));
    const last = await boxOf(prices.getByRole('listitem').last());
    expect(last.y + last.height, `${width} px`).toBeLessThanOrEqual(list.y + list.height + ALIGNED_PX);
  }
});

test('a long word in the name of a list stays whole where its card is narrow', async ({
  signedIn: { page, call },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ['Grandparents', 'Congratulations', 'Housewarming'];
  for (const title of names) await call('POST', '/api/gift-lists/simple', { title });
  await page.goto('/app/saved?tab=gift-lists');
  for (const name of names) {
    const { height, lineHeight } = await page.getByText(name, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return {
        height: range.getBoundingClientRect().height,
        lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
      };
    });
    expect(height, name).toBeLessThan(lineHeight * 1.6);
  }
});
