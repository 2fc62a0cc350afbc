import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
  type OpenPhone,
  type SignedIn,
} from '../fixtures.ts';

const WISHES = {
  kind: 'wishes',
  degree: 'nothing',
  revealOn: null,
  namesVisible: true,
  words: 'Thank you for looking.',
  expiresOn: null,
};

interface Shared {
  listId: number;
  path: string;
}

/** A list of two own gifts with a link, made by the API. */
async function share({ call }: SignedIn, settings: object = WISHES): Promise<Shared> {
  const { id: listId } = await call<{ id: number }>('POST', '/api/gift-lists', { title: 'Birthday wishes' });
  for (const [title, price] of [
    ['Pour-over kettle', 45],
    ['Wool blanket', 80],
  ] as const) {
    const { id } = await call<{ id: number }>('POST', '/api/v1/gifts', {
      title,
      price,
      purchaseUrl: 'https://shop.example/item',
    });
    await call('POST', '/api/gift-list-gifts', { giftId: id, giftListIds: [listId] });
  }
  const { link } = await call<{ link: string }>('POST', `/api/gift-lists/${listId}/share`, settings);
  return { listId, path: new URL(link).pathname };
}

/** Opens a shared list in a browser without an account. */
async function visit(openPhone: OpenPhone, path: string): Promise<Page> {
  const page = await openPhone();
  await page.goto(path);
  return page;
}

const gift = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function showFree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m giving: show what is free' }).click();
  await expect(page.getByRole('button', { name: 'What I took' })).toBeVisible();
}

async function take(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `I bring this: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'I bring this' }).click();
}

test('an owner makes a link, a visitor takes a gift and undoes it, the owner ends the link', async ({
  signedIn,
  openPhone,
  expectFailures,
}) => {
  expectFailures(/^404 (GET|POST) \/(s|api\/v1\/s)\//);
  const { page, call } = signedIn;
  const { listId } = await share(signedIn);
  await call('DELETE', `/api/gift-lists/${listId}/share`);
  await page.goto(`/app/gift-list/${listId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByLabel('Link to this list');
  await expect(link).toHaveValue(/\/s\/[\w-]{43}$/);
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectAccessible(page);
  const path = new URL(await link.inputValue()).pathname;

  const guest = await visit(openPhone, path);
  await expect(guest.getByRole('heading', { name: 'Birthday wishes' })).toBeVisible();
  await expect(guest.getByText('Robin is not told what is taken')).toBeVisible();
  await showFree(guest);
  await take(guest, 'Pour-over kettle', 'Ben');
  await expect(guest.getByRole('dialog').getByLabel('Your personal link')).toHaveValue(
    /\/s\/mine\/[\w-]{43}$/,
  );
  await expectAccessibleInBothThemes(guest);
  await guest.getByRole('button', { name: 'Done' }).click();
  await expect(gift(guest, 'Pour-over kettle').getByText('You bring this')).toBeVisible();
  await guest.getByRole('button', { name: 'What I took' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Undo: Pour-over kettle' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(gift(guest, 'Pour-over kettle').getByText('Free')).toBeVisible();

  await dialog.getByRole('button', { name: 'End the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await take(guest, 'Wool blanket', 'Ben');
  await expect(guest.getByRole('alert')).toContainText('This link has been ended');
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await expectAccessibleInBothThemes(guest);
});

test('the second of two visitors who take a gift at once reads that it is taken', async ({
  signedIn,
  openPhone,
  expectFailures,
}) => {
  expectFailures(/^409 POST \/api\/v1\/s\//);
  const { path } = await share(signedIn);
  const [ben, cleo] = [await visit(openPhone, path), await visit(openPhone, path)];
  for (const page of [ben, cleo]) await showFree(page);
  await take(ben, 'Wool blanket', 'Ben');
  await expect(ben.getByRole('dialog').getByLabel('Your personal link')).toBeVisible();
  await take(cleo, 'Wool blanket', 'Cleo');
  await expect(cleo.getByRole('alert')).toContainText('a moment faster');
  await cleo.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(gift(cleo, 'Wool blanket').getByText('Taken by Ben')).toBeVisible();
});

test('a browser in which the owner is signed in is asked first', async ({ signedIn, openPhone }) => {
  const { path } = await share(signedIn);
  const guest = await visit(openPhone, path);
  await showFree(guest);
  await take(guest, 'Wool blanket', 'Ben');
  await expect(guest.getByRole('dialog').getByLabel('Your personal link')).toBeVisible();
  const { page } = signedIn;
  await page.goto(path);
  await page.getByRole('button', { name: 'I’m giving: show what is free' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the surprise' }).click();
  await expect(page.getByText(/Taken|Free/)).toHaveCount(0);
});

test('everything is reached by keyboard', async ({ signedIn, openPhone }) => {
  const { path } = await share(signedIn);
  const page = await visit(openPhone, path);
  await page.getByRole('button', { name: 'I’m giving: show what is free' }).focus();
  await page.keyboard.press('Enter');
  const bring = page.getByRole('button', { name: 'I bring this: Wool blanket' });
  await bring.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Ben');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your personal link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, and the personal link releases a take', async ({ signedIn }) => {
    const { path } = await share(signedIn, { ...WISHES, kind: 'ideas' });
    const { page } = signedIn;
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Pour-over kettle' })).toBeVisible();
    await expect(page.getByText('$45.00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy Wool blanket' })).toHaveAttribute('rel', /noreferrer/);
    const ref = await page.locator('[data-gift]').first().getAttribute('data-gift');
    const answer = await page.request.post(`/api/v1${path}/takes`, {
      data: { gift: ref, name: 'Ben' },
    });
    const { data } = (await answer.json()) as { data: { personalLink: string } };
    await page.goto(new URL(data.personalLink).pathname);
    await page.getByRole('button', { name: /Let go of/ }).click();
    await expect(page.getByText('Nothing any more.')).toBeVisible();
  });
});

test('the printed list has a code and no buttons', async ({ signedIn, openPhone }) => {
  const { path } = await share(signedIn);
  const page = await visit(openPhone, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.qr svg')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Buy/ }).first()).toBeHidden();
});
