import { expect, expectAccessible, takenOver, test } from '../fixtures.ts';

const POST = '/blog/halloween-gift-ideas-2025';
const MISSING_TEXT = "The blog post you're looking for doesn't exist or has been removed.";

test.describe('Blog list', () => {
  test('header, search box, filter row, count, grid and topics', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Tuckaway Blog');
    await expect(page.getByPlaceholder('Search articles...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible();
    await expect(page.getByText('12 articles')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Filter by:' }).getByRole('button')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Popular Topics' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'All Articles' }).getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  });

  test('searches title and excerpt as one types and keeps it in the address', async ({ page }) => {
    await page.goto('/blog');
    await page.getByPlaceholder('Search articles...').fill('BOO BASKETS');
    await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/blog?query=BOO+BASKETS');
    await page.reload();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('BOO BASKETS');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible();
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('');
    await expect(page).toHaveURL('/blog');
  });

  test('a tag badge toggles its filter, and the browser goes back through the choices', async ({ page }) => {
    await page.goto('/blog');
    const diy = page.getByRole('group', { name: 'Filter by:' }).getByRole('button', { name: 'DIY' });
    await diy.click();
    await expect(diy).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/blog?tag=diy');
    await expect(page.getByText('3 articles')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('12 articles')).toBeVisible();
    await diy.click();
    await diy.click();
    await expect(page.getByText('12 articles')).toBeVisible();
  });

  test('nothing found', async ({ page }) => {
    await page.goto('/blog?query=zeppelin');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search terms or filters to find what you're looking for."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByText('12 articles')).toBeVisible();
  });

  test('shows placeholders while the list is on its way, and an error when it does not come', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/^net::ERR_FAILED GET \/blog\.data/);
    await page.goto('/about');
    await takenOver(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/blog.data*', async (route) => {
      await answered;
      await route.abort();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByTestId('post-placeholder')).toHaveCount(6);
    answer();
    await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
    await expect(page.getByText('Failed to load blog content')).toBeVisible();
    await page.unroute('**/blog.data*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('12 articles')).toBeVisible();
  });

  test('has no accessibility faults, light and dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/blog');
      await expectAccessible(page);
    }
  });
});

test.describe('Blog post detail', () => {
  test('follows the reader without the app', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(POST);
    await page.getByRole('heading', { name: 'For the host' }).evaluate((node) => {
      scrollTo(0, node.getBoundingClientRect().top + scrollY - 100);
    });
    const contents = page.getByRole('navigation', { name: 'In this article' }).filter({ visible: true });
    await expect(contents.locator('[aria-current=location]')).toHaveText('For the host');
    const drawn = () =>
      page.locator('[data-reading-line]').evaluate((line) => Number.parseFloat(line.style.scale));
    await expect.poll(drawn).toBeGreaterThan(0.1);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site-/)]);
  });

  test('opens from its card with everything the page holds', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: /^Halloween Gift Ideas for 2025/ }).click();
    await expect(page).toHaveURL(POST);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Halloween Gift Ideas for 2025');
    await expect(page).toHaveTitle(/Halloween Gift Ideas/);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs).toContainText('Home/Blog/Halloween Gift Ideas');
    await expect(page.getByText('9 min read').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /two pumpkins/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Popular Tags' }).getByRole('link')).toHaveText([
      'Holiday',
      'Gift Guides',
      'Trends',
    ]);
    await expect(page.getByRole('region', { name: 'Related Posts' }).getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.getByText('12 articles')).toBeVisible();
  });

  test('the table of contents leads to the parts, and a tag to its articles', async ({ page }) => {
    await page.goto(POST);
    await page
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link', { name: 'For the host' })
      .click();
    await expect(page).toHaveURL(`${POST}#for-the-host`);
    await expect(page.getByRole('heading', { name: 'For the host' })).toBeInViewport();
    await page.getByRole('region', { name: 'Popular Tags' }).getByRole('link', { name: 'Trends' }).click();
    await expect(page).toHaveURL('/blog?tag=trends');
    await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  });

  test('never scrolls sideways on a phone; a wide table scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(POST);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const table = page.getByRole('region', { name: 'Table: Gifts under $25' });
    expect(await table.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true);
  });

  test('an unknown post answers 404 and says so', async ({ page, expectFailures }) => {
    expectFailures(/^404 GET \/blog\/never-written/);
    const response = await page.goto('/blog/never-written');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText(MISSING_TEXT)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('a post that cannot be loaded says so', async ({ page, expectFailures }) => {
    expectFailures(/^net::ERR_FAILED GET \/blog\/halloween-gift-ideas-2025\.data/);
    await page.route('**/blog/*.data*', (route) => route.abort());
    await page.goto('/blog');
    await takenOver(page);
    await page.getByRole('link', { name: /^Halloween Gift Ideas for 2025/ }).click();
    await expect(page.getByRole('heading', { name: 'Error Loading Post' })).toBeVisible();
    await expect(page.getByText('Failed to load blog post')).toBeVisible();
  });

  test('has no accessibility faults, light and dark, wide and narrow', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: colorScheme === 'light' ? 1440 : 390, height: 900 });
      await page.goto(POST);
      await expectAccessible(page);
    }
  });
});

test.describe('Terms and Privacy pages', () => {
  for (const [path, title] of [
    ['/terms-of-service', 'Terms of Service'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    test(`${title}: last updated today, readable, accessible`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
      await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('For crawlers and readers without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and a post are whole', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: /^Halloween Gift Ideas for 2025/ }).click();
    await expect(page.getByRole('heading', { name: 'A two-week plan' })).toBeVisible();
  });

  test('an unknown address answers 404 with ways on, and without scripts', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/^404 GET \/nothing\/here/);
    const response = await page.goto('/nothing/here');
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain('type="module"');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Read the blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('a post carries its card and its structured data', async ({ request }) => {
    const html = await (await request.get(POST)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/blog\/halloween-gift-ideas-2025"/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]+halloween-gift-ideas-2025-og\.jpg"/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const types = blocks.map(([, json]) => (JSON.parse(json ?? '') as { '@type': string })['@type']);
    expect(types).toEqual(['BlogPosting', 'BreadcrumbList']);
    const picture = await request.get('/pictures/blog/halloween-gift-ideas-2025-og.jpg');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });

  test('sitemap, robots, feed, manifest and icons are served', async ({ request }) => {
    for (const [path, type, text] of [
      ['/sitemap.xml', 'xml', '/blog/halloween-gift-ideas-2025</loc>'],
      ['/robots.txt', 'text/plain', 'Sitemap: '],
      ['/feed.xml', 'xml', '<rss version="2.0"'],
      ['/manifest.webmanifest', 'manifest+json', '"start_url"'],
      ['/favicon.svg', 'svg', '<svg'],
    ] as const) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toContain(type);
      expect(await answer.text(), path).toContain(text);
    }
  });
});
