import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { affiliateLink } from './affiliate-link.ts';
import { HubPage } from './hub-page.tsx';
import { ListPage } from './list-page.tsx';
import { hubMeta, listMeta } from './list-seo.ts';
import { ListsIndexPage } from './lists-index-page.tsx';
import { publicHub, publicList, publicListPages, publicListsIndex } from './public-lists.server.ts';

const list = publicList('one-more-chapter')!;
const html = renderToStaticMarkup(<ListPage list={list} posts={[{ path: '/blog/it', title: 'It' }]} />);
const dataOf = (meta: object[]) =>
  meta.flatMap((entry) =>
    'script:ld+json' in entry ? [entry['script:ld+json'] as { '@type': string }] : [],
  );

describe('the page of a list', () => {
  it('has words, prices, shops named as searches, and an anchor for each gift', () => {
    expect(html).toContain(list.words.split('.')[0]!.replaceAll("'", '&#x27;'));
    expect(html).toMatch(/From \$\d+ to \$\d+/);
    expect(html).toContain('for the United States');
    expect(html).toContain('The pictures are rendered by us');
    for (const { slug, shop } of list.gifts) {
      expect(html).toContain(`<li id="${slug}"`);
      expect(html).toContain(`Search at ${shop.replace('&', '&amp;').replace("'", '&#x27;')}`);
    }
  });

  it('begins each gift with its picture, from which the share card is drawn', () => {
    const pictures = [...html.matchAll(/<li id="[^"]+"[^>]*><img src="(\/pictures\/[^"]+)"/g)];
    expect(pictures).toHaveLength(list.gifts.length);
  });

  it('links to shops without a reward say nothing of one', () => {
    expect(html).not.toContain('sponsored');
    expect(affiliateLink('https://www.etsy.com/search?q=a', { 'etsy.com': { ref: 'us' } })).toEqual({
      href: 'https://www.etsy.com/search?q=a&ref=us',
      isAffiliate: true,
    });
    expect(affiliateLink('https://www.rei.com/search?q=a', { 'etsy.com': { ref: 'us' } }).isAffiliate).toBe(
      false,
    );
    const [first] = list.gifts;
    const paid = { ...list, gifts: [{ ...first!, isAffiliate: true }] };
    expect(renderToStaticMarkup(<ListPage list={paid} posts={[]} />)).toContain('rel="sponsored nofollow ');
  });

  it('describes a collection and sells nothing', () => {
    const data = dataOf(listMeta(list));
    expect(data.map((one) => one['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
    expect(JSON.stringify(data)).not.toMatch(/"(?:Product|Offer)"/);
    expect(JSON.stringify(data)).toContain(`/lists/one-more-chapter#${list.gifts[0]!.slug}`);
    expect(listMeta(list)).toContainEqual({ name: 'robots', content: 'max-image-preview:large' });
  });
});

describe('hubs', () => {
  it('lead to lists and to gifts in their lists', () => {
    const hub = publicHub('dad-who-cooks')!;
    expect(hub.gifts.length).toBeGreaterThanOrEqual(12);
    for (const { path } of hub.gifts) expect(path).toMatch(/^\/lists\/[\w-]+#[\w-]+$/);
    expect(renderToStaticMarkup(<HubPage hub={hub} />)).toContain('<h1');
    expect(dataOf(hubMeta(hub))).toHaveLength(2);
    expect(hubMeta(hub)).toContainEqual({
      property: 'og:image',
      content: expect.stringMatching(/\/pictures\/cards\/gifts-for-[\w-]+\.jpg$/),
    });
    expect(publicHub('christmas')?.title).toBe('Christmas Gifts');
    expect(publicHub('no-such-hub')).toBeUndefined();
  });
});

describe('the index', () => {
  it('leads to every list and every hub', () => {
    const index = renderToStaticMarkup(<ListsIndexPage index={publicListsIndex()} />);
    const { lists, hubs } = publicListPages();
    const missing = [...lists.map(({ path }) => path), ...hubs].filter(
      (path) => !index.includes(`"${path}"`),
    );
    expect(missing).toEqual([]);
  });
});
