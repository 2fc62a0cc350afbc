import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

// The browser's Back with open sheets and dialogs, which slide in and out.
test.use({ reducedMotion: 'no-preference' });

const createGift = (page: Page) => page.getByRole('dialog', { name: 'Create Gift' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard this gift?' });

async function openCreateGift(page: Page) {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift', exact: true }).click();
  await expect(createGift(page)).toBeVisible();
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1366, height: 900 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('Back closes a sheet of the layout and stays on the page, also on the first page', async ({
      signedIn: { page },
    }) => {
      await page.goto('/app/tags');
      await openCreateGift(page);
      await page.goBack();
      await expect(createGift(page)).toBeHidden();
      await expect(page).toHaveURL('/app/tags');
      await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    });

    test('Back asks before typed text is lost, and closes the question first', async ({
      signedIn: { page },
    }) => {
      await page.goto('/app');
      await page.goto('/app/tags');
      await openCreateGift(page);
      const title = createGift(page).getByLabel('Title');
      await title.fill('Red kite');
      await page.goBack();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(question(page)).toBeHidden();
      await expect(title).toHaveValue('Red kite');
      await page.goBack();
      await question(page).getByRole('button', { name: 'Discard' }).click();
      await expect(createGift(page)).toBeHidden();
      await expect(page).toHaveURL('/app/tags');
      await expect.poll(() => isDialogEntry(page)).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL('/app');
    });

    test('Back closes a sheet of a page, and the next Back leaves the page', async ({
      signedIn: { page, call },
    }) => {
      const { id } = await call<{ id: number }>('POST', '/api/v1/recipients', { name: 'Dad' });
      await page.goto('/app/recipients');
      await page.getByRole('link', { name: /Dad/ }).first().click();
      await expect(page).toHaveURL(`/app/recipients/${id}`);
      await page.getByRole('button', { name: 'Add a day' }).first().click();
      const sheet = page.getByRole('dialog', { name: 'Add a day' });
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`/app/recipients/${id}`);
      await page.goBack();
      await expect(page).toHaveURL('/app/recipients');
    });
  });
}

/** An entry that exists only while a dialog is open. */
const isDialogEntry = (page: Page) =>
  page.evaluate(() => Boolean((history.state as { dialog?: true } | null)?.dialog));

test('a page that is opened from a dialog is one step, back and forward', async ({
  signedIn: { page, call },
}) => {
  const { id } = await call<{ id: number }>('POST', '/api/v1/recipients', { name: 'Dad' });
  await page.goto('/app');
  await page.getByRole('link', { name: 'Saved' }).first().click();
  await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Jump to…' });
  await jump.getByRole('combobox').fill('Dad');
  await expect(jump.getByRole('option', { name: /Dad/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/recipients/${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/app/saved');
  await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  await expect.poll(() => isDialogEntry(page)).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL(`/app/recipients/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dad' })).toBeVisible();
});

test('a reload with an open sheet closes it, and Back leads to the page before', async ({
  signedIn: { page },
}) => {
  await page.goto('/app');
  await page.getByRole('link', { name: 'Saved' }).first().click();
  await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  await openCreateGift(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Saved Items' })).toBeVisible();
  await expect.poll(() => isDialogEntry(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/app');
});

test('a sheet on a screen as low as with a keyboard has its buttons in sight', async ({
  signedIn: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 430 });
  await page.goto('/app/tags');
  await openCreateGift(page);
  await expect(createGift(page).getByRole('button', { name: 'Create Gift' })).toBeInViewport({ ratio: 1 });
});
