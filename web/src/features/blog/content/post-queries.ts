import type { PostSummary } from './blog.types.ts';

const FEATURED_LIMIT = 3;
const RELATED_LIMIT = 3;
const POPULAR_TAGS_LIMIT = 6;
/** Of `searchPosts`; the page of the blog shows all results. */
const SEARCH_LIMIT = 10;

interface PostFilter {
  query?: string;
  /** Tag slugs; a post with any of them is listed. */
  tags?: readonly string[];
  /** An author's id. */
  author?: string;
  featured?: boolean;
  limit?: number;
  offset?: number;
}

interface PostPage<P> {
  posts: P[];
  total: number;
  hasMore: boolean;
}

export type CountedTag = PostSummary['tags'][number] & { postCount: number };

type Posts<P> = readonly P[];

const newestFirst = (a: PostSummary, b: PostSummary) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug);

export function listPosts<P extends PostSummary>(all: Posts<P>, filter: PostFilter = {}): PostPage<P> {
  const { limit = Infinity, offset = 0 } = filter;
  const matching = all.filter((post) => matches(post, filter)).toSorted(newestFirst);
  return {
    posts: matching.slice(offset, offset + limit),
    total: matching.length,
    hasMore: offset + limit < matching.length,
  };
}

function matches(post: PostSummary, { query = '', tags = [], author, featured }: PostFilter): boolean {
  const text = foldText(query.trim());
  const speaksOfIt = foldText(post.title).includes(text) || foldText(post.excerpt).includes(text);
  const hasTag = tags.length === 0 || post.tags.some(({ slug }) => tags.includes(slug));
  const isAuthors = author === undefined || post.author.id === author;
  return speaksOfIt && hasTag && isAuthors && (featured === undefined || post.featured === featured);
}

export function featuredPosts<P extends PostSummary>(all: Posts<P>, limit = FEATURED_LIMIT): P[] {
  return listPosts(all, { featured: true, limit }).posts;
}

/** Posts that share tags with a post, by their number. */
export function relatedPosts<P extends PostSummary>(all: Posts<P>, slug: string, limit = RELATED_LIMIT): P[] {
  const own = new Set(all.find((post) => post.slug === slug)?.tags.map((tag) => tag.slug));
  const shared = (post: P) => post.tags.filter((tag) => own.has(tag.slug)).length;
  return all
    .filter((post) => post.slug !== slug && shared(post) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || newestFirst(a, b))
    .slice(0, limit);
}

/** Tags by their number of posts. */
export function popularTags(all: Posts<PostSummary>, limit = POPULAR_TAGS_LIMIT): CountedTag[] {
  const bySlug = new Map<string, CountedTag>();
  for (const tag of all.flatMap((post) => post.tags)) {
    bySlug.set(tag.slug, { ...tag, postCount: (bySlug.get(tag.slug)?.postCount ?? 0) + 1 });
  }
  return [...bySlug.values()]
    .toSorted((a, b) => b.postCount - a.postCount || a.name.localeCompare(b.name))
    .slice(0, limit);
}

// searchPosts, postsByTag, postsByAuthor and postExists, and paging in listPosts, are offered with the rest of the blog's
// queries. Required, but no page uses them yet (docs/decisions/0431).

export function searchPosts<P extends PostSummary>(all: Posts<P>, query: string, limit = SEARCH_LIMIT): P[] {
  return listPosts(all, { query, limit }).posts;
}

export function postsByTag<P extends PostSummary>(all: Posts<P>, tagSlug: string): P[] {
  return listPosts(all, { tags: [tagSlug] }).posts;
}

export function postsByAuthor<P extends PostSummary>(all: Posts<P>, authorId: string): P[] {
  return listPosts(all, { author: authorId }).posts;
}

export function postExists(all: Posts<PostSummary>, slug: string): boolean {
  return all.some((post) => post.slug === slug);
}

/** Replaces typographic characters by plain ones, so that typed text matches the posts. */
function foldText(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLocaleLowerCase('en-US');
}

/** The article published before this one; after the oldest comes the newest. */
export function nextPost<P extends PostSummary>(all: Posts<P>, slug: string): P | undefined {
  const { posts } = listPosts(all);
  const at = posts.findIndex((post) => post.slug === slug);
  return at === -1 || posts.length < 2 ? undefined : posts[(at + 1) % posts.length];
}
