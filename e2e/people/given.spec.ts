import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';
import { chooseForGift } from '../gift-menu.ts';

interface WithId {
  id: number;
}

async function scene({ call }: SignedIn) {
  const ann = await call<WithId>('POST', '/api/v1/recipients', { name: 'Ann' });
  const gift = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Red kite', price: 20 });
  const link = await call<WithId>('POST', '/api/v1/recipient-gifts', {
    recipientId: ann.id,
    giftId: gift.id,
  });
  return { ann, gift, link };
}

test("a gift's way from planned to given and back, on the person's page", async ({ signedIn }) => {
  const { page } = signedIn;
  const { ann } = await scene(signedIn);
  await page.goto(`/app/recipients/${ann.id}`);
  await expect(page).toHaveTitle('Ann · Tuckaway');
  const planned = page.getByRole('list', { name: 'Tucked away' });
  await expect(planned.getByRole('heading', { name: 'Red kite' })).toBeVisible();
  await expectAccessible(page);

  await chooseForGift(page, 'Add a note');
  await page.getByRole('textbox', { name: 'Note for Ann' }).fill('The one with the tail');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The one with the tail')).toBeVisible();

  await chooseForGift(page, 'Mark as given');
  const dialog = page.getByRole('dialog', { name: 'Mark as given' });
  const now = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await expect(dialog.getByLabel('Given on')).toHaveValue(now);
  await expectAccessible(page);
  await dialog.getByLabel('Given on').fill('2024-12-24');
  await dialog.getByRole('button', { name: 'Mark as given' }).click();
  await expect(page.getByText('Given to Ann on December 24, 2024')).toBeVisible();
  const year = page.getByRole('list', { name: '2024' });
  await expect(year).toContainText('December 24, 2024');
  await expect(year).toContainText('The one with the tail');
  await expectAccessible(page);

  await page.reload();
  await expect(year).toContainText('December 24, 2024');
  await chooseForGift(page, 'Not given after all');
  await expect(planned.getByRole('heading', { name: 'Red kite' })).toBeVisible();
  await expect(page.getByText('The one with the tail')).toBeVisible();
});

test('a gift is marked as given on its own page', async ({ signedIn }) => {
  const { page } = signedIn;
  const { gift } = await scene(signedIn);
  await page.goto(`/app/gift/${gift.id}`);
  await chooseForGift(page, 'Mark as given');
  const dialog = page.getByRole('dialog', { name: 'Mark as given' });
  await dialog.getByLabel('Given on').fill('2023-05-01');
  await dialog.getByRole('button', { name: 'Mark as given' }).click();
  const people = page.getByRole('list', { name: 'Recipients of this gift' });
  await expect(people).toContainText('Given to Ann on May 1, 2023');
  await expectAccessible(page);
});

test('somebody had it before: said, not forbidden', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const { link } = await scene(signedIn);
  await call('PUT', `/api/v1/recipient-gifts/${link.id}`, { givenAt: '2024-12-24T12:00:00.000Z' });
  const again = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title: 'red kite' });
  await page.goto(`/app/gift/${again.id}`);
  await page.getByRole('button', { name: 'Manage Recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Recipients' });
  await expect(dialog.getByText(/Given to Ann on December 24, 2024/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Ann' }).click();
  await expect(page.getByText('Added 1 recipient(s) to gift')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The dialog says the same while it fades.
  const card = page.getByRole('list', { name: 'Recipients of this gift' });
  await expect(card.getByText(/Given to Ann on December 24, 2024/)).toBeVisible();
});

test('history by year, with nothing cut off', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const ann = await call<WithId>('POST', '/api/v1/recipients', { name: 'Ann' });
  for (let index = 0; index < 30; index += 1) {
    const gift = await call<WithId>('POST', '/api/v1/gifts', { title: `Gift ${index}` });
    const link = await call<WithId>('POST', '/api/v1/recipient-gifts', {
      recipientId: ann.id,
      giftId: gift.id,
    });
    await call('PUT', `/api/v1/recipient-gifts/${link.id}`, {
      givenAt: `${2000 + (index % 3)}-06-01T12:00:00.000Z`,
    });
  }
  await page.goto(`/app/recipients/${ann.id}`);
  await page.getByRole('button', { name: 'Show all 30 gifts given' }).click();
  for (const year of ['2002', '2001', '2000']) {
    await expect(page.getByRole('list', { name: year }).getByRole('listitem')).toHaveCount(10);
  }
});

test('an unknown person shows the error page', async ({ signedIn: { page }, expectFailures }) => {
  expectFailures(/^404 GET \/api\/v1\/recipients\/\d+/);
  await page.goto('/app/recipients/2147483647');
  await expect(page.getByText('Person not found')).toBeVisible();
  await expectAccessible(page);
});
