import { randomUUID } from 'node:crypto';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { PAGE_EVENTS } from '../web/src/lib/page-events.ts';
import { violationsIn, type AxeRules } from './axe.ts';
import { Failures } from './failures.ts';
import { ports } from './ports.ts';
import type { TokenRequest } from './test-issuer.ts';

export { expect };

/** A new account that is signed in in `page`; `call` prepares its data. */
export interface SignedIn {
  page: Page;
  id: number;
  name: string;
  /** Calls the API as this user and returns the body's `data`. */
  call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<T>;
}

/** Opens a phone of another person, signed in as an account of its own where a name is given. */
export type OpenPhone = (name?: string) => Promise<Page>;

interface Fixtures {
  signedIn: SignedIn;
  /** Fails the test on failures in its browser context. For contexts that a test opens itself: `failures.watch`. */
  failures: Failures;
  /** Declares failures that the test causes: `expectFailures(/^403 GET \/api\/v1\/tags/)`. */
  expectFailures: (...patterns: RegExp[]) => void;
  openPhone: OpenPhone;
}

const PHONE = { width: 390, height: 844 };

export const test = base.extend<Fixtures>({
  failures: async ({ baseURL }, use) => use(new Failures(baseURL ?? '')),
  expectFailures: async ({ failures }, use) => use((...patterns) => failures.expect(...patterns)),
  context: async ({ context, failures }, use) => {
    await failures.watch(context);
    await use(context);
    expect(failures.unexpected(), 'failures in the browser').toEqual([]);
  },
  openPhone: async ({ browser, failures }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ viewport: PHONE });
      contexts.push(context);
      await failures.watch(context);
      if (name !== undefined) await signIn(context.request, name);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  signedIn: async ({ page }, use) => {
    const name = 'Robin Marlow';
    const id = await signIn(page.request, name);
    await use({ page, id, name, call: (method, path, body) => callAs(page.request, method, path, body) });
  },
});

/** Signs in with a token of the tests' issuer and the same calls that the dialog makes. */
export async function signIn(request: APIRequestContext, name: string): Promise<number> {
  const { nonce } = await callAs<{ nonce: string }>(request, 'GET', '/api/v1/auth/nonce');
  const email = `${randomUUID()}@example.com`;
  const { credential } = await tokenOf({ email, name, nonce });
  const { user } = await callAs<{ user: { id: string } }>(request, 'POST', '/api/v1/auth/google', {
    credential,
  });
  return Number(user.id);
}

async function tokenOf(body: TokenRequest): Promise<{ credential: string }> {
  const response = await fetch(`http://127.0.0.1:${ports.issuer}/token`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await response.json()) as { credential: string };
}

async function callAs<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await request.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/**
 * Waits until the app has stepped back over the entry of a closed dialog. A navigation of the test that begins before
 * would be aborted by that step.
 */
export async function expectDialogEntryLeft(page: Page): Promise<void> {
  const canGoForward = () =>
    (window as unknown as { navigation: { canGoForward: boolean } }).navigation.canGoForward;
  await expect.poll(() => page.evaluate(canGoForward)).toBe(true);
}

/** No accessibility problem that axe can see. */
export async function expectAccessible(page: Page, exceptRules: string[] = []): Promise<void> {
  const disabled = exceptRules.map((rule) => [rule, { enabled: false }]);
  await expectNoViolations(page, { rules: Object.fromEntries(disabled) });
}

/** Checks both themes; rules that are not about colors run once. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: ['color-contrast'] });
}

async function expectNoViolations(page: Page, rules: AxeRules): Promise<void> {
  await settled(page);
  expect(await violationsIn(page, rules)).toEqual([]);
}

/** Waits for running transitions, whose intermediate colors would fail the contrast check; one may start another. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    for (let running = ending(); running.length > 0; running = ending())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Starts the app on a page that starts it on demand, and waits until React follows its links. */
export async function takenOver(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect
    .poll(() =>
      links.first().evaluate((link, startApp) => {
        dispatchEvent(new Event(startApp));
        return Object.keys(link).some((key) => key.startsWith('__react'));
      }, PAGE_EVENTS.startApp),
    )
    .toBe(true);
}
