import { readBlogFiles, type BlogSources } from '@tuckaway/content/blog/blog-files';
import type { PostFields } from '@tuckaway/content/blog/blog.schema';
import { ContentError } from '@tuckaway/content/content-error';
import type { MarkdownFile } from '@tuckaway/content/markdown-file';
import { renderMarkdown, type Article } from '@tuckaway/content/text/markdown';
import { makeExcerpt, readingMinutes } from '@tuckaway/content/text/plain-text';
import { curlQuotes } from '@tuckaway/content/text/curl-quotes';
import type { Author, BlogPost, BlogTag, PostSummary } from './blog.types.ts';
import { relatedPosts } from './post-queries.ts';

const PUBLISHED = 'published';

/** All published posts, unsorted. */
export function buildBlog(sources: BlogSources): BlogPost[] {
  const files = readBlogFiles(sources);
  const authors = new Map(files.authors.map(({ fields }) => [fields.id, toAuthor(fields)]));
  const tags = new Map(files.tags.map(({ fields }) => [fields.id, fields]));
  const posts = files.posts
    .filter(({ fields }) => fields.status === PUBLISHED)
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

const typeset = (text: string | undefined) => curlQuotes(text ?? '');

function toPost(
  file: MarkdownFile<PostFields>,
  authors: Map<string, Author>,
  tags: Map<string, BlogTag>,
): BlogPost {
  const { fields, body } = file;
  const title = typeset(fields.title);
  const excerpt = typeset(fields.excerpt) || curlQuotes(makeExcerpt(body));
  const { html, headings } = render(file);
  return {
    id: fields.id ?? fields.slug,
    title,
    slug: fields.slug,
    excerpt,
    content: html,
    headings,
    author: orDerived(authors, fields.author, 'author', (id, name) => ({ id, name, socialLinks: {} })),
    publishedAt: fields.publishedAt,
    updatedAt: fields.updatedAt,
    status: fields.status,
    featured: fields.featured,
    featuredImage: { alt: fields.picture.alt ?? '', hue: fields.picture.hue },
    tags: fields.tags.map((tagId) => orDerived(tags, tagId, 'tag', (id, name) => ({ id, name, slug: id }))),
    readingTime: fields.readingTime ?? readingMinutes(body),
    views: fields.views,
    likes: fields.likes,
    relatedPosts: [],
    lists: fields.lists,
    gifts: fields.gifts,
    seoTitle: typeset(fields.seoTitle) || title,
    seoDescription: typeset(fields.seoDescription) || excerpt,
    seoKeywords: fields.seoKeywords,
  };
}

function render({ file, body, bodyLine }: MarkdownFile<PostFields>): Article {
  try {
    return renderMarkdown(body);
  } catch {
    throw new ContentError([{ file, line: bodyLine, message: 'Failed to process markdown content' }]);
  }
}

const toAuthor = (fields: Author): Author => ({ ...fields, bio: typeset(fields.bio) || undefined });

/** A missing author or tag file is logged and replaced by a default, so that the article is still published. */
function orDerived<T>(
  byId: Map<string, T>,
  id: string,
  kind: string,
  derive: (id: string, name: string) => T,
): T {
  const found = byId.get(id);
  if (found) return found;
  console.warn(`No file for the ${kind} "${id}": its name is made from the id.`);
  return derive(id, nameFromId(id));
}

function nameFromId(id: string): string {
  return id.replaceAll('-', ' ').replace(/(^|\s)\p{L}/gu, (start) => start.toLocaleUpperCase('en-US'));
}
