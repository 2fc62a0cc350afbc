import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { PostStatus } from '@tuckaway/content/blog.schema';
import { parseMarkdownFile } from '@tuckaway/content/front-matter';

const POSTS_FOLDER = join(import.meta.dirname, '../content/blog/posts');

const PUBLIC_PATHS = ['/', '/landing', '/about', '/terms-of-service', '/privacy-policy', '/sign-in', '/blog'];
const FOR_CRAWLERS = ['/sitemap.xml', '/feed.xml', '/robots.txt'];
const NOT_FOUND_PATHS = ['/404', '/blog/404'];

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
  prerender: () => [...PUBLIC_PATHS, ...blogPaths(), ...NOT_FOUND_PATHS, ...FOR_CRAWLERS],
} satisfies Config;
