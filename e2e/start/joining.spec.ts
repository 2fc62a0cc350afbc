import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { linkIn, startOwnServer, type OwnServer } from '../own-server.ts';

// A first start fills the database, which a busy machine takes minutes for.
const START_MS = 300_000;
test.describe.configure({ mode: 'serial' });

let own: OwnServer;
let host: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  own = await startOwnServer();
  await expect
    .poll(async () => (await fetch(`${own.origin}/readyz`).catch(() => undefined))?.status, {
      timeout: START_MS,
    })
    .toBe(200);
  host = await newPage(browser);
});
test.afterAll(async () => {
  await host.context().close();
  await own.close();
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: own.origin, serviceWorkers: 'block' });
  return await context.newPage();
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in by mail: from the open dialog to the link in the mail. */
async function signInByMail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status')).toContainText(`We sent a link to ${email}`);
  await expect.poll(() => linkIn(own.mail, email, 'sign-in#mail=')).toBeDefined();
  await page.goto(linkIn(own.mail, email, 'sign-in#mail=')!);
}

test('the host signs in with OpenID Connect, is the operator, and sees mail work', async () => {
  await openDialog(host);
  await host.getByRole('button', { name: 'Continue with Example House' }).click();
  await expect(host).toHaveURL('/app');
  await host.goto('/app/settings');
  await host.getByRole('link', { name: /^Operator/ }).click();
  await expect(host.getByRole('heading', { name: 'Operator', level: 1 })).toBeVisible();
  await expect(host.getByText('Only people with an invitation may join.')).toBeVisible();
  await host.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(host.getByRole('status').filter({ hasText: 'The mail server took the mail' })).toContainText(
    '250',
  );
  await expectAccessibleInBothThemes(host);
});

test('a visitor of an address of the app reads what it needs, and is taken to it after signing in', async ({
  browser,
}) => {
  const page = await newPage(browser);
  await page.goto('/app/draws');
  await expect(
    page.getByText('Sign in to open that page. You will be taken to it right after.'),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue with Example House' }).click();
  await expect(page).toHaveURL('/app/draws');
  await expect(page.getByRole('heading', { name: 'Draw names', level: 1 })).toBeVisible();
  await page.context().close();
});

test('a stranger with a mail link reads one sentence and gets no account', async ({ browser }) => {
  const page = await newPage(browser);
  await openDialog(page);
  await signInByMail(page, 'stranger@example.com');
  await expect(page.getByRole('alert')).toContainText('joining needs an invitation');
  await page.goto('/app');
  await expect(page).not.toHaveURL('/app');
  await page.context().close();
});

test('somebody who is invited joins by mail, and is not an operator', async ({ browser }) => {
  await host.goto('/app/operator');
  await host.getByRole('button', { name: 'Invite somebody' }).click();
  await host.getByLabel('Their e-mail address').fill('guest@example.com');
  await host.getByRole('button', { name: 'Make the link' }).click();
  await expect(host.getByRole('dialog', { name: 'The invitation is ready' })).toContainText(
    'guest@example.com',
  );
  await host.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => linkIn(own.mail, 'guest@example.com', 'join#')).toBeDefined();

  const invitation = linkIn(own.mail, 'guest@example.com', 'join#')!;
  const page = await newPage(browser);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Nora Vale invites you to Tuckaway' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await signInByMail(page, 'guest@example.com');
  await expect(page).toHaveURL('/app');
  await page.goto('/app/operator');
  await expect(page.getByText('Page not found').last()).toBeVisible();
  await page.goto('/app/settings');
  await expect(page.getByRole('link', { name: /^Recipients/ }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Operator/ })).toHaveCount(0);
  await page.context().close();

  const again = await newPage(browser);
  await again.goto(invitation);
  await expect(again.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await again.context().close();
});

test('the operator finds an account and deletes it once its address is typed', async () => {
  await host.goto('/app/operator');
  const rows = host.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await host.getByLabel('Find an account').fill('guest');
  await expect(rows).toHaveCount(1);
  await host.getByRole('button', { name: 'More for guest' }).click();
  await host.getByRole('menuitem', { name: 'Delete account' }).click();
  const dialog = host.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not the address of this account');
  await dialog.getByLabel('Type their e-mail address').fill('guest@example.com');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(host.getByText('No account has this in its name or address.')).toBeVisible();
});
