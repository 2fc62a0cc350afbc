import { expect, expectAccessible, test } from '../fixtures.ts';

const HOME = '/app';
/** The route modules of lists and gifts. */
const isOpenedNext = (url: string) => /\/gift(-list)?-[\w-]{8}\.js$/.test(url);

interface RouterManifest {
  routes: Record<string, { id: string; module: string; imports?: string[] }>;
}

test.describe('Discover Gift Lists', () => {
  test('greets, shows curated lists as a grid, and opens one with its title', async ({
    signedIn: { page },
  }) => {
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Gift Lists' })).toBeVisible();
    await expect(page.getByText(/^Good (morning|afternoon|evening), Robin$/)).toBeVisible();

    const lists = page.getByRole('list', { name: 'Gift lists' });
    const first = lists.getByRole('link').first();
    await expect(first).toBeVisible();
    await expectAccessible(page);

    await first.click();
    await expect(page).toHaveURL(/\/app\/gift-list\/\d+$/);
    const state = await page.evaluate(
      () => (window.history.state as { usr: { title: string; source: string } }).usr,
    );
    expect(state.source).toBe('home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.title);
  });

  test('comes in few files, with those of the pages it leads to', async ({ signedIn: { page } }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(HOME, { waitUntil: 'networkidle' });
    await expect.poll(() => scripts.filter(isOpenedNext)).toHaveLength(2);
    expect(scripts.length).toBeLessThanOrEqual(45);
  });

  test('its page names the scripts of the home screen, so that none is learned of from another', async ({
    signedIn: { page },
  }) => {
    const html = await (await page.request.get(HOME)).text();
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href!,
    );
    const requestedScripts: string[] = [];
    const sheets: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script') requestedScripts.push(pathname);
      if (pathname.endsWith('.css')) sheets.push(pathname);
    });
    await page.goto(HOME);
    await expect(page.getByRole('list', { name: 'Gift lists' }).getByRole('link').first()).toBeVisible();
    const openedNext = await page.evaluate(() => {
      const { __reactRouterManifest } = window as unknown as { __reactRouterManifest: RouterManifest };
      return Object.values(__reactRouterManifest.routes)
        .filter(({ id }) => /^routes\/app\/gift(-list)?\//.test(id))
        .flatMap(({ module, imports = [] }) => [module, ...imports]);
    });
    expect(openedNext.filter(isOpenedNext)).toHaveLength(2);
    expect(
      requestedScripts.filter((path) => !preloaded.includes(path) && !openedNext.includes(path)),
    ).toEqual([]);
    expect(sheets, 'the page has its stylesheet inside').toEqual([]);
  });

  for (const [width, columns] of [
    [390, 2],
    [820, 4],
    [1600, 6],
  ] as const) {
    test(`has ${columns} columns at ${width} px and nothing sticks out`, async ({ signedIn: { page } }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(HOME);
      const lists = page.getByRole('list', { name: 'Gift lists' });
      await expect(lists).toBeVisible();
      const template = await lists.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
      expect(template.split(' ')).toHaveLength(columns);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('filters by occasion in the address, and Back undoes it', async ({ signedIn: { page } }) => {
    await page.goto(HOME);
    const lists = page.getByRole('list', { name: 'Gift lists' });
    const all = await lists.getByRole('link').allTextContents();
    await page.getByRole('button', { name: 'Birthday', exact: true }).click();
    await expect(page).toHaveURL(/occasion=Birthday/);
    await expect(page.getByRole('button', { name: 'Birthday', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => lists.getByRole('link').allTextContents()).not.toEqual(all);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Birthday', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goBack();
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('occasions take as many rows before they arrive as after', async ({ signedIn: { page } }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/api/gift-occasions', async (route) => {
      await release.promise;
      await route.fallback();
    });
    await page.goto(HOME);
    const toolbar = page.getByRole('toolbar', { name: 'Occasion' });
    await expect(page.getByRole('list', { name: 'Gift lists' }).getByRole('link').first()).toBeVisible();
    const { height } = (await toolbar.boundingBox())!;
    release.resolve();
    await expect(toolbar.getByRole('button', { name: 'Birthday' })).toBeVisible();
    expect((await toolbar.boundingBox())!.height).toBe(height);
  });

  test('loads more on the way down, and Back returns to the same place', async ({ signedIn: { page } }) => {
    await page.goto(HOME);
    const cards = page.getByRole('list', { name: 'Gift lists' }).getByRole('link');
    await expect(cards.first()).toBeVisible();
    await cards.last().scrollIntoViewIfNeeded();
    const card = cards.nth(30);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await card.click();
    await expect(page).toHaveURL(/gift-list/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  });

  test('says what happened when lists cannot be loaded, and tries again', async ({
    signedIn: { page },
    expectFailures,
  }) => {
    expectFailures(/^400 GET \/api\/gift-lists\/public/);
    await page.route('**/api/gift-lists/public*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(HOME);
    await expect(page.getByText('Error loading gift lists. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/gift-lists/public*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Gift lists' })).toBeVisible();
  });

  test('has words for nothing', async ({ signedIn: { page } }) => {
    await page.route('**/api/gift-lists/public*', (route) =>
      route.fulfill({ json: { data: [], nextCursor: null } }),
    );
    await page.goto(HOME);
    await expect(page.getByRole('heading', { name: 'No gift lists found' })).toBeVisible();
    await expect(page.getByText('No gift lists found. Check back later for new gift lists.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gift finder' })).toBeVisible();
  });

  test('invites to the gift finder', async ({ signedIn: { page } }) => {
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Gift finder' }).click();
    await expect(page.getByRole('dialog', { name: "Who's it for?" })).toBeVisible();
  });
});
