import { expect, expectAccessible, test } from '../fixtures.ts';

test.describe('Suggestions while typing', () => {
  test('the keyboard leads to a person of mine, to a list, and to a search', async ({
    signedIn: { page, id, call },
  }) => {
    await call('POST', '/api/v1/recipients', { name: 'Camilla of the Very Long Surname', userId: id });
    await page.goto('/app');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await expect(box).toBeVisible();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type('cam');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveText('Camilla of the Very Long Surname');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('cam');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/recipients\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Camilla/ })).toBeVisible();

    await box.fill('the hanukkah ta');
    await page.getByRole('option', { name: 'The Hanukkah Table' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Hanukkah Table' })).toBeVisible();

    await box.fill('lant');
    await expect(page.getByRole('option', { name: 'lantern', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/search/results?query=lant');
  });

  test('recent searches are offered in an empty field, and leave with the person', async ({
    signedIn: { page },
  }) => {
    await page.goto('/app/search');
    const box = page.getByRole('main').getByPlaceholder('Search for gift ideas...');
    await box.fill('lantern');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'Search Results for "lantern"' })).toBeVisible();
    await page.goto('/app');
    await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).click();
    await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    await page.getByRole('option', { name: 'lantern' }).click();
    await expect(page).toHaveURL('/app/search/results?query=lantern');
    await page.goto('/app/settings');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  });
});
