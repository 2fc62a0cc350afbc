import { paths } from '../../lib/navigation/paths.ts';
import { absoluteUrl } from '../../lib/seo/seo.ts';
import type { BlogPost } from '../blog/content/blog.types.ts';
import { postPicture } from '../blog/post-picture.ts';
import { element } from './xml.ts';

// /landing is the same page as / and names it as canonical, so it stays out.
const PAGES = [paths.home, paths.about, paths.terms, paths.privacy];

export function buildSitemap(posts: readonly BlogPost[]): string {
  const latest = posts.map(lastChange).toSorted().at(-1);
  const entries = [
    ...PAGES.map((path) => entry(path)),
    entry(paths.blog, latest),
    ...posts.map((post) => entry(paths.blogPost(post.slug), lastChange(post), postPicture(post.slug).large)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const lastChange = (post: BlogPost) => post.updatedAt ?? post.publishedAt;

function entry(path: string, lastModified?: string, picture?: string): string {
  const parts = [
    element('loc', absoluteUrl(path)),
    lastModified ? element('lastmod', lastModified) : '',
    picture ? `<image:image>${element('image:loc', absoluteUrl(picture))}</image:image>` : '',
  ];
  return `  <url>${parts.join('')}</url>`;
}

export function buildRobots(): string {
  return [
    'User-agent: *',
    'Disallow: /app',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
