import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectDialogEntryLeft,
  test,
  type OpenPhone,
  type SignedIn,
} from '../fixtures.ts';

// Two browsers and several looks of axe in each test: much on a busy machine.
test.slow();

/** A list with one gift that its owner made. */
async function ownList({ call }: SignedIn): Promise<number> {
  const { id } = await call<{ id: number }>('POST', '/api/gift-lists', {
    title: 'Our house',
    isPrivate: true,
  });
  const lamp = await call<{ id: number }>('POST', '/api/v1/gifts', {
    title: 'Brass lamp',
    description: 'Hide it in the attic',
  });
  await call('POST', '/api/gift-list-gifts', { giftId: lamp.id, giftListIds: [id] });
  return id;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit “Our house” together' });

async function invite(page: Page, listId: number): Promise<string> {
  await page.goto(`/app/gift-list/${listId}`);
  await page.getByRole('button', { name: 'Edit together' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByLabel('Link to the invitation');
  await expect(link).toHaveValue(/\/app\/list-invitation\/[\w-]{43}$/);
  await expectAccessible(page);
  const path = new URL(await link.inputValue()).pathname;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return path;
}

test('somebody is invited to edit a list, reads what that means, and joins', async ({
  signedIn,
  openPhone,
}) => {
  const { page } = signedIn;
  const path = await invite(page, await ownList(signedIn));
  const ben = await openPhone('Ben Short');
  await ben.goto(path);
  await expect(ben.getByRole('heading', { level: 1, name: 'Edit “Our house” together' })).toBeVisible();
  await expect(ben.getByText('Robin invites you to edit this gift list.')).toBeVisible();
  await expectAccessibleInBothThemes(ben);
  await ben.getByRole('button', { name: 'Edit together' }).click();
  await expect(ben.getByRole('heading', { level: 1, name: 'Our house' })).toBeVisible();
  await expect(ben.getByText('With Robin')).toBeVisible();
  await expect(ben.getByText('Brass lamp')).toBeVisible();
  await expect(ben.getByText('attic')).toHaveCount(0);
  await expectAccessible(ben);
  const width = await ben.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(page.getByText('With Ben')).toBeVisible();
});

/** The path of an invitation, made by the API. */
async function linkTo({ call }: SignedIn, listId: number): Promise<string> {
  const { link } = await call<{ link: string }>('POST', `/api/gift-lists/${listId}/co-editing/invitation`);
  return new URL(link).pathname;
}

/** A list that Ben has joined, in his own browser. */
async function together(signedIn: SignedIn, openPhone: OpenPhone) {
  const listId = await ownList(signedIn);
  const path = await linkTo(signedIn, listId);
  const ben = await openPhone('Ben Short');
  const joined = await ben.request.post(`/api/v1/list-invitations/${path.split('/').at(-1)}/join`);
  expect(joined.status()).toBe(201);
  return { listId, ben, path };
}

test('a co-editor adds a gift of their own from its sheet, and takes another one out', async ({
  signedIn,
  openPhone,
}) => {
  const { page } = signedIn;
  const { listId, ben } = await together(signedIn, openPhone);
  const made = await ben.request.post('/api/v1/gifts', { data: { title: 'Red kite' } });
  const { data: kite } = (await made.json()) as { data: { id: number } };
  await ben.goto(`/app/gift/${kite.id}`);
  await ben.getByRole('button', { name: 'Manage Saved in Lists' }).click();
  const box = ben.getByRole('checkbox', { name: /Our house/ });
  await box.click();
  await expect(ben.getByText('Gift is added to the Gift list')).toBeVisible();
  await expect(box).toBeChecked();
  await expectAccessible(ben);

  await page.goto(`/app/gift-list/${listId}?sort=newest`);
  const gifts = page.getByRole('list', { name: 'Gifts' }).getByRole('listitem');
  await expect(gifts.first()).toContainText('Red kite');

  await ben.goto(`/app/gift-list/${listId}`);
  await ben.getByRole('button', { name: 'Select' }).click();
  await ben.getByRole('checkbox', { name: 'Select Brass lamp' }).click();
  await ben.getByRole('button', { name: 'Remove from list' }).click();
  await expect(ben.getByText('Removed 1 gift from “Our house”')).toBeVisible();
  await page.reload();
  await expect(gifts).toHaveCount(1);
});

test('a co-editor finds the list among the saved ones, and leaves it; the owner ends the link', async ({
  signedIn,
  openPhone,
  expectFailures,
}) => {
  expectFailures(/^404 GET \/api\/v1\/list-invitations\//, /^404 GET \/api\/gift-lists\//);
  const { page } = signedIn;
  const { listId, ben, path } = await together(signedIn, openPhone);
  await ben.goto('/app/saved?tab=gift-lists');
  await ben.getByRole('link', { name: /Our house.*With Robin/ }).click();
  await ben.getByRole('button', { name: 'Edit together' }).click();
  await expect(dialogOf(ben).getByText('Robin', { exact: false }).first()).toBeVisible();
  await expectAccessible(ben);
  await dialogOf(ben).getByRole('button', { name: 'Leave this list' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(ben.getByText('You left the list')).toBeVisible();
  await expect(ben).toHaveURL(/\/app\/saved/);
  await expectDialogEntryLeft(ben);
  await ben.goto(`/app/gift-list/${listId}`);
  await expect(ben.getByRole('heading', { name: 'Gift list not found' })).toBeVisible();

  await page.goto(`/app/gift-list/${listId}`);
  await page.getByRole('button', { name: 'Edit together' }).click();
  await page.getByRole('button', { name: 'End the invitation' }).click();
  await expect(page.getByText('The invitation was ended', { exact: true })).toBeVisible();
  await ben.goto(path);
  await expect(ben.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

test('a visitor reads that they are invited, and nothing of the list', async ({ signedIn, openPhone }) => {
  const path = await linkTo(signedIn, await ownList(signedIn));
  const visitor = await openPhone();
  await visitor.goto(path);
  await expect(visitor.getByText('You are invited to plan gifts together.')).toBeVisible();
  await expect(visitor.getByText('Our house')).toHaveCount(0);
  await expectAccessible(visitor);
  const intended = await visitor.evaluate(() => localStorage.getItem('intended_route'));
  expect(intended).toBe(path);
});
