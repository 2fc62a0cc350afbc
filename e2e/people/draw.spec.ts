import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts';

test('names are drawn, opened by a personal link without an account, and taken into People by an account', async ({
  signedIn: { page },
  openPhone,
  expectFailures,
}) => {
  expectFailures(/^404 (GET|POST) \/draw\//);
  await page.goto('/app/recipients');
  await page.getByRole('link', { name: 'Draw names' }).click();
  await expect(page.getByText('No draws yet')).toBeVisible();
  await page.getByRole('link', { name: 'New draw' }).click();
  await page.getByLabel('What is it for?').fill('Christmas at Grandma’s');
  await page.getByLabel('Day of giving').fill('2090-12-24');
  await page.getByLabel('About how much?').fill('25');
  await page.getByLabel('Name of person 2').fill('Cleo');
  await page.getByLabel('Name of person 3').fill('Dan');
  await page.getByLabel('Name of person 4').fill('Eve');
  await page.getByLabel('Not', { exact: true }).selectOption('Cleo');
  await page.getByLabel('and', { exact: true }).selectOption('Dan');
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not to each other: Cleo and Dan')).toBeVisible();
  await page.getByRole('button', { name: 'Draw names' }).click();
  await expect(page.getByRole('heading', { name: 'Everybody’s link' })).toBeVisible();

  await page.getByRole('button', { name: 'Copy link for Dan' }).click();
  const link = page.getByLabel('Link for Dan', { exact: true });
  await expect(link).toHaveValue(/\/draw\/[\w-]{43}$/);
  const path = new URL(await link.inputValue()).pathname;
  await expectAccessibleInBothThemes(page);

  const phone = await openPhone();
  await phone.goto(path);
  await expect(phone.getByText('Hello Dan')).toBeVisible();
  await expect(phone.getByText('You give to', { exact: false })).toHaveCount(0);
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('button', { name: 'Show whom I drew' }).click();
  await expect(phone.getByRole('heading', { name: /^(Robin|Eve)$/ })).toBeVisible();
  await expect(phone.getByText('becomes one of your people')).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Dan has an account by now.
  await signIn(phone.request, 'Dan');
  await phone.goto(path);
  await phone.getByRole('button', { name: 'Show whom I drew' }).click();
  await expect(phone.getByText('It was opened before')).toBeVisible();
  await phone.getByRole('button', { name: 'Take into my people' }).click();
  await phone.getByRole('link', { name: /in my people$/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /^(Robin|Eve)$/ })).toBeVisible();
  await expect(phone.getByText('Christmas at Grandma’s').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Has looked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Draw again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show whom I drew' }).click();
  await expect(page.getByText('You give to')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No draws yet')).toBeVisible();
  const ended = await phone.goto(path);
  expect(ended?.status()).toBe(404);
  await expect(phone.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});
