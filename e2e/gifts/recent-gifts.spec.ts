import { expect, expectAccessible, signIn, test } from '../fixtures.ts';

test('the gifts looked at last stand on home, are reached by keyboard, and go with the session', async ({
  signedIn: { page, call },
}) => {
  const { gifts } = await call<{ gifts: { id: number; title: string }[] }>(
    'GET',
    '/api/v1/search?query=lantern',
  );
  await page.goto('/app');
  await expect(page.getByRole('list', { name: 'Gift lists' }).getByRole('link').first()).toBeVisible();
  const row = page.getByRole('list', { name: 'Looked at lately' });
  await expect(row).toHaveCount(0);

  for (const { id, title } of gifts.slice(0, 2)) {
    await page.goto(`/app/gift/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/app');
  await expect(row.getByRole('link')).toHaveText([gifts[1]!.title, gifts[0]!.title]);
  await expectAccessible(page);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/gift/${gifts[0]!.id}`);

  // Another account signs in on the same device. Requests of the open page would be refused without their session.
  await page.goto('about:blank');
  await signIn(page.request, 'Kim Vale');
  await page.goto('/app');
  await expect(page.getByText(/^Good (morning|afternoon|evening), Kim$/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a gift that is gone leaves the row once it was opened', async ({
  signedIn: { page, call },
  expectFailures,
}) => {
  expectFailures(/^404 GET \/api\//);
  const own = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', {
    title: 'Red kite',
    price: 12,
  });
  await page.goto(`/app/gift/${own.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Red kite' })).toBeVisible();
  await call('DELETE', `/api/v1/gifts/${own.id}`);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Red kite' }).click();
  await expect(page.getByText('Gift not found')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('list', { name: 'Gift lists' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Looked at lately' })).toHaveCount(0);
});
