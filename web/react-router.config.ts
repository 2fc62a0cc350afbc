import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

const POSTS_FOLDER = join(import.meta.dirname, '../content/blog/posts');

const PUBLIC_PATHS = ['/', '/landing', '/about', '/terms-of-service', '/privacy-policy', '/blog', '/404'];

function blogPaths(): string[] {
  if (!existsSync(POSTS_FOLDER)) return [];
  return readdirSync(POSTS_FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/blog/${file.slice(0, -'.md'.length)}`);
}

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: () => [...PUBLIC_PATHS, ...blogPaths()],
} satisfies Config;
