import { expect, test, type SignedIn } from '../fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const ALLOWED = 0.05;

const SCREENS = [
  'home',
  'list',
  'a curated gift',
  'a gift of mine',
  'saved gifts',
  'saved lists',
  'search',
  'results',
  'category',
  'finder',
  'recipients',
  'recipient',
  'coming up',
  'budget',
  'tags',
  'settings',
] as const;

interface Shift {
  value: number;
  moved: string[];
}
declare global {
  interface Window {
    shifts: Shift[];
    painted: () => Promise<void>;
  }
}

/** Records layout shifts, with a description of the nodes that moved. */
function watchShifts(): void {
  window.shifts = [];
  window.painted = () =>
    new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}: ${node.textContent?.slice(0, 40)}` : '?';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Delivers responses one at a time with a paint in between, so that late content would show as a layout shift. */
function callOneByOne(): void {
  const send = window.fetch.bind(window);
  let turn: Promise<unknown> = Promise.resolve();
  window.fetch = (...call) => {
    const response = turn.then(window.painted).then(() => send(...call));
    turn = response.catch(() => {});
    return response;
  };
}

async function setScene({ call }: SignedIn): Promise<Record<(typeof SCREENS)[number], string>> {
  const found = await call<{ gifts: { id: number }[]; giftLists: { id: number }[] }>(
    'GET',
    '/api/v1/search?query=coffee',
  );
  const own = await call<{ id: number }>('POST', '/api/v1/gifts/with-saved-gift', {
    title: 'Red kite with a long tail for windy days by the sea',
    price: 12.5,
  });
  const [favorites] = await call<{ id: number }[]>('GET', '/api/gift-lists');
  for (const { id } of found.gifts.slice(0, 5)) {
    await call('POST', '/api/v1/user-saved-gifts', { giftId: id, giftListId: favorites!.id });
  }
  for (const title of ['Ideas for Mom', 'A house to warm']) {
    await call('POST', '/api/gift-lists/simple', { title });
  }
  const tags: number[] = [];
  for (const name of ['cozy', 'outdoor', 'for rainy days']) {
    tags.push((await call<{ id: number }>('POST', '/api/v1/tags', { name })).id);
  }
  await call('POST', '/api/v1/tags/associations', { giftId: own.id, tagIds: tags });
  const people: number[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo']) {
    people.push((await call<{ id: number }>('POST', '/api/v1/recipients', { name })).id);
  }
  await call('POST', '/api/v1/recipient-gifts/bulk', { giftId: own.id, recipientIds: people });
  for (const [index, id] of people.entries()) {
    const birthday = { kind: 'birthday', month: index + 1, day: 15, year: 1980 };
    await call('POST', `/api/v1/recipients/${id}/days`, birthday);
    await call('POST', `/api/v1/recipients/${id}/days`, { kind: 'holiday', holiday: 'christmas' });
  }
  const [category] = await call<{ id: number }[]>('GET', '/api/v1/categories/occasions');
  return {
    home: '/app',
    list: `/app/gift-list/${found.giftLists[0]!.id}`,
    'a curated gift': `/app/gift/${found.gifts[0]!.id}`,
    'a gift of mine': `/app/gift/${own.id}`,
    'saved gifts': '/app/saved',
    'saved lists': '/app/saved?tab=gift-lists',
    search: '/app/search',
    results: '/app/search/results?query=coffee',
    category: `/app/category/${category!.id}/gift-lists`,
    finder: '/app/search/results?finder=1&gender=her&priceRange=under-50',
    recipients: '/app/recipients',
    recipient: `/app/recipients/${people[0]}`,
    'coming up': '/app/upcoming',
    budget: '/app/upcoming?view=budget',
    tags: '/app/tags',
    settings: '/app/settings',
  };
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`no screen shifts while it loads, ${width} px wide`, async ({ signedIn }) => {
    test.slow();
    const { page } = signedIn;
    await page.setViewportSize({ width, height });
    const paths = await setScene(signedIn);
    await page.addInitScript(watchShifts);
    await page.addInitScript(callOneByOne);
    for (const name of SCREENS) {
      await page.goto(paths[name]);
      await expect(page.locator('footer')).toBeVisible();
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      const shifts = await page.evaluate(async () => {
        await window.painted();
        return window.shifts;
      });
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(ALLOWED);
    }
  });
