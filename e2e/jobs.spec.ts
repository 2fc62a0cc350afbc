import type { Locator, Page } from '@playwright/test';
import { expect, test, type SignedIn } from './fixtures.ts';

// The main jobs, and the number of presses each may take. Every click and every Enter counts; typing and pasting do not.
// They run with animations, as most people see them.
test.use({ reducedMotion: 'no-preference' });

interface WithId {
  id: number;
  title: string;
}

function counting(page: Page) {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    enter: async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    },
    count: () => presses,
  };
}

const giftOfList = async ({ call }: SignedIn): Promise<WithId> =>
  (await call<WithId[]>('GET', '/api/gift-lists/1/gifts'))[0]!;

const cardOf = (page: Page, { title }: WithId) =>
  page.getByRole('article').filter({ hasText: title }).first();

async function soon({ call }: SignedIn, recipientId: number): Promise<void> {
  const date = new Date(Date.now() + 9 * 86_400_000);
  const birthday = { kind: 'birthday', month: date.getMonth() + 1, day: date.getDate() };
  await call('POST', `/api/v1/recipients/${recipientId}/days`, birthday);
}

test('find with the finder and save: 7', async ({ signedIn: { page } }) => {
  const { press, count } = counting(page);
  await page.goto('/app');
  await press(page.getByRole('button', { name: 'Gift finder' }));
  for (const option of ['For Him', 'Friends', 'Birthday', '<$50', 'Camper'])
    await press(page.getByRole('dialog').getByRole('button', { name: option, exact: true }));
  const first = page
    .getByRole('region', { name: /^Gifts/ })
    .getByRole('article')
    .first();
  await first.hover();
  await press(first.getByRole('button', { name: /^Save / }));
  await expect(page.getByText('Gift saved to favorites!')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(7);
});

test('something for fishing under $50: one search', async ({ signedIn: { page } }) => {
  const { enter, count } = counting(page);
  await page.goto('/app');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('fishing under $50');
  await enter();
  const gifts = page.getByRole('region', { name: /^Gifts/ }).getByRole('article');
  await expect(gifts.first()).toContainText(/fish|angl|fly|lure|tackle/i);
  for (const gift of (await gifts.allInnerTexts()).slice(0, 6)) {
    const price = Number(/\$([\d,.]+)/.exec(gift)![1]);
    expect(price).toBeLessThanOrEqual(50);
  }
  expect(count()).toBe(1);
});

test('save into a new list: 3', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const { press, count } = counting(page);
  const gift = await giftOfList(signedIn);
  await page.goto('/app/gift-list/1');
  await cardOf(page, gift).hover();
  await press(cardOf(page, gift).getByRole('button', { name: /^Save / }));
  await press(page.getByRole('button', { name: 'Add To Gift List' }));
  const sheet = page.getByRole('dialog', { name: 'Organize Gift' });
  await expect(sheet.getByRole('searchbox', { name: 'Search your gift lists' })).toBeFocused();
  await page.keyboard.type('For the lake');
  await press(sheet.getByRole('button', { name: 'Create “For the lake”' }));
  await expect(sheet.getByRole('checkbox', { name: /For the lake/ })).toBeChecked();
  expect(count()).toBe(3);
  const lists = await call<WithId[]>('GET', `/api/gift-lists?giftId=${gift.id}`);
  expect(lists.map(({ title }) => title).toSorted()).toEqual(['Favorites', 'For the lake']);
});

test('say that a gift is for Dad: 3', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const { press, count } = counting(page);
  await call('POST', '/api/v1/recipients', { name: 'Dad' });
  const gift = await giftOfList(signedIn);
  await page.goto('/app/gift-list/1');
  await cardOf(page, gift).hover();
  await press(cardOf(page, gift).getByRole('button', { name: /to a list$/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'People' }));
  await press(page.getByRole('dialog').getByRole('checkbox', { name: 'Dad' }));
  await expect(page.getByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(count()).toBe(3);
});

test('the whole story, from search to Dad’s page with the gift given: 8; marking it takes 3', async ({
  signedIn: { page, call },
}) => {
  const { press, enter, count } = counting(page);
  const dad = await call<WithId>('POST', '/api/v1/recipients', { name: 'Dad' });
  await page.goto('/app');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('coffee');
  await enter();
  await press(
    page
      .getByRole('region', { name: /^Gifts/ })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first(),
  );
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await press(page.getByRole('button', { name: 'Tuck away for Dad' }));
  const before = count();
  await press(page.getByRole('button', { name: /^More: .+, for Dad/ }));
  await press(page.getByRole('menuitem', { name: 'Mark as given' }));
  const dialog = page.getByRole('dialog', { name: 'Mark as given' });
  await dialog.getByLabel('Given on').fill('2024-12-24');
  await press(dialog.getByRole('button', { name: 'Mark as given' }));
  const people = page.getByRole('list', { name: 'Recipients of this gift' });
  await expect(people).toContainText('Given to Dad on December 24, 2024');
  expect(count() - before).toBe(3);
  await press(people.getByRole('link', { name: 'Dad' }));
  await expect(page).toHaveURL(new RegExp(`/app/recipients/${dad.id}$`));
  await expect(page.getByRole('list', { name: '2024' })).toContainText('December 24, 2024');
  expect(count()).toBeLessThanOrEqual(8);
});

test('home to a person’s page: 1', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const { press, count } = counting(page);
  const dad = await call<WithId>('POST', '/api/v1/recipients', { name: 'Dad' });
  await soon(signedIn, dad.id);
  await page.goto('/app');
  await press(
    page.getByRole('list', { name: 'Coming up' }).getByRole('link', { name: 'Dad', exact: true }).first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Dad' })).toBeVisible();
  expect(count()).toBe(1);
});

async function pasteLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://shop.example/kite');
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
}

for (const way of ['beside every field', 'into the Create menu'])
  test(`a gift from a shop’s link, pasted ${way}, then a look at it: 3`, async ({ signedIn: { page } }) => {
    const { press, count } = counting(page);
    await page.route('**/api/v1/link-previews', (route) =>
      route.fulfill({
        json: { data: { title: 'Red kite', description: null, price: 12.5, currency: null, imageUrl: null } },
      }),
    );
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'Discover Gift Lists' })).toBeVisible();
    if (way === 'into the Create menu') {
      await press(page.getByRole('button', { name: 'Create', exact: true }));
      await expect(page.getByRole('menu')).toBeVisible();
    }
    await pasteLink(page);
    const dialog = page.getByRole('dialog', { name: 'Create Gift' });
    await expect(dialog.getByLabel('Title')).toHaveValue('Red kite');
    await expect(page.getByRole('menu')).toBeHidden();
    await press(dialog.getByRole('button', { name: 'Create Gift' }));
    await press(page.locator('[data-toasts]').getByRole('button', { name: /view|look/i }));
    await expect(page.getByRole('heading', { level: 1, name: 'Red kite' })).toBeVisible();
    // Opening the menu is a press, too.
    expect(count()).toBe(way === 'into the Create menu' ? 3 : 2);
  });

test('all gifts with a tag: 1', async ({ signedIn: { page, call } }) => {
  const { press, count } = counting(page);
  const gift = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Tea tin' });
  const tag = await call<WithId>('POST', '/api/v1/tags', { name: 'cosy' });
  await call('POST', '/api/v1/tags/associations', { giftId: gift.id, tagIds: [tag.id] });
  await page.goto(`/app/gift/${gift.id}`);
  await press(page.getByRole('link', { name: 'cosy' }));
  await expect(page).toHaveURL(new RegExp(`/app/tags/${tag.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: /cosy/ })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Tea tin');
  expect(count()).toBe(1);
});

test('add a gift on a person’s page: 2', async ({ signedIn: { page, call } }) => {
  const { press, count } = counting(page);
  const dad = await call<WithId>('POST', '/api/v1/recipients', { name: 'Dad' });
  await page.goto(`/app/recipients/${dad.id}`);
  await press(page.getByRole('button', { name: 'Add a gift' }));
  const dialog = page.getByRole('dialog', { name: 'Create Gift' });
  await dialog.getByLabel('Title').fill('Walnut bowl');
  await press(dialog.getByRole('button', { name: 'Create Gift' }));
  await expect(page.getByRole('list', { name: 'Tucked away' })).toContainText('Walnut bowl');
  expect(count()).toBe(2);
});
