import { expect, expectAccessible, test } from '../fixtures.ts';

test.describe('Search and browse', () => {
  test('a category card leads to its lists, and a deep link shows the same', async ({
    signedIn: { page },
  }) => {
    await page.goto('/app/search');
    await expect(page.getByRole('heading', { name: 'Search for Gifts' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Birthday Gifts' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Camping' }).click();
    await expect(page).toHaveURL(/\/app\/category\/\d+\/gift-lists$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camping');
    await expect(page.getByText('Interest • Gift Lists')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Gift lists' }).getByRole('listitem').nth(3)).toBeVisible();
    await expectAccessible(page);
    const state = await page.context().newPage();
    await state.goto(page.url());
    await expect(state.getByRole('heading', { level: 1 })).toHaveText('Camping');
    await state.close();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/app/search');
  });

  test('a search on the page, a gift, and Back to the results', async ({ signedIn: { page } }) => {
    await page.goto('/app/search');
    await page.getByRole('main').getByPlaceholder('Search for gift ideas...').fill('lantern');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Search Results for "lantern"' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Gifts \(\d+\)$/ })).toBeVisible();
    await page
      .getByRole('region', { name: /^Gifts/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/app\/gift\/\d+$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Search Results for "lantern"' })).toBeVisible();
  });

  test('an unknown category says so', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^404 GET \/api\//);
    await page.goto('/app/category/2147483000/gift-lists');
    await expect(page.getByText('Category not found')).toBeVisible();
    await page.goto('/app/category/abc/gift-lists');
    await expect(page.getByText('Category not found')).toBeVisible();
  });
});

test.describe('Search results', () => {
  test('the navigation leads to results with filters that survive reload and Back', async ({
    signedIn: { page },
  }) => {
    await page.goto('/app');
    const box = page.getByRole('banner').getByPlaceholder('Search for gift ideas...');
    await box.fill('  mug ');
    await box.press('Enter');
    await expect(page).toHaveURL('/app/search/results?query=mug');
    const count = page.getByText(/^\d+ results found$/);
    await expect(count).toBeVisible();
    const all = await count.textContent();

    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('button', { name: 'By Price' }).click();
    await page.getByRole('checkbox', { name: 'Under $25' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/app/search/results?query=mug&price=under-25');
    await expect(count).not.toHaveText(all!);
    await expect(page.getByRole('button', { name: 'Remove Under $25' })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Under $25' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/app/search/results?query=mug');
    await expect(count).toHaveText(all!);
  });

  test('a typing error is mended, nonsense finds nothing', async ({ signedIn: { page } }) => {
    await page.goto('/app/search/results?query=lantren');
    await expect(page.getByText('“lantern”')).toBeVisible();
    await page.goto('/app/search/results?query=xqzzvblorp');
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Browse Categories' }).click();
    await expect(page).toHaveURL('/app/search');
  });

  test('Shop all opens everything of a master category', async ({ signedIn: { page } }) => {
    await page.goto('/app/search');
    await page.getByRole('link', { name: 'Shop all Relationships' }).click();
    await expect(page).toHaveURL('/app/search/results?category=all-relationships');
    await expect(page.getByText(/results found/)).toBeVisible();
  });

  test('a sentence becomes chips that come off, or the words alone', async ({ signedIn: { page } }) => {
    await page.goto('/app');
    const box = page.getByRole('banner').getByPlaceholder('Search for gift ideas...');
    await box.fill('gift for dad under $50');
    await box.press('Enter');
    const chips = page.getByRole('list', { name: 'Understood' });
    await expect(chips.getByRole('link', { name: 'Remove Dad' })).toBeVisible();
    const prices = page.getByRole('region', { name: /^Gifts/ }).getByText(/^\$\d/);
    await expect(prices.first()).toBeVisible();
    for (const price of await prices.allTextContents())
      expect(Number(price.slice(1))).toBeLessThanOrEqual(50);
    await expectAccessible(page);

    await chips.getByRole('link', { name: 'Remove Dad' }).click();
    await expect(page).toHaveURL('/app/search/results?query=gift+under+%2450');
    await expect(chips.getByRole('link', { name: 'Remove Dad' })).toHaveCount(0);
    await expect(chips.getByRole('link', { name: 'Remove Up to $50' })).toBeVisible();
    await page.goBack();
    await chips.getByRole('link', { name: 'Search for the words alone' }).click();
    await expect(page).toHaveURL(/asTyped=true/);
    await expect(page.getByRole('link', { name: 'Search for what they mean' })).toBeVisible();
    await expect(chips).toHaveCount(0);
    await expectAccessible(page);
  });

  test('lists are one row above the gifts, and open into all of them', async ({ signedIn: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/search/results?query=christmas');
    const lists = page.getByRole('region', { name: /^Gift Lists/ });
    const cards = lists.getByRole('listitem');
    await expect(cards.nth(2)).toBeVisible();
    const tops = new Set(
      await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top)),
    );
    expect(tops.size).toBe(1);
    // By keyboard the last card comes into sight.
    await cards.last().getByRole('link').focus();
    await expect(cards.last()).toBeInViewport();
    await expectAccessible(page);
    await lists.getByRole('button', { name: 'Show all gift lists' }).click();
    await expect(lists.getByRole('button', { name: 'Show fewer gift lists' })).toBeVisible();
    const rows = await cards.evaluateAll(
      (items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size,
    );
    expect(rows).toBeGreaterThan(1);
  });

  test('failing search shows the error card and recovers', async ({ signedIn: { page }, expectFailures }) => {
    expectFailures(/^400 GET \/api\/v1\/search/);
    await page.route('**/api/v1/search?**', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/app/search/results?query=mug');
    await expect(page.getByRole('heading', { name: 'Search Error' })).toBeVisible();
    await page.unroute('**/api/v1/search?**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/results found/)).toBeVisible();
  });
});

test.describe('Gift finder', () => {
  test('the keyboard leads from the home screen through all steps into results', async ({
    signedIn: { page },
  }) => {
    await page.goto('/app');
    const invitation = page.getByRole('button', { name: /Gift finder/ });
    await invitation.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "Who's it for?" })).toBeVisible();
    await expectAccessible(page, ['aria-hidden-focus']);
    const sizes = new Set<string>();
    for (const [step, option] of [
      ["Who's it for?", 'For Him'],
      ['Define the Bond', 'Kids'],
      ['Pick the Big day', 'Birthday'],
      ['How Fancy?', '<$50'],
      ['Pick their Playground', 'Camper'],
    ] as const) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      const { height, width } = (await page.getByRole('dialog').boundingBox())!;
      sizes.add(`${Math.round(width)} x ${Math.round(height)}`);
      if (option === 'Camper') {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Photography' })).toBeVisible();
        await expectAccessible(page, ['aria-hidden-focus']);
      }
      await page.getByRole('button', { name: option, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    expect(sizes.size).toBe(1);
    await expect(page).toHaveURL(
      /finder=1&gender=him&ageGroup=kids&event=birthday&priceRange=under-50&playground=camping/,
    );
    await expect(page.getByRole('button', { name: 'Remove Camper' })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Gifts \(\d+\)/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('a small supply is followed by the closest matches, with what they do not meet', async ({
    signedIn: { page },
  }) => {
    await page.goto(
      '/app/search/results?finder=1&ageGroup=infants&event=wedding-anniversary&playground=gaming&priceRange=under-25',
    );
    const closest = page.getByRole('region', { name: 'Closest matches' });
    await expect(closest.getByRole('listitem').nth(5)).toBeVisible();
    await expect(closest.getByText(/^No match for /).first()).toBeVisible();
    await expectAccessible(page);
  });
});
