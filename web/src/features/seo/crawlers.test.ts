import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { publicMeta, SITE_ORIGIN } from '../../lib/seo/public-meta.ts';
import { breadcrumbData } from '../../lib/seo/structured-data.ts';
import routes from '../../routes.ts';
import { allPosts } from '../blog/content/blog.server.ts';
import type { BlogPost } from '../blog/content/blog.types.ts';
import { postMeta } from '../blog/post/post-seo.ts';
import { buildFeed } from './feed.ts';
import { buildRobots, buildSitemap } from './sitemap.ts';
import { escapeHtml } from '@tuckaway/domain/text';
import { cdata } from './xml.ts';

const [post] = allPosts() as [BlogPost, ...BlogPost[]];
const LISTS = { lists: [{ path: '/lists/one', pictures: ['/a.webp', '/b.webp'] }], hubs: ['/gifts-for/two'] };
/** Public routes that are not in the sitemap, with the reason. */
const NOT_IN_SITEMAP: Record<string, string> = {
  '/landing': 'the same page as /',
  '/sign-in': 'noindex',
  '/join': 'noindex',
  '/blog/404': 'sent for unknown addresses',
  '/sitemap.xml': 'for robots',
  '/feed.xml': 'for robots',
  '/robots.txt': 'for robots',
};

/** Addresses of routes outside of /app; a parameter ends the address. */
const publicAddresses = (entries: RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ index, path, children = [] }) => [
      ...(index ? ['/'] : []),
      ...(path ? [`/${path.split(':')[0]}`] : []),
      ...publicAddresses(children),
    ])
    .filter((path) => path !== '/*' && !/^\/app(\/|$)/.test(path));

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('sitemap', () => {
  it('lists every public page once, with absolute addresses', () => {
    const xml = parseXml(buildSitemap(allPosts(), LISTS));
    const found = [...xml.getElementsByTagName('loc')].map((loc) => loc.textContent);
    const paths = ['/', '/about', '/terms-of-service', '/privacy-policy', '/blog'];
    expect(found).toEqual(
      [
        ...paths,
        ...allPosts().map(({ slug }) => `/blog/${slug}`),
        '/find',
        '/lists',
        '/lists/one',
        '/gifts-for/two',
      ].map((path) => SITE_ORIGIN + path),
    );
  });

  it('has every public route, or leaves it out for a reason', () => {
    const addresses = publicAddresses(routes);
    const xml = buildSitemap(allPosts(), LISTS);
    const end = (path: string) => (path.endsWith('/') ? '' : '</loc>');
    const missing = addresses.filter((path) => !xml.includes(`<loc>${SITE_ORIGIN}${path}${end(path)}`));
    expect(addresses.length).toBeGreaterThan(10);
    expect(missing.toSorted()).toEqual(Object.keys(NOT_IN_SITEMAP).toSorted());
  });

  it('has its address in robots.txt, which keeps crawlers out of the app', () => {
    expect(buildRobots()).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
    expect(buildRobots()).toContain('Disallow: /app');
  });

  it('names the pictures of a list', () => {
    const found = [...buildSitemap([], LISTS).matchAll(/<image:loc>([^<]+)/g)].map(([, address]) => address);
    expect(found).toEqual([`${SITE_ORIGIN}/a.webp`, `${SITE_ORIGIN}/b.webp`]);
  });

  it('keeps training robots out unless the operator lets them in', () => {
    expect(buildRobots()).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \/\n/);
    expect(buildRobots('allow')).not.toContain('GPTBot');
    for (const robots of [buildRobots(), buildRobots('allow')]) expect(robots).toMatch(/^User-agent: \*\n/);
  });
});

describe('feed', () => {
  it('has well-formed items, newest first, with absolute links only', () => {
    const feed = buildFeed(allPosts());
    const xml = parseXml(feed);
    expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(xml.getElementsByTagName('item')).toHaveLength(12);
    expect(xml.querySelector('item > link')?.textContent).toBe(
      `${SITE_ORIGIN}/blog/halloween-gift-ideas-2025`,
    );
    expect(xml.querySelector('item > pubDate')?.textContent).toBe('Mon, 06 Oct 2025 08:00:00 GMT');
    expect(feed).not.toMatch(/href="\//);
  });

  it('escapes what XML would take for marks', () => {
    expect(escapeHtml(`<a & "b">`)).toBe('&lt;a &amp; &quot;b&quot;&gt;');
    expect(cdata('a]]>b')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>');
  });
});

describe('page meta', () => {
  it('gives a page its title, description, address and a card with a picture', () => {
    expect(publicMeta({ title: 'Blog', description: 'Words.', path: '/blog' })).toEqual(
      expect.arrayContaining([
        { title: 'Blog · Tuckaway' },
        { name: 'description', content: 'Words.' },
        { tagName: 'link', rel: 'canonical', href: `${SITE_ORIGIN}/blog` },
        { property: 'og:type', content: 'website' },
        { property: 'og:image', content: `${SITE_ORIGIN}/og-default.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });

  it('describes a post as an article with its own picture and its place in the site', () => {
    const meta = postMeta(post);
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: `${SITE_ORIGIN}/pictures/blog/${post.slug}-og.jpg`,
    });
    const data = meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []));
    expect(data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        datePublished: post.publishedAt,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('numbers the crumbs from one', () => {
    expect(breadcrumbData([{ name: 'Home', path: '/' }])).toMatchObject({
      itemListElement: [{ position: 1, name: 'Home', item: `${SITE_ORIGIN}/` }],
    });
  });
});
