import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const LIST = '/app/gift-list/1';

async function openList(page: Page) {
  await page.goto(LIST);
  const card = page.getByRole('list', { name: 'Gifts' }).getByRole('article').first();
  await expect(card).toBeVisible();
  return { card, heart: card.getByRole('button', { name: /^Save / }) };
}

test.describe('Saving', () => {
  test('heart, organize with a new list, unsave: the whole way', async ({ signedIn: { page } }) => {
    const { card, heart } = await openList(page);
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Gift saved to favorites!')).toBeVisible();
    await page.getByRole('button', { name: 'Add To Gift List' }).click();

    const organize = page.getByRole('dialog', { name: 'Organize Gift' });
    await expect(organize.getByRole('checkbox', { name: 'Favorites' })).toBeChecked();
    await expectAccessible(page);
    await organize.getByRole('searchbox', { name: 'Search your gift lists' }).fill('For Mum');
    await organize.getByRole('button', { name: 'Create “For Mum”' }).click();
    await expect(page.getByText('Gift List created successfully!')).toBeVisible();
    await expect(organize.getByRole('checkbox', { name: 'For Mum' })).toBeChecked();
    await organize.getByRole('button', { name: 'Done' }).click();
    await expect(organize).toBeHidden();

    await card.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'For Mum' })).toBeVisible();
    await page.getByRole('button', { name: 'Manage Saved in Lists' }).click();
    await organize.getByRole('checkbox', { name: 'For Mum' }).uncheck();
    await expect(page.getByText('Gift is removed from the Gift List')).toBeVisible();
    await organize.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    const unsave = page.getByRole('alertdialog', { name: 'Unsave Gift?' });
    await expect(
      unsave.getByText('Unsaving this gift will also remove it from any Giftlists.'),
    ).toBeVisible();
    await expectAccessible(page);
    await unsave.getByRole('button', { name: 'Unsave' }).click();
    await expect(page.getByText('Gift removed from favorites')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('a heart turns at once and back when saving fails', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^400 POST \/api\/v1\/user-saved-gifts/);
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/v1/user-saved-gifts', async (route) => {
      await mayAnswer;
      await route.fulfill({ status: 400, json: {} });
    });
    const { heart } = await openList(page);
    await heart.click({ force: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    answer();
    await expect(page.getByText('Error saving gift')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('saved in another tab meanwhile counts as saved', async ({
    signedIn: { page, call },
    expectFailures,
  }) => {
    expectFailures(/^409 POST \/api\/v1\/user-saved-gifts/);
    const { heart } = await openList(page);
    const [favorites] = await call<{ id: number }[]>('GET', '/api/gift-lists');
    const [gift] = await call<{ id: number }[]>('GET', '/api/gift-lists/1/gifts');
    await call('POST', '/api/v1/user-saved-gifts', { giftId: gift!.id, giftListId: favorites!.id });
    await heart.click({ force: true });
    await expect(page.getByText('Gift saved to favorites!')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks to save first, and tells when organizing fails', async ({
    signedIn: { page, call },
    expectFailures,
  }) => {
    expectFailures(/^400 POST \/api\/gift-list-gifts/);
    await call('POST', '/api/gift-lists/simple', { title: 'Garden' });
    const { card } = await openList(page);
    await card.getByRole('button', { name: /to a list$/ }).click({ force: true });
    const organize = page.getByRole('dialog', { name: 'Organize Gift' });
    await expect(organize.getByText('Save to favorites first, then organize into lists!')).toBeVisible();
    await organize.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(organize.getByText('Save to favorites first, then organize into lists!')).toBeHidden();
    await page.route('**/api/gift-list-gifts', (route) => route.fulfill({ status: 400, json: {} }));
    await organize.getByRole('checkbox', { name: 'Garden' }).click();
    await expect(page.getByText('Failed to update gift list associations')).toBeVisible();
    await expect(organize.getByRole('checkbox', { name: 'Garden' })).not.toBeChecked();
  });

  test('an unsave that fails says so in the dialog and keeps the gift', async ({
    signedIn: { page },
    expectFailures,
  }) => {
    expectFailures(/^400 DELETE \/api\/v1\/user-saved-gifts\/unsave-all/);
    const { heart } = await openList(page);
    await heart.click({ force: true });
    await expect(page.getByText('Gift saved to favorites!')).toBeVisible();
    await page.route('**/unsave-all', (route) => route.fulfill({ status: 400, body: '' }));
    await heart.click({ force: true });
    const unsave = page.getByRole('alertdialog', { name: 'Unsave Gift?' });
    await unsave.getByRole('button', { name: 'Unsave' }).click();
    await expect(unsave.getByText('Failed to remove gift from favorites')).toBeVisible();
    await unsave.getByRole('button', { name: 'Cancel' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('with a mouse, a card shows its actions where the pointer is or the keyboard', async ({
    signedIn: { page },
  }) => {
    const { card } = await openList(page);
    const drawing = card.getByRole('button', { name: /to a list$/ }).locator('svg');
    await expect(drawing).toBeHidden();
    await card.hover();
    await expect(drawing).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(drawing).toBeHidden();
    await card.getByRole('link').first().focus();
    await expect(drawing).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: /^Save / })).toBeFocused();
    await expect(card.getByRole('button', { name: /^Save / })).toHaveCSS('opacity', '1');
  });

  test.describe('with fingers', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('a card shows its heart and one menu, with buttons of 44 px', async ({ signedIn: { page } }) => {
      const { card } = await openList(page);
      await expect(card.getByRole('button')).toHaveCount(2);
      for (const action of [/^Save /, /^More for /]) {
        const box = await card.getByRole('button', { name: action }).boundingBox();
        expect(box!.width).toBeGreaterThanOrEqual(44);
        expect(box!.height).toBeGreaterThanOrEqual(44);
      }
      await expect(card.getByRole('button', { name: /^Save / })).toHaveCSS('opacity', '1');
      await expectAccessible(page);

      await card.getByRole('button', { name: /^More for / }).tap();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: /^Buy/ })).toHaveAttribute('target', '_blank');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Add to list' }).tap();
      await expect(page.getByRole('dialog', { name: 'Organize Gift' })).toBeVisible();
    });
  });
});
