import { createHash } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type SignedIn } from '../fixtures.ts';
import { ports } from '../ports.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has stored all its files. */
const installed = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const countOf = async ({ call, id }: SignedIn, title: string) => {
  const saved = await call<{ gift: { title: string } }[]>('GET', `/api/v1/user-saved-gifts?userId=${id}`);
  return saved.filter(({ gift }) => gift.title === title).length;
};

test('pages that were read last open without a connection; a new gift is saved once when it is back', async ({
  signedIn,
  expectFailures,
}) => {
  expectFailures(/^net::ERR_INTERNET_DISCONNECTED/);
  const { page, call } = signedIn;
  await call('POST', '/api/v1/gifts/with-saved-gift', { title: 'Red kite' });
  await page.goto('/app/saved');
  await expect(page.getByRole('link', { name: /Red kite/ })).toBeVisible();
  await installed(page);
  // Pictures that still load are not kept for later.
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Red kite/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Gift', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Gift' });
  await dialog.getByLabel('Title').fill('Walnut bowl');
  await dialog.getByRole('button', { name: 'Create Gift' }).click();
  await expect(page.getByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('1 gift is kept on this device and not saved yet.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Gift created successfully!')).toBeVisible();
  await expect(page.getByText('1 gift is kept on this device')).toBeHidden();
  expect(await countOf(signedIn, 'Walnut bowl')).toBe(1);
});

test('after a sign-out nothing of the person is left on the device', async ({ signedIn, expectFailures }) => {
  expectFailures(/^net::ERR_INTERNET_DISCONNECTED GET /);
  const { page, call } = signedIn;
  await call('POST', '/api/v1/gifts/with-saved-gift', { title: 'Red kite' });
  await page.goto('/app/saved');
  await expect(page.getByRole('link', { name: /Red kite/ })).toBeVisible();
  await installed(page);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(rowsOnDevice)).toBe(0);
  // Pictures of the landing page that still load would fail below.
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.goto('/app/saved').catch(() => {});
  await expect(page.getByText('Red kite')).toHaveCount(0);
  await expect(page.getByText('Robin')).toHaveCount(0);
});

/** Runs in the page. */
async function rowsOnDevice(): Promise<number> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('tuckaway');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const counts = [...db.objectStoreNames].map(
    (name) =>
      new Promise<number>((resolve) => {
        const counting = db.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      }),
  );
  const rows = await Promise.all(counts);
  db.close();
  return rows.reduce((sum, count) => sum + count, 0);
}

test('a new version asks, and takes over whole', async ({ signedIn: { page } }) => {
  const site = await startDeployments();
  await page.goto(`${site.origin}/app/tags`);
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  await installed(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();

  await site.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expectAccessible(page);
  // The older version stays, also after a reload, until the update is accepted.
  await page.reload();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-build', '2');

  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await site.stop();
});

test('a second tab keeps typed text, shows the notice, and updates on request', async ({
  signedIn: { page },
}) => {
  const site = await startDeployments();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${site.origin}/app/tags`);
    await expect(tab.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
    await installed(tab);
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Create Tag' }).click();
  const field = other.getByPlaceholder('Enter tag name...');
  await field.fill('half a na');

  await site.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  for (const tab of [page, other]) await expect(tab.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');

  await expect(other.getByText('A new version is ready.')).toBeVisible();
  await expect(field).toHaveValue('half a na');
  await expect(other.locator('html')).not.toHaveAttribute('data-build', '2');
  await other.getByRole('button', { name: 'Load it now' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-build', '2');
  await expect(other.getByText('A new version is ready.')).toBeHidden();
  await site.stop();
});

test('a worker that meets the page of the last version is installed later, with its own', async ({
  signedIn: { page },
  expectFailures,
}) => {
  // Chromium says so in the console, and does not keep the page.
  expectFailures(/integrity/);
  const site = await startDeployments();
  await page.goto(`${site.origin}/app/tags`);
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();
  await installed(page);

  await site.deploy('the worker alone');
  expect(await page.evaluate(stateOfNextWorker)).toBe('redundant');
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await site.deploy();
  expect(await page.evaluate(stateOfNextWorker)).toBe('installed');
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await site.stop();
});

/** Looks for a new worker and returns its final state. Runs in the page. */
async function stateOfNextWorker(): Promise<string> {
  const registration = (await navigator.serviceWorker.getRegistration())!;
  const found = new Promise<ServiceWorker>((resolve) => {
    registration.addEventListener('updatefound', () => resolve(registration.installing!), { once: true });
  });
  await registration.update().catch(() => {});
  const worker = await found;
  return await new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve(worker.state);
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Proxy of the server; after `deploy` it serves a changed page and worker, as a newer build would. */
async function startDeployments() {
  const changePage = (text: string) => text.replace('<html ', '<html data-build="2" ');
  let change: Record<string, (text: string) => string> = {};
  const deploy = async (part: 'all' | 'the worker alone' = 'all') => {
    const old = await fetch(`http://localhost:${ports.production}/__spa-fallback.html`);
    const sha256 = createHash('sha256').update(changePage(await old.text()));
    const integrity = `sha256-${sha256.digest('base64')}`;
    change = {
      ...(part === 'all' && { '/__spa-fallback.html': changePage }),
      '/service-worker.js': (text) =>
        text.replace(
          /(__spa-fallback\.html[^}]*?revision\W+)\w{16}(\W+integrity\W+)sha256-[\w+/=]+/,
          `$1bbbbbbbbbbbbbbbb$2${integrity}`,
        ),
    };
  };
  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url!.split('?')[0]!;
    // Without these headers the server never responds with 304 for the older build.
    const { 'if-none-match': _known, 'if-modified-since': _since, ...forwarded } = incoming.headers;
    const headers = {
      ...forwarded,
      host: `localhost:${ports.production}`,
      'accept-encoding': 'identity',
    };
    const onward = ask(
      { port: ports.production, path: incoming.url, method: incoming.method, headers },
      (response) => {
        const alter = change[path];
        const { 'content-length': _length, etag: _etag, ...rest } = response.headers;
        outgoing.writeHead(response.statusCode!, alter ? rest : response.headers);
        if (alter) void text(response).then((whole) => outgoing.end(alter(whole)));
        else response.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
