import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { PostStatus } from '@tuckaway/content/blog/blog.schema';
import { parseMarkdownFile } from '@tuckaway/content/markdown-file';
import { publicListPages } from './src/features/public-lists/public-lists.server.ts';
import { paths } from './src/lib/navigation/paths.ts';

const POSTS_FOLDER = join(import.meta.dirname, '../content/blog/posts');
/** The server's page for unknown addresses, whose route is `*`. */
const NOT_FOUND = '/404';

const isPublic = (path: string) => path !== paths.app && !path.startsWith(`${paths.app}/`);

function listPaths(): string[] {
  const { lists, hubs } = publicListPages();
  return [...lists.map(({ path }) => path), ...hubs];
}

/** A post with a fault is built too, so that the check of the whole blog can tell every fault at once. */
function blogPaths(): string[] {
  return readdirSync(POSTS_FOLDER)
    .filter((file) => file.endsWith('.md') && !isDraft(readFileSync(join(POSTS_FOLDER, file), 'utf8')))
    .map((file) => paths.blogPost(file.slice(0, -'.md'.length)));
}

function isDraft(text: string): boolean {
  const { status } = parseMarkdownFile('', text, PostStatus).fields;
  return status !== undefined && status !== 'published';
}

export default {
  appDirectory: 'src',
  ssr: false,
  // The server sends prerendered pages only: every public route without a parameter, and the pages of those with one.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter(isPublic),
    NOT_FOUND,
    ...listPaths(),
    ...blogPaths(),
  ],
} satisfies Config;
