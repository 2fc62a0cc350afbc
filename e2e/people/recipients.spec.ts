import { expect, expectAccessible, test } from '../fixtures.ts';

test('a person is created, edited and deleted', async ({ signedIn: { page, call } }) => {
  await page.goto('/app/recipients');
  await expect(page.getByRole('heading', { name: 'Recipients', exact: true })).toBeVisible();
  await expect(page.getByText('Manage your gift recipients and contacts')).toBeVisible();
  await expect(page.getByText('No recipients yet')).toBeVisible();
  await expect(page.getByText('Create your first recipient using the button above')).toBeVisible();

  await page.getByRole('button', { name: 'Create Recipient' }).click();
  await page.getByPlaceholder('Recipient name').fill(' Ann ');
  await page.getByPlaceholder('Email (optional)').fill('ann@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByText('Recipient created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Recipients (1)' })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Ann' }).click();
  await page.getByPlaceholder('Recipient name').fill('Anna');
  await page.getByPlaceholder('Email (optional)').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => call('GET', '/api/v1/recipients')).toMatchObject([{ name: 'Anna', email: null }]);

  await page.getByRole('button', { name: 'Delete Anna' }).click();
  await expect(page.getByText('Are you sure you want to delete this recipient?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No recipients yet')).toBeVisible();
  await expect.poll(() => call('GET', '/api/v1/recipients')).toEqual([]);
});

test('failures have their sentences, and the form keeps what was typed', async ({
  signedIn: { page },
  expectFailures,
}) => {
  expectFailures(/^403 GET \/api\/v1\/recipients/, /^422 POST \/api\/v1\/recipients/);
  await page.route('**/api/v1/recipients?*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/app/recipients');
  await expect(page.getByText('Failed to load recipients. Please try again.')).toBeVisible();
  await page.unroute('**/api/v1/recipients?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.route('**/api/v1/recipients', (route) => route.fulfill({ status: 422, json: {} }));
  await page.getByRole('button', { name: 'Create Recipient' }).click();
  await page.getByPlaceholder('Recipient name').fill('Ann');
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  await expect(page.getByText('Failed to create recipient. Please try again.')).toBeVisible();
  await expect(page.getByPlaceholder('Recipient name')).toHaveValue('Ann');
});

test('recipients of a gift: added, changed, removed, and restored on failure', async ({
  signedIn: { page, call },
  expectFailures,
}) => {
  expectFailures(/^422 POST \/api\/v1\/recipient-gifts\/choose/);
  const gift = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Kite' });
  for (const name of ['Ann', 'Ben']) await call('POST', '/api/v1/recipients', { name });
  await page.goto(`/app/gift/${gift.id}`);
  await expect(page.getByText('No recipients added yet')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Select Recipients' });
  const choose = async (...names: string[]) => {
    await page.getByRole('button', { name: 'Manage Recipients' }).click();
    for (const name of names) await dialog.getByRole('checkbox', { name }).click();
  };
  const done = dialog.getByRole('button', { name: 'Done' });

  await choose('Ann');
  await expect(page.getByText('Added 1 recipient(s) to gift')).toBeVisible();
  await expectAccessible(page);
  await done.click();
  await expect(page.getByRole('button', { name: 'Manage Recipients' })).toBeFocused();

  await choose('Ann', 'Ben');
  await expect(page.getByText('Updated recipients: added 1, removed 1')).toBeVisible();
  await done.click();

  await page.route('**/api/v1/recipient-gifts/choose', (route) => route.fulfill({ status: 422, json: {} }));
  await choose('Ann');
  await expect(page.getByText('Failed to update recipients for gift. Please try again.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Ann' })).not.toBeChecked();
  await done.click();
  const people = page.getByRole('list', { name: 'Recipients of this gift' });
  await expect(people.getByRole('link')).toHaveText(['Ben']);
  await page.unroute('**/api/v1/recipient-gifts/choose');

  await choose('Ben');
  await expect(page.getByText('Removed 1 recipient(s) from gift')).toBeVisible();
  await expect(page.getByText('No recipients added yet')).toBeVisible();
});
