import { HUES } from '@tuckaway/contract/pictures';
import { ContentError } from '../../lib/content/content-error.ts';
import type { ContentFile } from '../../lib/content/front-matter.ts';
import { renderMarkdown, type Article } from '../../lib/content/markdown.server.ts';
import { makeExcerpt, readingMinutes } from '../../lib/content/plain-text.ts';
import { curlQuotes } from '../../lib/content/typography.ts';
import { readBlogFiles, type BlogSources } from './blog-files.ts';
import { TAG_COLORS, type Author, type BlogPost, type BlogTag, type PostSummary } from './blog.types.ts';
import { relatedPosts } from './post-queries.ts';

const PUBLISHED = 'published';

/** Every published post; their order is the business of the queries. */
export function buildBlog(sources: BlogSources): BlogPost[] {
  const files = readBlogFiles(sources);
  const authors = new Map(files.authors.map((file) => [String(file.fields['id']), toAuthor(file)]));
  const tags = new Map(files.tags.map((file) => [String(file.fields['id']), toTag(file)]));
  const posts = files.posts
    .filter(({ fields }) => fields['status'] === PUBLISHED)
    .map((file) => toPost(file, authors, tags));
  const summaries = posts.map(summaryOf);
  return posts.map((post) => ({ ...post, relatedPosts: relatedPosts(summaries, post.slug) }));
}

export function summaryOf(post: BlogPost): PostSummary {
  const { id, title, slug, excerpt, publishedAt, featured, featuredImage, readingTime, author, tags } = post;
  return {
    id,
    title,
    slug,
    excerpt,
    publishedAt,
    featured,
    featuredImage,
    readingTime,
    author: { id: author.id, name: author.name, avatar: author.avatar },
    tags: tags.map((tag) => ({ id: tag.id, name: tag.name, slug: tag.slug, color: tag.color })),
  };
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const typeset = (value: unknown) => curlQuotes(text(value) ?? '');
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function toPost(file: ContentFile, authors: Map<string, Author>, tags: Map<string, BlogTag>): BlogPost {
  const { fields, body } = file;
  const slug = String(fields['slug']);
  const title = typeset(fields['title']);
  const excerpt = typeset(fields['excerpt']) || curlQuotes(makeExcerpt(body));
  const { html, headings } = render(file);
  return {
    id: text(fields['id']) ?? slug,
    title,
    slug,
    excerpt,
    content: html,
    headings,
    author: orDerived(authors, String(fields['author']), 'author', (id, name) => ({
      id,
      name,
      socialLinks: {},
    })),
    publishedAt: String(fields['publishedAt']),
    updatedAt: text(fields['updatedAt']),
    status: String(fields['status']),
    featured: fields['featured'] === true,
    featuredImage: toImage(fields['picture']),
    tags: list(fields['tags']).map((tagId) =>
      orDerived(tags, tagId, 'tag', (id, name) => ({ id, name, slug: id, color: undefined })),
    ),
    readingTime: Number(fields['readingTime']) || readingMinutes(body),
    views: Number(fields['views']) || 0,
    likes: Number(fields['likes']) || 0,
    relatedPosts: [],
    seoTitle: typeset(fields['seoTitle']) || title,
    seoDescription: typeset(fields['seoDescription']) || excerpt,
    seoKeywords: list(fields['seoKeywords']),
  };
}

function render({ file, body, bodyLine }: ContentFile): Article {
  try {
    return renderMarkdown(body);
  } catch {
    throw new ContentError([{ file, line: bodyLine, message: 'Failed to process markdown content' }]);
  }
}

function toImage(picture: unknown): BlogPost['featuredImage'] {
  const { alt, hue } = (picture ?? {}) as { alt?: unknown; hue?: unknown };
  return { alt: text(alt) ?? '', hue: HUES.find((known) => known === hue) };
}

function toAuthor({ fields }: ContentFile): Author {
  return {
    id: String(fields['id']),
    name: String(fields['name']),
    email: text(fields['email']),
    bio: typeset(fields['bio']) || undefined,
    avatar: text(fields['avatar']),
    role: text(fields['role']),
    socialLinks: (fields['socialLinks'] ?? {}) as Author['socialLinks'],
  };
}

function toTag({ fields }: ContentFile): BlogTag {
  return {
    id: String(fields['id']),
    name: String(fields['name']),
    slug: String(fields['slug']),
    color: TAG_COLORS.find((known) => known === fields['color']),
    description: text(fields['description']),
  };
}

/** A file that is missing is noted and stood in for: the article is worth more than the file beside it. */
function orDerived<T>(
  known: Map<string, T>,
  id: string,
  kind: string,
  derive: (id: string, name: string) => T,
): T {
  const found = known.get(id);
  if (found) return found;
  console.warn(`No file for the ${kind} "${id}": its name is made from the id.`);
  return derive(id, nameFromId(id));
}

export function nameFromId(id: string): string {
  return id.replaceAll('-', ' ').replace(/(^|\s)\p{L}/gu, (start) => start.toLocaleUpperCase('en-US'));
}
