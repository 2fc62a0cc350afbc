import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';

interface WithId {
  id: number;
}

const saveGift = ({ call }: SignedIn, title: string, more: object = {}) =>
  call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title, ...more });
const createRecipient = ({ call }: SignedIn, name: string) =>
  call<WithId>('POST', '/api/v1/recipients', { name });

const cards = (page: Page) => page.getByRole('list', { name: 'Saved gifts' }).getByRole('listitem');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

test('select many by keyboard, tag them, undo it', async ({ signedIn }) => {
  const { page, call } = signedIn;
  for (const title of ['Apple peeler', 'Banana stand', 'Cherry pitter']) await saveGift(signedIn, title);
  await call('POST', '/api/v1/tags', { name: 'kitchen' });
  await page.goto('/app/saved');
  const select = page.getByRole('button', { name: 'Select', exact: true });
  // The button is disabled until the gifts are loaded; a key press would be lost.
  await expect(select).toBeEnabled();
  await select.press('Enter');
  await box(page, 'Apple peeler').press('Space');
  await box(page, 'Cherry pitter').press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tag', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tag 2 gifts' });
  await expect(dialog.getByRole('button', { name: /^kitchen/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('kitch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tagged 2 gifts “kitchen”')).toBeVisible();
  // The gifts stay selected for another action.
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await call('GET', '/api/v1/tags')).toMatchObject([{ name: 'kitchen', giftCount: 2 }]);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await call('GET', '/api/v1/tags')).toMatchObject([{ name: 'kitchen', giftCount: 0 }]);
});

test('remove several at once, and have them back where they were', async ({ signedIn }) => {
  const { page } = signedIn;
  for (const title of ['One', 'Two', 'Three']) await saveGift(signedIn, title);
  await page.goto('/app/saved');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box(page, 'One').click();
  await box(page, 'Two').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  // A toast waits while the pointer is on it.
  await page.getByText('Removed 2 gifts from your saved items').hover();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toContainText(['Three', 'Two', 'One']);
});

test('filter by person, status and words with a typing error, all in the address', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const dad = await createRecipient(signedIn, 'Dad');
  const [trowel, lamp] = [
    await saveGift(signedIn, 'Copper trowel'),
    await saveGift(signedIn, 'Reading lamp'),
  ];
  const link = await call<WithId>('POST', '/api/v1/recipient-gifts', {
    recipientId: dad.id,
    giftId: trowel.id,
  });
  await call('PUT', `/api/v1/recipient-gifts/${link.id}`, { boughtAt: '2026-11-01' });
  await page.goto('/app/saved');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Dad');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('For Dad Bought');
  await expect(page).toHaveURL(`/app/saved?person=${dad.id}`);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Given');
  await expect(page.getByText('No saved gifts fit these filters')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Bought');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).first().getByRole('link', { name: 'Dad' }).click();
  await expect(page).toHaveURL(`/app/recipients/${dad.id}`);

  await page.goto('/app/saved');
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('reading lamp');
  await expect(page).toHaveURL('/app/saved?query=reading+lamp');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator(`a[href="/app/gift/${lamp.id}"]`)).toBeVisible();
});

test('a tag opens as a page of its gifts, from wherever it stands', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const gift = await saveGift(signedIn, 'Tea tin');
  const tag = await call<WithId>('POST', '/api/v1/tags', { name: 'cosy' });
  await call('POST', '/api/v1/tags/associations', { giftId: gift.id, tagIds: [tag.id] });
  await page.goto('/app/tags');
  await page.getByRole('link', { name: 'cosy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'cosy' })).toBeVisible();
  await expect(page.getByText('On 1 gift')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name: 'Tea tin' }).click();
  await page.getByRole('link', { name: 'cosy' }).click();
  await expect(page).toHaveURL(`/app/tags/${tag.id}`);
  await page.goto('/app/tags/2147483000');
  await expect(page.getByText('Tag not found')).toBeVisible();
});

test('arrange a list by keyboard', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const list = await call<WithId>('POST', '/api/gift-lists/simple', { title: 'Garden' });
  for (const title of ['First', 'Second', 'Third']) await saveGift(signedIn, title, { giftListId: list.id });
  await page.goto(`/app/gift-list/${list.id}`);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const rows = page.getByRole('list', { name: 'Gifts in their order' }).getByRole('listitem');
  await expect(rows).toContainText(['First', 'Second', 'Third']);
  await expectAccessible(page);
  const moved = page.waitForResponse((response) => response.url().endsWith('/order'));
  await page.getByRole('button', { name: 'Move First' }).press('Space');
  await expect(page.getByText(/First(,| is at) place 1 of 3\./)).toBeAttached();
  for (const place of [2, 3]) {
    const announcement = page.getByText(`First is at place ${place} of 3.`);
    // A key that is pressed while the row is being picked up goes nowhere.
    await expect(async () => {
      if (!(await announcement.isVisible())) await page.keyboard.press('ArrowDown');
      await expect(announcement).toBeAttached({ timeout: 3000 });
    }).toPass();
  }
  await page.keyboard.press('Space');
  expect((await moved).status()).toBe(200);
  await expect(rows).toContainText(['Second', 'Third', 'First']);
  await page.reload();
  const gifts = page.getByRole('list', { name: 'Gifts' }).getByRole('listitem');
  await expect(gifts).toContainText(['Second', 'Third', 'First']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title, A to Z');
  await expect(gifts).toContainText(['First', 'Second', 'Third']);
});

test('lists, people and tags of a gift in one sheet', async ({ signedIn }) => {
  const { page, call } = signedIn;
  await saveGift(signedIn, 'Tea tin');
  await createRecipient(signedIn, 'Dad');
  await call('POST', '/api/gift-lists/simple', { title: 'Kitchen' });
  await call('POST', '/api/v1/tags', { name: 'cosy' });
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Add Tea tin to a list' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Organize Gift' });
  await sheet.getByRole('checkbox', { name: /Kitchen/ }).check();
  await expect(page.getByText('Gift is added to the Gift list')).toBeVisible();
  await sheet.getByRole('button', { name: 'People' }).click();
  await sheet.getByRole('checkbox', { name: 'Dad' }).check();
  await expect(page.getByText('Added 1 recipient(s) to gift')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Tags' }).click();
  await sheet.getByRole('button', { name: 'cosy' }).click();
  await expect(page.getByText('Tags saved successfully')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page).first()).toContainText('For Dad');
});

test('the Manage buttons of a gift lead to parts of the same sheet', async ({ signedIn }) => {
  const { page } = signedIn;
  const gift = await saveGift(signedIn, 'Tea tin');
  await page.goto(`/app/gift/${gift.id}`);
  await page.getByRole('button', { name: 'Manage Tags' }).click();
  const sheet = page.getByRole('dialog', { name: 'Manage Tags' });
  await expect(sheet.getByRole('textbox', { name: 'Tags' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Lists' }).click();
  await expect(sheet.getByRole('checkbox', { name: /Favorites/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Manage Recipients' }).click();
  const people = page.getByRole('dialog', { name: 'Select Recipients' });
  await expect(people.getByRole('textbox', { name: 'Recipients' })).toBeFocused();
});

test('the palette and the list of shortcuts', async ({ signedIn }) => {
  const { page } = signedIn;
  const dad = await createRecipient(signedIn, 'Dad');
  await page.goto('/app/tags');
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  // A page that has just come may not listen to keys yet.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Dad' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('dad');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/recipients/${dad.id}`);
});

test('on a phone nothing is wider than the phone, whatever things are called', async ({ signedIn }) => {
  const { page, call } = signedIn;
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'Donaudampfschifffahrtsgesellschaft';
  const gift = await saveGift(signedIn, `${long.repeat(5)} for a long evening`);
  const dad = await createRecipient(signedIn, long);
  const tag = await call<{ id: number }>('POST', '/api/v1/tags', { name: long });
  await call('POST', '/api/gift-lists/simple', { title: long.slice(0, 30) });
  await call('POST', '/api/v1/tags/associations', { giftId: gift.id, tagIds: [tag.id] });
  await call('POST', '/api/v1/recipient-gifts/bulk', { giftId: gift.id, recipientIds: [dad.id] });
  for (const n of [1, 2, 3, 4])
    await call('POST', '/api/gift-lists/simple', { title: `Hamper ${n}`, isPrivate: true });
  const isFitting = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Private lists in a scrolling row: their visually hidden labels must scroll with it.
  await page.goto('/app/search/results?query=hamper');
  await expect(page.getByRole('heading', { name: 'Gift Lists (4)' })).toBeVisible();
  await isFitting();
  for (const path of [
    '/app/saved',
    `/app/saved?person=${dad.id}&tag=${tag.id}&price=under-25`,
    '/app/saved?tab=gift-lists',
    '/app/tags',
    `/app/tags/${tag.id}`,
    `/app/gift/${gift.id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await isFitting();
  }
  await page.getByRole('button', { name: 'Manage Tags' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage Tags' }).getByRole('textbox').first()).toBeVisible();
  await isFitting();
  const [dialog] = await page
    .getByRole('dialog')
    .evaluateAll((all) => all.map((dialog) => dialog.scrollWidth));
  expect(dialog).toBeLessThanOrEqual(390);
});
