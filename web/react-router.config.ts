import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { PostStatus } from '@tuckaway/content/blog/blog.schema';
import { parseMarkdownFile } from '@tuckaway/content/blog/front-matter';

const CATALOGUE_FOLDER = join(import.meta.dirname, '../content/catalogue');
const POSTS_FOLDER = join(import.meta.dirname, '../content/blog/posts');

const PUBLIC_PATHS = [
  '/',
  '/landing',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/sign-in',
  '/find',
  '/join',
  '/lists',
  '/blog',
];
const FOR_CRAWLERS = ['/sitemap.xml', '/feed.xml', '/robots.txt'];
const NOT_FOUND_PATHS = ['/404', '/blog/404'];

/** Lists, categories and pairs, by the slugs of their files. */
function listPaths(): string[] {
  const slugsIn = (path: string, pattern: RegExp) =>
    [...readFileSync(join(CATALOGUE_FOLDER, path), 'utf8').matchAll(pattern)].map(([, slug]) => slug!);
  const lists = readdirSync(join(CATALOGUE_FOLDER, 'lists'));
  return [
    ...lists.flatMap((file) => slugsIn(`lists/${file}`, /^- slug: (\S+)$/gm)).map((slug) => `/lists/${slug}`),
    ...slugsIn('categories.yaml', /^- \{ slug: ([\w-]+),/gm).map((slug) => `/gifts-for/${slug}`),
    ...slugsIn('hubs/pairs.yaml', /^- slug: (\S+)$/gm).map((slug) => `/gifts-for/${slug}`),
  ];
}

/** A post with a fault is built too, so that the check of the whole blog can tell every fault at once. */
function blogPaths(): string[] {
  return readdirSync(POSTS_FOLDER)
    .filter((file) => file.endsWith('.md') && !isDraft(readFileSync(join(POSTS_FOLDER, file), 'utf8')))
    .map((file) => `/blog/${file.slice(0, -'.md'.length)}`);
}

function isDraft(text: string): boolean {
  const { status } = parseMarkdownFile('', text, PostStatus).fields;
  return status !== undefined && status !== 'published';
}

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: () => [...PUBLIC_PATHS, ...listPaths(), ...blogPaths(), ...NOT_FOUND_PATHS, ...FOR_CRAWLERS],
} satisfies Config;
