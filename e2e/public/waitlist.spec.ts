import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../fixtures.ts';

const newAddress = () => `${randomUUID()}@example.com`;

test('the form is embedded by its key into a container of 180px, and confirms a sign-up', async ({
  page,
}) => {
  await page.goto('/');
  const container = page.locator('#waitlist [data-widget-key]');
  await expect(container).toHaveCSS('height', '180px');
  const frame = page.frameLocator('#waitlist iframe');
  const email = newAddress();
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('iOS').check();
  await frame.getByRole('button', { name: 'Join' }).click();
  await expect(frame.getByText('Thank you. You are on the list.')).toBeVisible();

  await page.reload();
  await frame.getByLabel('Email').fill(email.toUpperCase());
  await frame.getByRole('button', { name: 'Join' }).click();
  await expect(frame.getByText('Thank you. You are on the list.')).toBeVisible();
});

test('an address that is none gets a sentence beside the field', async ({ page, expectFailures }) => {
  expectFailures(/^400 POST \/api\/v1\/waitlist/);
  await page.goto('/');
  const frame = page.frameLocator('#waitlist iframe');
  await frame.getByLabel('Email').fill('nobody');
  await frame.getByRole('button', { name: 'Join' }).click();
  await expect(frame.getByText('Please enter a valid email')).toBeVisible();
  await expect(frame.getByLabel('Email')).toBeFocused();
  await frame.getByLabel('Email').fill(newAddress());
  await frame.getByLabel('Web', { exact: true }).uncheck();
  await frame.getByRole('button', { name: 'Join' }).click();
  await expect(frame.getByText('Choose at least one of Web, iOS and Android')).toBeVisible();
});

test('a frame that does not come is put in by hand', async ({ page, expectFailures }) => {
  expectFailures(/^net::ERR_FAILED GET \/waitlist\/widget\.js/);
  await page.route('**/waitlist/widget.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.frameLocator('#waitlist iframe').getByLabel('Email')).toBeVisible();
});

test('the card does not move anything while it loads', async ({ page }) => {
  await page.goto('/');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const done = () => setTimeout(() => resolve(total), 500);
        const wait = () =>
          document.querySelector('#waitlist iframe') ? done() : requestAnimationFrame(wait);
        wait();
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

for (const theme of ['light', 'dark']) {
  test(`the form is accessible and follows the theme ${theme}`, async ({ page }) => {
    await page.goto(`/waitlist/embed?theme=${theme}`);
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there and works', async ({ page, expectFailures }) => {
    expectFailures(/^400 POST \/waitlist\/embed/);
    await page.goto('/');
    await expect(page.locator('#waitlist iframe')).toHaveAttribute('src', '/waitlist/embed');
    await page.goto('/waitlist/embed');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Thank you. You are on the list.')).toBeVisible();
  });
});
