import { paths } from '../../lib/navigation/paths.ts';
import { absoluteUrl } from '../../lib/seo/public-meta.ts';
import type { BlogPost } from '../blog/content/blog.types.ts';
import { postPicture } from '../blog/post-picture.ts';
import { element } from './xml.ts';

// /landing is the same page as / and names it as canonical, so it stays out.
const PAGES = [paths.home, paths.about, paths.terms, paths.privacy];

interface ListPages {
  lists: readonly { path: string; pictures: readonly string[] }[];
  hubs: readonly string[];
}

export function buildSitemap(posts: readonly BlogPost[], { lists, hubs }: ListPages): string {
  const latest = posts.map(lastChange).toSorted().at(-1);
  const entries = [
    ...PAGES.map((path) => entry(path)),
    entry(paths.blog, latest),
    ...posts.map((post) =>
      entry(paths.blogPost(post.slug), lastChange(post), [postPicture(post.slug).large]),
    ),
    entry(paths.find),
    entry(paths.publicLists),
    ...lists.map(({ path, pictures }) => entry(path, undefined, pictures)),
    ...hubs.map((path) => entry(path)),
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

function entry(path: string, lastModified?: string, pictures: readonly string[] = []): string {
  const parts = [
    element('loc', absoluteUrl(path)),
    lastModified ? element('lastmod', lastModified) : '',
    ...pictures.map((picture) => `<image:image>${element('image:loc', absoluteUrl(picture))}</image:image>`),
  ];
  return `  <url>${parts.join('')}</url>`;
}

// Robots that collect text for training. Robots that retrieve pages for a user follow the general rules.
const TRAINING_ROBOTS = [
  'GPTBot',
  'ClaudeBot',
  'CCBot',
  'Google-Extended',
  'Applebot-Extended',
  'Meta-ExternalAgent',
  'Bytespider',
];

/** ROBOTS_TRAINING=allow at build time opens the public pages to training robots too. */
export function buildRobots(training = import.meta.env['ROBOTS_TRAINING'] as string | undefined): string {
  const closed = training === 'allow' ? [] : TRAINING_ROBOTS;
  return [
    'User-agent: *',
    'Disallow: /app',
    'Disallow: /api/',
    '',
    ...closed.map((robot) => `User-agent: ${robot}`),
    ...(closed.length > 0 ? ['Disallow: /', ''] : []),
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
