import type { Page } from '@playwright/test';
import { expect, test, type SignedIn } from '../fixtures.ts';

/** Replaces the response of the first POST, which the server has stored. */
async function loseFirstResponse(page: Page, path: string, how: 'cut' | '502' | 'unreadable'): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    const response = await route.fetch();
    if (how === 'cut') return route.abort('connectionreset');
    if (how === '502') return route.fulfill({ status: 502, body: 'Bad Gateway' });
    return route.fulfill({ response, body: '{"data": {"id"' });
  });
}

const count = async ({ call }: SignedIn, path: string, title: string) => {
  const rows = await call<{ name?: string; title?: string; gift?: { title: string } }[]>('GET', path);
  return rows.filter((row) => (row.gift?.title ?? row.title ?? row.name) === title).length;
};

const FAILURES = {
  cut: [/^net::ERR_CONNECTION_RESET POST/],
  '502': [/^502 POST/],
  unreadable: [],
};

for (const how of ['cut', '502', 'unreadable'] as const) {
  test.describe(`a response that is lost (${how})`, () => {
    test.beforeEach(({ expectFailures }) => expectFailures(...FAILURES[how]));

    test('leaves one recipient', async ({ signedIn }) => {
      const { page, id } = signedIn;
      await loseFirstResponse(page, '/api/v1/recipients', how);
      await page.goto('/app/recipients');
      await page.getByRole('button', { name: 'Create Recipient' }).click();
      await page.getByPlaceholder('Recipient name').fill('Aunt Ida');
      const create = page.getByRole('button', { name: 'Create', exact: true }).last();
      await create.click();
      if (how === '502') {
        await expect(page.getByText('Failed to create recipient. Please try again.').first()).toBeVisible();
        await create.click();
      }
      await expect(page.getByText('Recipient created successfully')).toBeVisible();
      expect(await count(signedIn, `/api/v1/recipients?userId=${id}`, 'Aunt Ida')).toBe(1);
    });

    test('leaves one tag', async ({ signedIn, expectFailures }) => {
      if (how === '502') expectFailures(/^console: Failed to create tag/);
      const { page } = signedIn;
      await loseFirstResponse(page, '/api/v1/tags', how);
      await page.goto('/app/tags');
      await page.getByRole('button', { name: 'Create Tag' }).click();
      await page.getByPlaceholder('Enter tag name...').fill('cozy');
      const create = page.getByRole('button', { name: 'Create', exact: true }).last();
      await create.click();
      if (how === '502') {
        await expect(page.getByText('Failed to create tag').first()).toBeVisible();
        await create.click();
      }
      // The tags may have been read again before the second press: the form then says that there is one.
      const isThere = page.getByText('You already have a tag called "cozy".');
      await expect(page.getByText('Tag "cozy" created').or(isThere).first()).toBeVisible();
      expect(await count(signedIn, '/api/v1/tags', 'cozy')).toBe(1);
    });

    test('leaves one gift list', async ({ signedIn }) => {
      const { page, id } = signedIn;
      await loseFirstResponse(page, '/api/gift-lists/simple', how);
      await page.goto('/app');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Create Gift List' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Gift List name').fill('Ideas for Ida');
      const create = dialog.locator('button[type=submit]');
      await create.click();
      if (how === '502') {
        await expect(dialog.getByRole('alert')).toBeVisible();
        await create.click();
      }
      await expect(page.getByText('Gift List created successfully!')).toBeVisible();
      expect(await count(signedIn, `/api/gift-lists?userId=${id}`, 'Ideas for Ida')).toBe(1);
    });

    test('leaves one gift', async ({ signedIn }) => {
      const { page, id } = signedIn;
      await loseFirstResponse(page, '/api/v1/gifts/with-saved-gift', how);
      await page.goto('/app');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Create Gift', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Walnut bowl');
      const create = dialog.locator('button[type=submit]');
      await create.click();
      if (how === '502') {
        await expect(dialog.getByRole('alert')).toBeVisible();
        await create.click();
      }
      await expect(page.getByText('Gift created successfully!').first()).toBeVisible();
      expect(await count(signedIn, `/api/v1/user-saved-gifts?userId=${id}`, 'Walnut bowl')).toBe(1);
    });
  });
}
