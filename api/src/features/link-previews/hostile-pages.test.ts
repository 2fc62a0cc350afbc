import { GiftTitle, Price } from '@tuckaway/contract/gifts/gifts';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { PageReader } from './page-reader.ts';
import { readProductPage } from './product-page.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

// Pages of megabytes are read in worker processes.
vi.setConfig({ testTimeout: 60_000 });

const url = new URL('https://shop.example/kettle');
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const nested = (tag: string, count: number) => `<title>Kettle</title>${`<${tag}>`.repeat(count)}`;

const WORST: Record<string, string> = {
  '250,000 nested tags': nested('div', 250_000),
  '699,000 nested tags': nested('b', 699_000),
  'nested tags that close': `${nested('i', 250_000)}${'</i>'.repeat(250_000)}`,
  'a block of 255,000 elements': `<title>Kettle</title>${jsonLd(`[${'1,'.repeat(255_000)}1]`)}`,
  'a block of 100,000 lists in lists': `<title>Kettle</title>${jsonLd('['.repeat(100_000) + ']'.repeat(100_000))}`,
  'a type that is no text': `<title>Kettle</title>${jsonLd('{"@type":{"toString":1},"name":"x"}')}`,
  'a list of types that are no text': `<title>Kettle</title>${jsonLd('{"@type":[{"toString":null},7,null]}')}`,
  '100,000 attributes': `<title>Kettle</title><div ${Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join(' ')}>`,
  'a tag that never ends': `<title>Kettle</title><div ${'x'.repeat(1_900_000)}`,
  'names without end': `<title>Kettle</title>${'<meta property="p" content="q">'.repeat(60_000)}`,
};

describe('over HTTP', async () => {
  const fetch: SafeFetch = async (address) => ({
    url: new URL(address),
    contentType: 'text/html',
    body: Buffer.from(WORST[decodeURIComponent(new URL(address).pathname.slice(1))]!),
  });
  const { asVisitor, asUser } = await buildTestApp({}, { fetch });
  const user = await asUser('Ada');

  test.each(Object.keys(WORST))('a page of %s is read as far as it makes sense', async (name) => {
    const { status, body } = await user.post('/api/v1/link-previews', {
      url: `https://shop.example/${encodeURIComponent(name)}`,
    });
    expect([status, body.data?.title]).toEqual([200, 'Kettle']);
    expect((await asVisitor.get('/livez')).status).toBe(200);
  });
});

describe('a reader of pages', () => {
  const pages = new PageReader();
  afterAll(() => pages.close());
  const tag = fc.constantFrom(
    'div',
    'p',
    'title',
    'table',
    'svg',
    'script',
    'meta itemprop="price"',
    '/div',
    '!--',
  );

  test('comes back from pages of any depth, and names a title that a gift may have', async () => {
    const page = fc.array(fc.tuple(tag, fc.integer({ min: 1, max: 200_000 }), fc.string()), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(page, async (parts) => {
        const html = parts.map(([name, count, text]) => `<${name}>`.repeat(count) + text).join('');
        const body = Buffer.from(html.slice(0, 2 * 1024 * 1024));
        const found = await pages.read({ url, contentType: 'text/html', body });
        expect(GiftTitle.nullable().parse(found.title)).toBe(found.title);
      }),
      { numRuns: 8 },
    );
  });

  test('ends when it hangs, and reports the page as unreadable', async () => {
    const hung = new URL('../../test/hung.worker.ts', import.meta.url);
    const reader = new PageReader(hung, { atOnce: 1, waiting: 0, jobMs: 500, heapMb: 64, memoryMb: 256 });
    const page = { url, contentType: 'text/html', body: Buffer.from('<title>x</title>') };
    await expect(reader.read(page)).rejects.toThrow(PageRefused);
    await expect(reader.read(page)).rejects.toThrow('took too long');
    reader.close();
  });
});

describe('words of a hostile page', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('Product', '1.299,00', 'USD', '//x', 'javascript:1', '\0'),
  );
  const key = fc.constantFrom(
    '@type',
    '@graph',
    'name',
    'offers',
    'price',
    'image',
    'url',
    'hasVariant',
    '__proto__',
  );
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 8, withCrossShrink: true },
      fc.oneof(text, fc.double(), fc.constant(null), fc.boolean()),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(key, tie('json'), { maxKeys: 5 }),
    ),
  }));
  const markup = fc
    .array(
      fc.oneof(
        text,
        fc.constantFrom(
          '<',
          '>',
          '"',
          '</',
          '<!',
          '<meta property="og:title" content="',
          '<title>',
          '&#0;',
          '&amp',
        ),
        json.map((value) => jsonLd(JSON.stringify(value) ?? '')),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  test('yields values that fit the rules of a gift', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const { title, price, currency, imageUrl } = readProductPage(html, url);
        expect(GiftTitle.nullable().parse(title)).toBe(title);
        expect(Price.nullable().parse(price)).toBe(price);
        expect(currency === null || price === null).toBe(true);
        expect(imageUrl === null || /^https?:/.test(imageUrl)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
