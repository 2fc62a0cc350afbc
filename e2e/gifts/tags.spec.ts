import { expect, expectAccessible, test } from '../fixtures.ts';

test('a first tag is made, renamed and deleted', async ({ signedIn: { page, call } }) => {
  await page.goto('/app/tags');
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  await expect(page.getByText('Manage and organize your tags')).toBeVisible();
  await expect(page.getByText('No tags yet')).toBeVisible();
  await expect(page.getByText('Create your first tag using the button above')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Tag' }).click();
  await page.getByPlaceholder('Enter tag name...').fill('  cozy ');
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByText('Tag "cozy" created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Tags (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit tag cozy' }).click();
  await page.getByRole('textbox', { name: 'Tag name' }).fill('warm');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit tag warm' })).toBeFocused();
  await expect.poll(() => call('GET', '/api/v1/tags')).toMatchObject([{ name: 'warm' }]);

  await page.getByRole('button', { name: 'Delete tag warm' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Are you sure you want to delete this tag?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No tags yet')).toBeVisible();
  await expect.poll(() => call('GET', '/api/v1/tags')).toEqual([]);
});

test('deleting says how many gifts lose the tag', async ({ signedIn: { page, call } }) => {
  const gift = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Kite' });
  const tag = await call<{ id: number }>('POST', '/api/v1/tags', { name: 'outdoor' });
  await call('POST', '/api/v1/tags/associations', { giftId: gift.id, tagIds: [tag.id] });
  await page.goto('/app/tags');
  await expect(page.getByText('On 1 gift')).toBeVisible();
  await page.getByRole('button', { name: 'Delete tag outdoor' }).click();
  await expect(page.getByText(/will come off 1 gift/)).toBeVisible();
});

test('a rename that fails is taken back with a message', async ({
  signedIn: { page, call },
  expectFailures,
}) => {
  expectFailures(/^409 PUT \/api\/v1\/tags\/\d+/);
  await call('POST', '/api/v1/tags', { name: 'cozy' });
  await call('POST', '/api/v1/tags', { name: 'warm' });
  await page.goto('/app/tags');
  await page.getByRole('button', { name: 'Edit tag cozy' }).click();
  await page.getByRole('textbox', { name: 'Tag name' }).fill('WARM');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /tag/i }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit tag cozy' })).toBeVisible();
});

test('loading fails, then works', async ({ signedIn: { page, call }, expectFailures }) => {
  expectFailures(/^403 GET \/api\/v1\/tags/);
  await call('POST', '/api/v1/tags', { name: 'cozy' });
  await page.route('**/api/v1/tags', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/app/tags');
  await expect(page.getByText('Failed to load tags')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/tags');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'All Tags (1)' })).toBeVisible();
});

test('tags of a gift: searched, chosen, and created with a space', async ({ signedIn: { page, call } }) => {
  const gift = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Kite' });
  await call('POST', '/api/v1/tags', { name: 'cozy' });
  await page.goto(`/app/gift/${gift.id}`);
  await page.getByRole('button', { name: 'Manage Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Tags' });
  await dialog.getByRole('button', { name: 'cozy' }).click();
  await dialog.getByRole('textbox', { name: 'Tags' }).pressSequentially('outdoor ');
  await expect(page.getByText('Tag "outdoor" created')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'outdoor' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Tags saved successfully')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Tags on this gift' }).getByRole('listitem')).toHaveText([
    'cozy',
    'outdoor',
  ]);
  await expect(page.getByRole('button', { name: 'Manage Tags' })).toBeFocused();
});
