import { expect, expectAccessible, test } from '../fixtures.ts';

test.describe('session', () => {
  test('a 429 on the session check does not sign out', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^429 GET \/api\/v1\/auth\/validate/);
    // The page retries by itself too: only the retry by button may succeed.
    await page.addInitScript(() =>
      addEventListener('click', () => document.body.setAttribute('data-pressed', ''), true),
    );
    const isPressed = () => page.locator('body[data-pressed]').count();
    await page.route('**/api/v1/auth/validate', async (route) =>
      (await isPressed()) > 0 ? await route.fallback() : await route.fulfill({ status: 429, json: {} }),
    );
    await page.goto('/app/saved');
    await expect(page.getByRole('heading', { name: 'Trying to reach Tuckaway…' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/saved$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  });

  test('a visitor with a shared address reads why the landing page opened', async ({ page }) => {
    await page.goto('/app/gift-list/1');
    await expect(page.getByText('Sign in to open that page.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expectAccessible(page);
  });

  test('a sign-out in one tab signs out the other', async ({ signedIn: { page } }) => {
    const other = await page.context().newPage();
    await other.goto('/app/saved');
    await expect(other.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
    await page.goto('/app/settings');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  });

  test('a lost connection shows a notice until it is back', async ({
    signedIn: { page },
    expectFailures,
  }) => {
    expectFailures(
      /^net::ERR_INTERNET_DISCONNECTED/,
      /^console: (Error loading route module|TypeError: Failed to fetch)/,
      /^page error: A part of this page did not load/,
    );
    await page.goto('/app/saved');
    await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});

test.describe('code that does not arrive', () => {
  // Screens that are loaded ahead fail too.
  test.beforeEach(({ expectFailures }) =>
    expectFailures(
      /^net::ERR_FAILED GET \/assets\//,
      /^console: Error loading route module/,
      /^console: TypeError: Failed to fetch dynamically imported module/,
      /^page error: A part of this page did not load/,
    ),
  );

  test('shows an error inside the dialog, with Retry', async ({ signedIn: { page } }) => {
    await page.goto('/app');
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Create Gift List' }).click();
    await expect(page.getByRole('heading', { name: 'This did not load' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Gift List name')).toBeVisible();
  });

  test('shows an error inside the layout for a page', async ({ signedIn: { page } }) => {
    await page.goto('/app');
    await expect(page.getByRole('link', { name: 'Saved' })).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    await page.getByRole('link', { name: 'Saved' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saved' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  });
});

test('a toast that is closed under the pointer does not hold up the next', async ({ signedIn: { page } }) => {
  await page.goto('/app/tags');
  const create = async (name: string) => {
    const field = page.getByPlaceholder('Enter tag name...');
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Create Tag' }).click();
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByText(`Tag "${name}" created`)).toBeVisible();
  };
  await create('first');
  await page.locator('[data-toasts]').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Tag "first" created')).toBeHidden();
  await page.mouse.move(5, 700);
  await create('second');
  await expect(page.getByText('Tag "second" created')).toBeHidden();
});

test('the shell of the signed-in area is in the first response', async ({ request }) => {
  const html = await (await request.get('/app/saved')).text();
  expect(html).toContain('Checking authentication...');
  expect(html).toContain('<header');
});
