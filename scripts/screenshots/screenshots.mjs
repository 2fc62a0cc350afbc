// Takes the pictures of the product that the landing page shows, from the running product itself.
// npm run screenshots (starts it), or: npm run screenshots -- http://localhost:3000
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { buildSiteIfStale } from '../build-site.mjs';
import { root } from '../install/ensure-dependencies.mjs';
import { requireBrowser } from '../find-browser.mjs';
import { projectEnv, projectNode } from '../project-node.mjs';
import { until } from '../until.ts';
import { setScene, signIn } from './screenshots-scene.mjs';

const OUT = join(root, 'web', 'public', 'pictures', 'product');
const START_MS = 120_000;
/** The pixel sizes are the first width of each; the second is for small or less dense screens. */
const DEVICES = {
  phone: {
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    widths: [780, 390],
  },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25, widths: [1600, 800] },
};
const THEMES = ['light', 'dark'];

async function startProduct(scratch) {
  buildSiteIfStale();
  const port = await freePort();
  const env = projectEnv({
    PORT: String(port),
    DATA_DIR: join(scratch, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100',
  });
  const child = spawn(projectNode(), ['api/src/local.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const origin = `http://localhost:${port}`;
  try {
    await until('the product is ready', async () => (await fetch(`${origin}/readyz`)).ok, START_MS);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { origin, stop: () => stop(child) };
}

async function stop(child) {
  const exited = once(child, 'exit');
  if (child.kill('SIGTERM')) await exited;
}

async function takeAll(browser, origin) {
  const account = await browser.newContext();
  await signIn(account.request, origin, { email: `robin-${Date.now()}@example.com`, name: 'Robin Marlow' });
  const screens = await setScene(account.request, origin);
  const storageState = await account.storageState();
  for (const [device, { widths, ...look }] of Object.entries(DEVICES)) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({ ...look, colorScheme, storageState, locale: 'en-US' });
      for (const [screen, path] of Object.entries(screens)) {
        const shot = await take(context, origin + path);
        for (const width of widths) {
          const file = join(OUT, `${screen}-${device}-${colorScheme}-${width}.webp`);
          await sharp(shot)
            .resize({ width })
            .webp({ quality: 80, effort: 6, smartSubsample: true })
            .toFile(file);
        }
      }
      // The context has renewed the session: the next one takes its cookies, but not its recently viewed gifts.
      storageState.cookies = (await context.storageState()).cookies;
      await context.close();
    }
  }
  return Object.keys(screens).length * Object.keys(DEVICES).length * THEMES.length;
}

async function take(context, url) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return shot;
}

const scratch = mkdtempSync(join(tmpdir(), 'tuckaway-screenshots-'));
const given = process.argv[2];
let product;
let browser;
try {
  product = given ? { origin: given.replace(/\/$/, '') } : await startProduct(scratch);
  browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  mkdirSync(OUT, { recursive: true });
  console.log(`Took ${await takeAll(browser, product.origin)} screenshots into web/public/pictures/product.`);
} finally {
  await browser?.close();
  await product?.stop?.();
  rmSync(scratch, { recursive: true, force: true });
}
