import type { Page } from '@playwright/test';
import { expect, test, type SignedIn } from './fixtures.ts';

// With the server gone in the middle of a write nothing is lost and nothing doubled: a sentence, and a way on.

interface Thing {
  id: number;
}

/** Every write reaches the server while `reaches`, and no response comes back; until the server is there again. */
async function serverGone(page: Page, path: string, reaches: boolean): Promise<() => Promise<void>> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if (reaches) await route.fetch();
    return route.abort('connectionreset');
  });
  return () => page.unroute(`**${path}`);
}

async function scene({ page, call }: SignedIn) {
  const gift = await call<Thing>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Tea tin' });
  const list = await call<Thing>('POST', '/api/gift-lists/simple', { title: 'Kitchen' });
  const dad = await call<Thing>('POST', '/api/v1/recipients', { name: 'Dad' });
  const tag = await call<Thing>('POST', '/api/v1/tags', { name: 'cosy' });
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Add Tea tin to a list' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Organize Gift' });
  await expect(sheet.getByRole('checkbox', { name: /Kitchen/ })).toBeVisible();
  return { gift, list, dad, tag, sheet };
}

for (const reaches of [true, false]) {
  const when = reaches ? 'after the write' : 'before the write';

  test(`a list, a person and a tag in the sheet, gone ${when}`, async ({ signedIn }) => {
    const { page, call } = signedIn;
    const { gift, sheet } = await scene(signedIn);
    const kitchen = sheet.getByRole('checkbox', { name: /Kitchen/ });
    const dad = sheet.getByRole('checkbox', { name: 'Dad' });
    const cosy = sheet.getByRole('button', { name: 'cosy' });

    let back = await serverGone(page, '/api/gift-list-gifts', reaches);
    await kitchen.click();
    await expect(page.getByText('Failed to update gift list associations')).toBeVisible();
    await back();
    // What is stored is shown once the server says so; if it is not, one press does it.
    if (!reaches) {
      await expect(kitchen).not.toBeChecked();
      await kitchen.click();
    }
    await expect(kitchen).toBeChecked();

    back = await serverGone(page, '/api/v1/recipient-gifts/bulk', reaches);
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
        (await call<Thing[]>('GET', `/api/gift-lists?giftId=${gift.id}`)).length,
        (await call<Thing[]>('GET', `/api/v1/recipient-gifts?giftId=${gift.id}`)).length,
        (await call<Thing[]>('GET', `/api/v1/tags/associations?giftId=${gift.id}`)).length,
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
}
