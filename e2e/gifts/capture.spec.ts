import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectDialogEntryLeft, test, type SignedIn } from '../fixtures.ts';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift', exact: true }).click();
  return page.getByRole('dialog', { name: 'Create Gift' });
}

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const titles = async ({ call, id }: SignedIn) => {
  const saved = await call<{ gift: { title: string } }[]>('GET', `/api/v1/user-saved-gifts?userId=${id}`);
  return saved.map(({ gift }) => gift.title).toSorted();
};

test('a pasted link fills in the form, and one press creates the gift', async ({ signedIn }) => {
  const { page } = signedIn;
  await page.route('**/api/v1/link-previews', (route) =>
    route.fulfill({
      json: { data: { title: 'Red kite', description: null, price: 12.5, currency: null, image: null } },
    }),
  );
  const dialog = await openDialog(page);
  await paste(dialog.getByLabel('Title'), 'https://shop.example/kite');
  await expect(dialog.getByText('Found at shop.example.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Red kite');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Gift' }).click();
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
  expect(await titles(signedIn)).toEqual(['Red kite']);
});

test('a link to a machine of our own network is not followed, and the form is completed by hand', async ({
  signedIn,
  expectFailures,
}) => {
  expectFailures(/^422 POST \/api\/v1\/link-previews/);
  const { page } = signedIn;
  let visits = 0;
  const inside = createServer((_request, response) => {
    visits += 1;
    response.end('<title>Inside</title>');
  });
  const port = await listen(inside);
  const dialog = await openDialog(page);
  await paste(dialog.getByLabel('Title'), `http://127.0.0.1:${port}/red-kite`);
  await expect(
    dialog.getByText('Nothing could be read from this page. Fill in the rest yourself.'),
  ).toBeVisible();
  expect(visits).toBe(0);
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill('My own name');
  await dialog.getByRole('button', { name: 'Create Gift' }).click();
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
  expect(await titles(signedIn)).toEqual(['My own name']);
  inside.close();
});

test('several lines become several gifts, looked over first', async ({ signedIn }) => {
  const { page } = signedIn;
  const dialog = await openDialog(page);
  await paste(dialog.getByLabel('Title'), 'Red kite\nWalnut bowl\n\nSocks');
  await expect(dialog.getByRole('list', { name: 'Gifts to create' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  expect(await titles(signedIn)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Socks' }).click();
  await dialog.getByRole('button', { name: 'Create 2 gifts' }).click();
  await expect(page.getByText('2 gifts created successfully!')).toBeVisible();
  expect(await titles(signedIn)).toEqual(['Red kite', 'Walnut bowl']);
});

test("a share sheet's request fills in the form and creates nothing", async ({ signedIn }) => {
  const { page } = signedIn;
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; method: string; params: Record<string, string> };
  };
  const { action, method, params } = manifest.share_target;
  expect(method).toBe('GET');
  await page.goto(`${action}?${new URLSearchParams({ [params['text']!]: 'A red kite for Ann' })}`);
  const dialog = page.getByRole('dialog', { name: 'Create Gift' });
  await expect(dialog.getByLabel('Title')).toHaveValue('A red kite for Ann');
  await expectAccessible(page);
  expect(await titles(signedIn)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Gift' }).click();
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/add$/);
  await expectDialogEntryLeft(page);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('');
  expect(await titles(signedIn)).toEqual(['A red kite for Ann']);
});

test('Settings explain how to add from anywhere', async ({ signedIn: { page } }) => {
  await page.goto('/app/settings');
  await page.getByRole('link', { name: 'Add from anywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Add from anywhere' })).toBeVisible();
  const bookmark = page.getByRole('link', { name: 'Add to Tuckaway' });
  await expect(bookmark).toHaveAttribute(
    'href',
    /^javascript:void open\('http:\/\/localhost:\d+\/app\/add\?/,
  );
  await expectAccessible(page);
});

test('the shell is painted from the first response alone', async ({ signedIn: { page } }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.route(/\/(assets|fonts)\//, () => new Promise(() => {}));
  await page.goto('/app', { waitUntil: 'commit' });
  const header = page.locator('header').first();
  await expect(header).toHaveCSS('position', 'sticky');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
