import { expect, test } from '../fixtures.ts';

test('`npm start` alone is enough to sign in and to keep a gift', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const chooser = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await chooser).getByRole('button', { name: 'Nora Vale' }).click();
  await expect(page).toHaveURL('/app');

  await page.goto('/app/gift-list/1');
  const card = page.getByRole('list', { name: 'Gifts' }).getByRole('article').first();
  const heart = card.getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(page.getByText('Gift saved to favorites!')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
