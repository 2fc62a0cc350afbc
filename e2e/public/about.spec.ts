import { expect, expectAccessible, test } from '../fixtures.ts';

const VALUES = ['Thoughtfulness', 'Simplicity', 'Connection', 'Joy', 'Trust', 'Innovation'];

test('tells the story, mission, vision and six values', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About · Tuckaway');
  for (const name of ['Our story', 'Our mission', 'Our vision'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(VALUES);
});

test('offers no mail where no address is configured', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Write to the founder' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('.example');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the about page is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    await expectAccessible(page);
  });
}
