import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

const POSTS_FOLDER = join(import.meta.dirname, '../content/blog/posts');

const PUBLIC_PATHS = ['/', '/landing', '/about', '/terms-of-service', '/privacy-policy', '/blog'];
const FOR_CRAWLERS = ['/sitemap.xml', '/feed.xml', '/robots.txt'];
const NOT_FOUND_PATHS = ['/404', '/blog/404'];

function blogPaths(): string[] {
  return readdirSync(POSTS_FOLDER)
    .filter((file) => file.endsWith('.md') && !isDraft(join(POSTS_FOLDER, file)))
    .map((file) => `/blog/${file.slice(0, -'.md'.length)}`);
}

/** A post without a status is built, so that the check of its front matter can complain. */
function isDraft(path: string): boolean {
  const status = /^status:\s*(\S+)/m.exec(readFileSync(path, 'utf8'))?.[1];
  return status !== undefined && status !== 'published';
}

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: () => [...PUBLIC_PATHS, ...blogPaths(), ...NOT_FOUND_PATHS, ...FOR_CRAWLERS],
} satisfies Config;
