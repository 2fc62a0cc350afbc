import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';

// A red square, 8 by 8.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

async function openDialog({ page }: SignedIn) {
  await page.goto('/app/saved');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Gift' });
  await dialog.getByRole('button', { name: 'More details' }).click();
  return { page, dialog, create: dialog.getByRole('button', { name: 'Create Gift' }) };
}

test('a gift with picture, tag and recipient, kept in Favorites', async ({ signedIn, expectFailures }) => {
  expectFailures(/^422 POST \/api\/v1\/link-previews/);
  await signedIn.call('POST', '/api/v1/recipients', { name: 'Ann' });
  const { page, dialog, create } = await openDialog(signedIn);
  await dialog.getByLabel('Title').fill('Red kite');
  await dialog.getByLabel('Price').pressSequentially('$1x2.5.0');
  await expect(dialog.getByLabel('Price')).toHaveValue('12.50');
  await dialog.getByLabel('Purchase link').fill('https://example.com/kite');
  await dialog.getByLabel('Notes').fill('The one with the tail');
  await dialog.getByLabel('Image').setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: PNG });
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Tags' }).pressSequentially('outdoor ');
  await expect(dialog.getByRole('button', { name: 'outdoor' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Tag "outdoor" created')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Ann' }).check();
  await expectAccessible(page);
  await create.click();
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: '$12.50 Red kite' }).click();
  await expect(page.getByText('$12.50')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags on this gift' })).toHaveText('outdoor');
  await expect(page.getByRole('list', { name: 'Recipients of this gift' })).toContainText('Ann');
  await expect(page.locator('img[src^="/api/v1/images/"]')).toBeVisible();
});

test('every refusal has its sentence, and nothing is sent', async ({ signedIn }) => {
  const { page, dialog, create } = await openDialog(signedIn);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  await dialog.getByLabel('Price').fill('.');
  await dialog.getByLabel('Purchase link').fill('javascript:alert(1)');
  await dialog.getByLabel('Image').setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: PNG });
  await expect(dialog.getByText('Please select a valid image file')).toBeVisible();
  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
  await dialog.getByLabel('Image').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: tooLarge });
  await expect(dialog.getByText('Please select an image smaller than 5MB')).toBeVisible();
  await create.click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid price')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid URL')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  expect(writes).toEqual([]);
  await expectAccessible(page);
});

test('the server is down: the words stay, the next attempt works', async ({ signedIn, expectFailures }) => {
  expectFailures(/^net::ERR_FAILED POST \/api\/v1\/gifts\/with-saved-gift/);
  const { page, dialog, create } = await openDialog(signedIn);
  await page.route('**/api/v1/gifts/with-saved-gift', (route) => route.abort(), { times: 2 });
  await dialog.getByLabel('Title').fill('Red kite');
  await create.click();
  await expect(dialog.getByText('Failed to create gift. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Red kite');
  await create.click();
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
});

test('the bar climbs by 10 to 90 while it lasts', async ({ signedIn }) => {
  const { page, dialog, create } = await openDialog(signedIn);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/gifts/with-saved-gift', async (route) => {
    await gate;
    await route.continue();
  });
  // Every value that the bar shows, in order.
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (value && value !== shown.at(-1)) shown.push(value);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await dialog.getByLabel('Title').fill('Red kite');
  await create.click();
  const bar = dialog.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '90');
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90']);
  answer();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('a chosen tag was deleted meanwhile: the gift stays, with a warning', async ({ signedIn }) => {
  const tag = await signedIn.call<{ id: number }>('POST', '/api/v1/tags', { name: 'outdoor' });
  const { page, dialog, create } = await openDialog(signedIn);
  await dialog.getByLabel('Title').fill('Red kite');
  await dialog.getByRole('button', { name: 'outdoor' }).click();
  await signedIn.call('DELETE', `/api/v1/tags/${tag.id}`);
  await create.click();
  await expect(
    page.getByText(
      'Gift was created successfully, but there was an issue saving the tags. You can add tags later by editing the gift.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Red kite/ })).toBeVisible();
});

test('the keyboard: focus stays in the dialog and goes back to the menu', async ({ signedIn }) => {
  const { page } = signedIn;
  await page.goto('/app/tags');
  const plus = page.getByRole('button', { name: 'Create', exact: true });
  await plus.focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus with the next frame; until then Enter is still the trigger's.
  await expect(page.getByRole('menuitem', { name: 'Create Gift', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Gift' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(plus).toBeFocused();
});

test('Enter pressed again before the menu has the focus leaves it open', async ({ signedIn: { page } }) => {
  await page.goto('/app/tags');
  const plus = page.getByRole('button', { name: 'Create', exact: true });
  await plus.focus();
  // A machine that is busy with other things draws its frames late.
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = draw;
      for (const callback of waiting) draw(callback);
    });
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.dispatchEvent(new Event('frames')));
  await expect(page.getByRole('menuitem', { name: 'Create Gift', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(plus).toBeFocused();
});

test('an own gift gets tags and recipients by editing it', async ({ signedIn, expectFailures }) => {
  expectFailures(/^422 POST \/api\/v1\/recipient-gifts\/choose/);
  const { page, call } = signedIn;
  await call('POST', '/api/v1/recipients', { name: 'Ann' });
  const gift = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', { title: 'Red kite' });
  await page.goto(`/app/gift/${gift.id}`);
  await page.getByRole('button', { name: 'Gift options' }).click();
  await page.getByRole('menuitem', { name: 'Edit gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Gift' });
  await dialog.getByLabel('Title').fill('Blue kite');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('outdoor');
  await dialog.getByRole('checkbox', { name: 'Ann' }).check();
  await page.route('**/api/v1/recipient-gifts/choose', (route) => route.fulfill({ status: 422, json: {} }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Failed to update recipients for gift. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Blue kite');
  await expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Blue kite' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags on this gift' })).toHaveText('outdoor');
  await expect(page.getByRole('list', { name: 'Recipients of this gift' })).toContainText('Ann');
});

test('editing an own gift sends only changed fields, and can remove the picture', async ({ signedIn }) => {
  const { page, call } = signedIn;
  const gift = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', {
    title: 'Red kite',
    price: 12.5,
    imageUrl: `data:image/png;base64,${PNG.toString('base64')}`,
  });
  await page.goto(`/app/gift/${gift.id}`);
  await page.getByRole('button', { name: 'Gift options' }).click();
  await page.getByRole('menuitem', { name: 'Edit gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Gift' });
  await expect(dialog.getByLabel('Price')).toHaveValue('12.50');
  await dialog.getByLabel('Title').fill('Blue kite');
  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await expectAccessible(page);
  const change = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await change).postDataJSON()).toEqual({ title: 'Blue kite', imageUrl: null });
  await expect(page.getByRole('heading', { name: 'Blue kite' })).toBeVisible();
  await expect(page.locator('img[src^="/api/v1/images/"]')).toHaveCount(0);
});
