import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { requireBrowser } from '../../scripts/find-browser.mjs';
import { costliestFrameMs } from './frame-costs.ts';
import { median, type Verdict } from '../measure.ts';
import { framesAfterResponse, paintedAfterPress, scroll } from './screens.page.ts';

interface ScreensSize {
  rounds: number;
  /** How many gifts Saved shows. */
  saved: number;
  /** How far it is scrolled. */
  screens: number;
}

interface Screens {
  toList: number;
  bareToList: number;
  toGift: number;
  bareToGift: number;
  framesToFilter: number;
  costliestFrameMs: number;
}

const START_MS = 300_000;
const GIFTS = '[aria-label="Gifts"]';
/** Pause before a press, as a reader makes one. */
const PAUSE_MS = 500;

/** The built product with a database of its own, in processes that end with it. */
async function startProduct() {
  const [port, issuerPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../e2e/production-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), TEST_ISSUER_PORT: String(issuerPort) },
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error('The product did not start: it has to be built first');
    }
    await sleep(250);
  }
  return { origin, issuer: `http://127.0.0.1:${issuerPort}`, stop };
}

async function signIn({ request }: BrowserContext, origin: string, issuer: string): Promise<void> {
  const nonceOf = await request.get(`${origin}/api/v1/auth/nonce`);
  const { nonce } = ((await nonceOf.json()) as { data: { nonce: string } }).data;
  const person = { email: 'screens@example.com', name: 'Robin Marlow', nonce };
  const token = await fetch(`${issuer}/token`, { method: 'POST', body: JSON.stringify(person) });
  await request.post(`${origin}/api/v1/auth/google`, { data: await token.json() });
}

/** The product's columns, so that the same number of pictures is visible at the same size. */
const BARE_STYLE = `
  #root { max-width: 90rem; margin: 10rem auto 0; padding: 0 3rem; }
  ul { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2rem 1.5rem; padding: 0; list-style: none; }
  #gift { display: grid; grid-template-columns: 5fr 6fr; gap: 4rem; }
  button { width: 100%; padding: 0; border: 0; background: none; }
  img { display: block; width: 100%; height: auto; }`;

async function bundleBarePage(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'bare-page.ts'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
}

/**
 * Loads the reference page on the product's origin, so that it uses the same API. Intercepting requests instead would turn
 * off the browser's cache for both pages.
 */
async function openBarePage(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <style>${BARE_STYLE}</style><div id="root"></div>`);
  await page.addScriptTag({ content: code, type: 'module' });
}

/** One round: from a fresh page to a list, and from the list to its first gift, with a pause before each press. */
async function walk(page: Page, steps: { press: string; until: string }[]): Promise<number[]> {
  const times: number[] = [];
  for (const { press, until } of steps) {
    await page.waitForSelector(press);
    await page.waitForLoadState('networkidle');
    await sleep(PAUSE_MS);
    const painted = page.evaluate(paintedAfterPress, until);
    await page.locator(press).first().click();
    times.push(await painted);
  }
  return times;
}

async function measureWalks(page: Page, origin: string, rounds: number) {
  const bareCode = await bundleBarePage();
  await page.goto(`${origin}/app`);
  const lists = page.locator('main a[href^="/app/gift-list/"]');
  const list = (await lists.first().getAttribute('href'))!;
  const inApp = [
    { press: `main a[href="${list}"]`, until: GIFTS },
    { press: `${GIFTS} article a`, until: 'main article:has(h1)' },
  ];
  const bare = [
    { press: `#lists-${list.split('/').at(-1)}`, until: '#gifts' },
    { press: '#gifts button', until: '#gift' },
  ];
  const times: [number[], number[], number[], number[]] = [[], [], [], []];
  // The first round fills the browser's cache.
  for (let round = -1; round < rounds; round++) {
    await page.goto(`${origin}/app`);
    const app = await walk(page, inApp);
    await openBarePage(page, origin, bareCode);
    const bareTimes = await walk(page, bare);
    if (round >= 0) [...app, ...bareTimes].forEach((time, index) => times[index]!.push(time));
  }
  const [toList, toGift, bareToList, bareToGift] = times.map(median) as [number, number, number, number];
  return { toList, toGift, bareToList, bareToGift };
}

/** Serves thousands of saved gifts from the test, so that only the browser is measured. */
async function serveSaved(page: Page, saved: number): Promise<void> {
  await page.route('**/api/v1/user-saved-gifts?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [from, limit] = [Number(searchParams.get('cursor') ?? 0), Number(searchParams.get('limit') ?? 60)];
    const kind = searchParams.get('price') ? 'Cheap' : 'Kept';
    const last = Math.min(from + limit, saved);
    const data = Array.from({ length: last - from }, (_, offset) => entryOf(kind, from + offset + 1));
    const nextCursor = last < saved ? String(last) : null;
    await route.fulfill({ json: { data, nextCursor, total: saved, totalMine: 0 } });
  });
}

const entryOf = (kind: string, id: number) => ({
  id,
  giftListId: 1,
  userId: 1,
  savedAt: '2026-01-01T00:00:00.000Z',
  recipients: [],
  gift: {
    id,
    title: `${kind} gift number ${id}`,
    price: id % 200,
    purchaseUrl: null,
    isAffiliate: false,
    retailer: null,
    description: null,
    imageUrl: null,
    createdById: null,
    createdByType: 'SYSTEM',
    isSaved: true,
  },
});

async function measureSavedScreen(browser: Browser, page: Page, origin: string, size: ScreensSize) {
  await serveSaved(page, size.saved);
  const frames: number[] = [];
  const costliest: number[] = [];
  for (let round = 0; round < size.rounds; round++) {
    await page.goto(`${origin}/app/saved`);
    await page.getByText('Kept gift number 1', { exact: true }).waitFor();
    costliest.push(await costliestFrameMs(browser, page, () => page.evaluate(scroll, size.screens)));
    await page.evaluate(() => scrollTo(0, 0));
    const counting = page.evaluate(framesAfterResponse, 'Cheap gift');
    await page.getByRole('combobox', { name: 'Price' }).selectOption('under-25');
    frames.push(await counting);
  }
  return { framesToFilter: median(frames), costliestFrameMs: median(costliest) };
}

export async function measureScreens(size: ScreensSize): Promise<Screens> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // The bare page's script is inline, which the product's Content-Security-Policy forbids.
    const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
    await signIn(context, product.origin, product.issuer);
    const page = await context.newPage();
    const walks = await measureWalks(page, product.origin, size.rounds);
    return { ...walks, ...(await measureSavedScreen(browser, page, product.origin, size)) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The times beside the bare page are a diagnosis and no promise (decision 0426). */
export const screensVerdicts = ({ costliestFrameMs: ms }: Pick<Screens, 'costliestFrameMs'>): Verdict[] => [
  { promise: 'costliest frame while scrolling Saved, ms', measured: ms, atMost: 50 },
];
