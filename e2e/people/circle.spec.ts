import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, type SignedIn } from '../fixtures.ts';
import { addIdea, addPerson } from '../people.ts';

async function invite({ page }: SignedIn, personId: number): Promise<string> {
  await page.goto(`/app/recipients/${personId}`);
  await page.getByRole('button', { name: 'Invite somebody to give to Mom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give to Mom together' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByLabel('Link to the invitation');
  await expect(link).toHaveValue(/\/app\/circle\/[\w-]{43}$/);
  await expectAccessible(page);
  const path = new URL(await link.inputValue()).pathname;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return path;
}

const plannedByOthers = (page: Page) => page.getByRole('list', { name: 'Planned by the others' });

test('two people give to Mom together: invited, joined, ideas of each other, left, the link ended', async ({
  signedIn,
  openPhone,
  expectFailures,
}) => {
  expectFailures(/^404 GET \/api\/v1\/circle-invitations\//);
  const { page } = signedIn;
  const mom = await addPerson(signedIn, 'Mom', 30, { sizes: 'Shoes 39', goodToKnow: 'Hide it in the attic' });
  await addIdea(signedIn, mom.id, 'Red kite', 40);
  const path = await invite(signedIn, mom.id);

  const ben = await openPhone('Ben Short');
  await ben.goto(path);
  await expect(ben.getByRole('heading', { level: 1, name: 'Give to Mom together' })).toBeVisible();
  await expectAccessibleInBothThemes(ben);
  await ben.getByLabel('What you call them').fill('Mum');
  await ben.getByRole('button', { name: 'Give together' }).click();
  await expect(ben.getByRole('heading', { level: 1, name: 'Mum' })).toBeVisible();
  await expect(plannedByOthers(ben).getByText('Red kite')).toBeVisible();
  await expect(plannedByOthers(ben).getByText('Added by Robin')).toBeVisible();
  await expect(ben.getByText('Shoes 39')).toBeVisible();
  await expect(ben.getByText('attic')).toHaveCount(0);
  await ben.getByRole('button', { name: 'Add Birthday to my days' }).click();
  await expect(ben.getByText('Day added')).toBeVisible();
  await ben.getByRole('button', { name: 'Note for me: Red kite' }).click();
  await ben.getByRole('button', { name: /^Mark as bought: Red kite/ }).click();
  await expect(ben.getByText('Bought: Red kite')).toBeVisible();
  await expectAccessibleInBothThemes(ben);
  const width = await ben.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await page.reload();
  await expect(page.getByText('Ben has bought it')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who gives to Mom' }).getByText('Ben')).toBeVisible();
  await expectAccessible(page);

  await ben.getByRole('button', { name: 'Leave' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(ben.getByText('You left')).toBeVisible();
  await expect(plannedByOthers(ben)).toHaveCount(0);
  await expect(ben.getByText('Bought on')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
  await expect(page.getByText('Ben has bought it')).toHaveCount(0);

  await page.getByRole('button', { name: 'Invite somebody to give to Mom' }).click();
  await page.getByRole('button', { name: 'End the invitation' }).click();
  await expect(page.getByText('The invitation was ended', { exact: true })).toBeVisible();
  await ben.goto(path);
  await expect(ben.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  await expectAccessible(ben);
});

test('a visitor reads what the link is, and nothing of whom it is about', async ({ signedIn, openPhone }) => {
  const mom = await addPerson(signedIn, 'Mom', 30);
  const path = await invite(signedIn, mom.id);
  const visitor = await openPhone();
  await visitor.goto(path);
  await expect(visitor.getByText('You are invited to plan gifts together.')).toBeVisible();
  await expect(visitor.getByText('Robin')).toHaveCount(0);
  await expectAccessible(visitor);
  // Signed in, they come back to it.
  const intended = await visitor.evaluate(() => localStorage.getItem('intended_route'));
  expect(intended).toBe(path);
});
