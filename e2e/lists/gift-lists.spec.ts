import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';

async function openDialog({ page }: SignedIn) {
  await page.goto('/app/tags');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift List' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Gift List' });
  await expect(dialog).toBeVisible();
  return {
    page,
    dialog,
    name: dialog.getByLabel('Gift List name'),
    create: dialog.getByRole('button', { name: 'Create' }),
  };
}

test('a new list is public unless made private, and opens when created from the navigation', async ({
  signedIn,
}) => {
  const { page, dialog, name, create } = await openDialog(signedIn);
  await expect(dialog.getByRole('switch', { name: 'Private' })).not.toBeChecked();
  await expect(dialog.getByText(/anyone signed in who has the link can open it/)).toBeVisible();
  await expectAccessible(page);
  await name.fill('Ideas for Mom');
  // Watched from before the click: the toast stays for two seconds, in which a busy machine may not look.
  await Promise.all([
    expect(page.getByText('Gift List created successfully!')).toBeVisible(),
    create.click(),
  ]);
  await expect(page).toHaveURL(/\/app\/gift-list\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Ideas for Mom' })).toBeVisible();
  const lists = await signedIn.call<{ title: string; isPrivate: boolean }[]>('GET', '/api/gift-lists');
  expect(lists).toContainEqual(expect.objectContaining({ title: 'Ideas for Mom', isPrivate: false }));
});

test('the name: required, 30 characters at most, empty at each opening', async ({ signedIn }) => {
  const { page, dialog, name, create } = await openDialog(signedIn);
  await create.click();
  await expect(dialog.getByText('Gift List name is required')).toBeVisible();
  await name.pressSequentially('x'.repeat(31));
  await expect(name).toHaveValue('x'.repeat(30));
  await expect(dialog.getByText('30/30')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift List' }).click();
  await expect(name).toHaveValue('');
});

test("a refusal shows the server's message and the name stays", async ({ signedIn, expectFailures }) => {
  expectFailures(/^409 POST \/api\/gift-lists\/simple/, /^net::ERR_FAILED POST \/api\/gift-lists\/simple/);
  const { page, dialog, name, create } = await openDialog(signedIn);
  await page.route('**/api/gift-lists/simple', (route) =>
    route.fulfill({ status: 409, json: { detail: 'You can have no more lists.' } }),
  );
  await name.fill('One more');
  await create.click();
  await expect(dialog.getByText('Error: You can have no more lists.')).toBeVisible();
  await expect(name).toHaveValue('One more');
  await page.unroute('**/api/gift-lists/simple');
  await page.route('**/api/gift-lists/simple', (route) => route.abort());
  await create.click();
  await expect(dialog.getByText('Failed to create Gift List')).toBeVisible();
});

test('from the Saved page the new list shows in its tab', async ({ signedIn }) => {
  const { page } = signedIn;
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Create Gift List' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Gift List' });
  await dialog.getByLabel('Gift List name').fill('Secret plans');
  await dialog.getByRole('switch', { name: 'Private' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('tab', { name: 'Gift Lists 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /Secret plans/ })).toBeVisible();
});
