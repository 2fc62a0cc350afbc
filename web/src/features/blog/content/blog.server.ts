import type { Sources } from '@tuckaway/content/blog/blog-files';
import { buildBlog } from './blog-content.server.ts';
import type { BlogPost } from './blog.types.ts';

// Vite evaluates import.meta.glob statically, so the options must be literals.
const POSTS = import.meta.glob<string>('../../../../../content/blog/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const AUTHORS = import.meta.glob<string>('../../../../../content/blog/authors/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TAGS = import.meta.glob<string>('../../../../../content/blog/tags/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let built: BlogPost[] | undefined;

/** Blog content from content/blog, read and checked once per build. */
export function allPosts(): BlogPost[] {
  built ??= buildBlog({ posts: named(POSTS), authors: named(AUTHORS), tags: named(TAGS) });
  return built;
}

/** Path of the file in the repository, for error messages. */
function named(files: Sources): Sources {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace(/^(\.\.\/)+/, ''), source]),
  );
}
