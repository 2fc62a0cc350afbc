import { expect, expectAccessible, expectDialogEntryLeft, signIn, test } from '../fixtures.ts';

interface NewList {
  id: number;
}

test.describe('Gift list detail', () => {
  test('shows a curated list by its address alone', async ({ signedIn: { page } }) => {
    await page.goto('/app/gift-list/1');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Gift List');
    const gifts = page.getByRole('list', { name: 'Gifts' });
    await expect(gifts.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'List options' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/app$/);
  });

  test('refuses what is no id and says what is not there', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^404 GET \/api\//);
    await page.goto('/app/gift-list/first');
    await expect(page.getByRole('heading', { name: 'Invalid Gift List' })).toBeVisible();
    await expect(page.getByText('The gift list ID is missing or invalid.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/app/gift-list/99999999');
    await expect(page.getByRole('heading', { name: 'Gift list not found' })).toBeVisible();
  });

  test('an own list: empty, renamed, closed, deleted', async ({
    signedIn: { page, call },
    expectFailures,
  }) => {
    expectFailures(/^404 GET \/api\//);
    const { id } = await call<NewList>('POST', '/api/gift-lists/simple', { title: 'For Mum' });
    await page.goto(`/app/gift-list/${id}`);
    await expect(page.getByRole('heading', { name: 'No gifts in this list' })).toBeVisible();
    await expect(page).toHaveTitle('For Mum · Tuckaway');
    await expect(page.getByText("This gift list doesn't have any gifts yet.")).toBeVisible();
    await expect(page.getByText('Public: anyone signed in who has the link can open it')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: 'Rename or change privacy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Gift List' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Gift List name is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('For Mother');
    await dialog.getByRole('switch', { name: 'Private' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For Mother' })).toBeVisible();
    await expect(page.getByText('Private: only you can open it')).toBeVisible();

    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: 'Delete list' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “For Mother”?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/app\/saved/);
    await expectDialogEntryLeft(page);
    await page.goto(`/app/gift-list/${id}`);
    await expect(page.getByRole('heading', { name: 'Gift list not found' })).toBeVisible();
  });

  test('Favorites cannot be changed', async ({ signedIn: { page, call } }) => {
    const [favorites] = await call<NewList[]>('GET', '/api/gift-lists');
    await page.goto(`/app/gift-list/${favorites!.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    await expect(page.getByText('Private: only you can open it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'List options' })).toHaveCount(0);
  });

  test('a private list opens for its owner only, a public one for accounts with its link', async ({
    signedIn: { page, call },
    browser,
    failures,
    expectFailures,
  }) => {
    expectFailures(/^404 GET \/api\//);
    const open = await call<NewList>('POST', '/api/gift-lists/simple', { title: 'Open', isPrivate: false });
    const closed = await call<NewList>('POST', '/api/gift-lists/simple', {
      title: 'Closed',
      isPrivate: true,
    });
    const origin = new URL(await page.goto('/app').then(() => page.url())).origin;
    const other = await browser.newContext({ baseURL: origin });
    await failures.watch(other);
    await signIn(other.request, 'Somebody Else');
    const visitor = await other.newPage();
    await visitor.goto(`/app/gift-list/${open.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Open' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'List options' })).toHaveCount(0);
    await visitor.goto(`/app/gift-list/${closed.id}`);
    await expect(visitor.getByRole('heading', { name: 'Gift list not found' })).toBeVisible();
    await other.close();
  });
});
