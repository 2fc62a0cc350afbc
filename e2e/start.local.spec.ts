import { expect, test } from '@playwright/test';

test('`npm start` alone is enough to sign in, find a gift and keep it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const chooser = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await chooser).getByRole('button', { name: 'Nora Vale' }).click();
  await expect(page).toHaveURL('/app');

  await page.goto('/app/search/results?query=teapot');
  const card = page.getByRole('article').filter({ hasText: 'teapot' }).first();
  await expect(card).toBeVisible();
  const found = await page.request.get('/api/v1/search?query=teapot');
  const { data } = (await found.json()) as { data: { gifts: { id: number; title: string }[] } };
  const [gift] = data.gifts;
  await page.goto(`/app/gift/${gift!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: gift!.title })).toBeVisible();
});

test('pages and their script-free parts come from the embedded default too', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
