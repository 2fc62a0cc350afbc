import type { Page } from '@playwright/test';
import { expect, test, type SignedIn } from '../fixtures.ts';
import { chooseForGift } from '../gift-menu.ts';

// The server stops during a write: nothing is lost or stored twice, the page says what happened, and a press repeats it.

interface WithId {
  id: number;
}

/** Cuts the responses of all writes to `path`, which the server stores if `reaches`. Returns a function that ends this. */
async function serverGone(page: Page, path: string, reaches: boolean): Promise<() => Promise<void>> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if (reaches) await route.fetch();
    return route.abort('connectionreset');
  });
  return () => page.unroute(`**${path}`);
}

async function scene({ page, call }: SignedIn) {
  const gift = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Tea tin' });
  const list = await call<WithId>('POST', '/api/gift-lists/simple', { title: 'Kitchen' });
  const dad = await call<WithId>('POST', '/api/v1/recipients', { name: 'Dad' });
  const tag = await call<WithId>('POST', '/api/v1/tags', { name: 'cosy' });
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Add Tea tin to a list' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Organize Gift' });
  await expect(sheet.getByRole('checkbox', { name: /Kitchen/ })).toBeVisible();
  return { gift, list, dad, tag, sheet };
}

test.beforeEach(({ expectFailures }) => expectFailures(/^net::ERR_CONNECTION_RESET/));

for (const reaches of [true, false]) {
  const when = reaches ? 'after the write' : 'before the write';

  test(`a list, a person and a tag in the sheet, gone ${when}`, async ({ signedIn }) => {
    const { page, call } = signedIn;
    const { gift, sheet } = await scene(signedIn);
    for (const part of ['People', 'Tags']) await sheet.getByRole('button', { name: part }).click();
    const kitchen = sheet.getByRole('checkbox', { name: /Kitchen/ });
    const dad = sheet.getByRole('checkbox', { name: 'Dad' });
    const cosy = sheet.getByRole('button', { name: 'cosy' });

    let back = await serverGone(page, '/api/gift-list-gifts', reaches);
    await kitchen.click();
    await expect(page.getByText('Failed to update gift list associations')).toBeVisible();
    await back();
    // A stored write is shown once the server confirms it; otherwise one press repeats it.
    if (!reaches) {
      await expect(kitchen).not.toBeChecked();
      await kitchen.click();
    }
    await expect(kitchen).toBeChecked();

    back = await serverGone(page, '/api/v1/recipient-gifts/choose', reaches);
    await dad.click();
    await expect(page.getByText('Failed to update recipients for gift. Please try again.')).toBeVisible();
    await back();
    if (!reaches) {
      await expect(dad).not.toBeChecked();
      await dad.click();
    }
    await expect(dad).toBeChecked();

    back = await serverGone(page, '/api/v1/tags/associations', reaches);
    await cosy.click();
    await expect(page.getByText('Failed to save tags')).toBeVisible();
    await back();
    if (!reaches) {
      await expect(cosy).toHaveAttribute('aria-pressed', 'false');
      await cosy.click();
    }
    await expect(cosy).toHaveAttribute('aria-pressed', 'true');

    await expect
      .poll(async () => [
        (await call<WithId[]>('GET', `/api/gift-lists?giftId=${gift.id}`)).length,
        (await call<WithId[]>('GET', `/api/v1/recipient-gifts?giftId=${gift.id}`)).length,
        (await call<WithId[]>('GET', `/api/v1/tags/associations?giftId=${gift.id}`)).length,
      ])
      .toEqual([2, 1, 1]);
  });

  test(`a new list in the sheet, gone ${when}: its name stays, and it is made once`, async ({ signedIn }) => {
    const { page, id, call } = signedIn;
    const { sheet } = await scene(signedIn);
    const field = sheet.getByRole('searchbox', { name: 'Search your gift lists' });
    const back = await serverGone(page, '/api/gift-lists', reaches);
    await field.fill('For the lake');
    await sheet.getByRole('button', { name: 'Create “For the lake”' }).click();
    await expect(sheet.getByText('Failed to create Gift List')).toBeVisible();
    await expect(field).toHaveValue('For the lake');
    await back();
    await sheet.getByRole('button', { name: 'Create “For the lake”' }).click();
    await expect(page.getByText('Gift List created successfully!')).toBeVisible();
    const lists = await call<{ title: string }[]>('GET', `/api/gift-lists?userId=${id}`);
    expect(lists.filter(({ title }) => title === 'For the lake')).toHaveLength(1);
  });

  test(`a heart and its end, gone ${when}`, async ({ signedIn, expectFailures }) => {
    if (reaches) expectFailures(/^404 DELETE .*\/unsave-all$/);
    const { page, id, call } = signedIn;
    const [gift] = await call<WithId[]>('GET', '/api/gift-lists/1/gifts');
    const saved = () => call<WithId[]>('GET', `/api/v1/user-saved-gifts?userId=${id}&giftId=${gift!.id}`);
    await page.goto('/app/gift-list/1');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save / });

    let back = await serverGone(page, '/api/v1/user-saved-gifts', reaches);
    await heart.click({ force: true });
    await expect(page.getByText('Error saving gift')).toBeVisible();
    await back();
    if (!reaches) {
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click({ force: true });
    }
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await saved()).length).toBe(1);

    back = await serverGone(page, '/unsave-all', reaches);
    await heart.click({ force: true });
    const question = page.getByRole('alertdialog', { name: 'Unsave Gift?' });
    await question.getByRole('button', { name: 'Unsave' }).click();
    await expect(question.getByText('Failed to remove gift from favorites')).toBeVisible();
    await back();
    await question.getByRole('button', { name: 'Unsave' }).click();
    await expect(question).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await saved()).toEqual([]);
  });

  test(`bought, a note and given, gone ${when}: what was typed stays`, async ({ signedIn }) => {
    const { page, call } = signedIn;
    const gift = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Tea tin' });
    const dad = await call<WithId>('POST', '/api/v1/recipients', { name: 'Dad' });
    const link = await call<WithId>('POST', '/api/v1/recipient-gifts', {
      recipientId: dad.id,
      giftId: gift.id,
    });
    await page.goto(`/app/recipients/${dad.id}`);
    const path = `/api/v1/recipient-gifts/${link.id}`;
    const buy = page.getByRole('button', { name: /Mark as bought/ });

    let back = await serverGone(page, path, reaches);
    await buy.click();
    await expect(page.getByText('Failed to mark as bought. Please try again.')).toBeVisible();
    await back();
    if (!reaches) await buy.click();
    await expect(page.getByText(/^Bought on/)).toBeVisible();

    back = await serverGone(page, path, reaches);
    await chooseForGift(page, 'Add a note');
    const note = page.getByRole('textbox', { name: 'Note for Dad' });
    await note.fill('The one with the lid');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Failed to save the note. Please try again.')).toBeVisible();
    await expect(note).toHaveValue('The one with the lid');
    await back();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note).toBeHidden();

    back = await serverGone(page, path, reaches);
    await page.getByRole('button', { name: /Mark as given/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as given' });
    await dialog.getByLabel('Given on').fill('2024-12-24');
    await dialog.getByRole('button', { name: 'Mark as given' }).click();
    // A stored gift moves to its year once the server confirms it, and the dialog is no longer needed.
    if (!reaches) {
      await expect(dialog.getByText('Failed to mark as given. Please try again.')).toBeVisible();
      await expect(dialog.getByLabel('Given on')).toHaveValue('2024-12-24');
      await back();
      await dialog.getByRole('button', { name: 'Mark as given' }).click();
    }
    const year = page.getByRole('list', { name: '2024' });
    await expect(year).toContainText('December 24, 2024');
    await expect(year).toContainText('The one with the lid');
  });

  test(`removing many, gone ${when}`, async ({ signedIn }) => {
    const { page, id, call } = signedIn;
    for (const title of ['One', 'Two', 'Three'])
      await call('POST', '/api/v1/gifts/with-saved-gift', { title });
    await page.goto('/app/saved');
    const cards = page.getByRole('list', { name: 'Saved gifts' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const title of ['One', 'Two']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();

    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    const back = await serverGone(page, '/api/v1/gifts/many/remove', reaches);
    await remove.click();
    await expect(page.getByText('We could not reach Tuckaway.')).toBeVisible();
    await back();
    if (!reaches) {
      // The gifts are still selected, so that one press removes them.
      await expect(page.getByText('2 selected')).toBeVisible();
      await remove.click();
      await expect(page.getByText('Removed 2 gifts from your saved items')).toBeVisible();
    }
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Three');
    expect(await call<WithId[]>('GET', `/api/v1/user-saved-gifts?userId=${id}`)).toHaveLength(1);
  });

  test(`several pasted lines, gone ${when}: they stay, and each is made once`, async ({ signedIn }) => {
    const { page, id, call } = signedIn;
    await page.goto('/app/saved');
    await page.getByRole('button', { name: 'Create Gift', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Gift' });
    await dialog.getByLabel('Title').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Red kite\nWalnut bowl\nSocks');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await dialog.getByRole('textbox', { name: 'Title 2' }).fill('A large walnut bowl');
    const back = await serverGone(page, '/api/v1/gifts/with-saved-gift', reaches);
    await dialog.getByRole('button', { name: 'Create 3 gifts' }).click();
    await expect(dialog.getByText(/None of these gifts could be created. Nothing is lost/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title 2' })).toHaveValue('A large walnut bowl');
    await back();
    await dialog.getByRole('button', { name: 'Create 3 gifts' }).click();
    await expect(page.getByText('3 gifts created successfully!')).toBeVisible();
    const saved = await call<{ gift: { title: string } }[]>('GET', `/api/v1/user-saved-gifts?userId=${id}`);
    expect(saved.map(({ gift }) => gift.title).toSorted()).toEqual([
      'A large walnut bowl',
      'Red kite',
      'Socks',
    ]);
  });
}
