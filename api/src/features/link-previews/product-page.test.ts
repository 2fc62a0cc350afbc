import { describe, expect, test } from 'vitest';
import { readProductPage } from './product-page.ts';

const url = new URL('https://shop.example/things/kettle');
const read = (html: string) => readProductPage(html, url);
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const offer = { '@type': 'Offer', price: '49.90', priceCurrency: 'USD' };

describe('a product page', () => {
  test.each([
    ['a product', { '@type': 'Product', name: 'Kettle', offers: offer }],
    [
      'a graph',
      {
        '@graph': [
          { '@type': 'WebPage' },
          { '@type': ['Thing', 'Product'], name: 'Kettle', offers: [offer] },
        ],
      },
    ],
    [
      'a list',
      [
        { '@type': 'BreadcrumbList' },
        { '@type': 'http://schema.org/Product', name: 'Kettle', offers: offer },
      ],
    ],
    [
      'a group of variants',
      { '@type': 'ProductGroup', name: 'Kettle', hasVariant: [{ '@type': 'Product', offers: offer }] },
    ],
    [
      'several offers',
      {
        '@type': 'Product',
        name: 'Kettle',
        offers: { '@type': 'AggregateOffer', lowPrice: 49.9, priceCurrency: 'USD' },
      },
    ],
    [
      'a price specification',
      {
        '@type': 'Product',
        name: 'Kettle',
        offers: { priceSpecification: { price: 49.9, priceCurrency: 'USD' } },
      },
    ],
  ])('yields its product from %s', (_, data) => {
    expect(read(jsonLd(data))).toMatchObject({ title: 'Kettle', price: 49.9, currency: null });
  });

  test('yields its product from tags for sharing, and from microdata', () => {
    const tags = `<meta property="og:title" content="Kettle &amp; lid"><meta property="product:price:amount" content="1,299.00">
      <meta property="product:price:currency" content="usd"><meta property="og:image" content="/kettle.jpg">`;
    expect(read(tags)).toMatchObject({
      title: 'Kettle & lid',
      price: 1299,
      imageUrl: 'https://shop.example/kettle.jpg',
    });
    const microdata = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Kettle</h1>
      <span itemprop="priceCurrency" content="USD"></span><span itemprop="price">$49.90</span><img itemprop="image" src="k.png"></div>`;
    expect(read(microdata)).toMatchObject({
      title: 'Kettle',
      price: 49.9,
      imageUrl: 'https://shop.example/things/k.png',
    });
    expect(read('<title> A \n kettle </title>')).toEqual({
      title: 'A kettle',
      description: null,
      price: null,
      currency: null,
      imageUrl: null,
    });
  });

  test('names another currency and leaves the price out', () => {
    const data = { '@type': 'Product', name: 'Kettle', offers: { price: 40, priceCurrency: 'EUR' } };
    expect(read(jsonLd(data))).toMatchObject({ price: null, currency: 'EUR' });
  });

  test.each(['-5', 'free', '1e9', '12345678901', 'NaN', '', '€49', '49 EUR', 'EUR 49', '1.299', '0x10'])(
    'drops the price %j',
    (price) => {
      expect(read(jsonLd({ '@type': 'Product', name: 'x', offers: { price } }))).toMatchObject({
        price: null,
        currency: null,
      });
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'ftp://x.example/a.png',
  ])('drops the picture %s', (image) => {
    expect(read(jsonLd({ '@type': 'Product', name: 'x', image })).imageUrl).toBeNull();
  });

  test('survives nonsense: broken blocks, endless nesting, too much of everything', () => {
    let nested: unknown = { '@type': 'Product', name: 'deep' };
    for (let depth = 0; depth < 50; depth++) nested = { inner: nested };
    const html = ['{"@type":', 'null', '[]', '"x"', JSON.stringify(nested)]
      .map((text) => `<script type="application/ld+json">${text}</script>`)
      .join('');
    const { title } = read(`${html}<meta property="og:title" content="${'🎁'.repeat(300)}\u0000">`);
    expect([...title!]).toHaveLength(200);
    expect(read('<'.repeat(10_000)).price).toBeNull();
  });
});
