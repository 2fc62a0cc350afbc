import type { PostSummary } from './blog.types.ts';

const tag = (slug: string): PostSummary['tags'][number] => ({
  id: slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  slug,
  color: 'blue',
});

/** A post for tests: `buildPost('a', { tags: ['diy'] })`. */
export function buildPost(
  slug: string,
  {
    tags = [],
    author = 'ada',
    ...rest
  }: Partial<Omit<PostSummary, 'tags' | 'author'>> & {
    tags?: string[];
    author?: string;
  } = {},
): PostSummary {
  return {
    id: slug,
    slug,
    title: `Title of ${slug}`,
    excerpt: `Excerpt of ${slug}`,
    author: { id: author, name: author, avatar: undefined },
    publishedAt: '2025-01-01',
    featured: false,
    featuredImage: { alt: '', hue: 'mint' },
    tags: tags.map(tag),
    readingTime: 8,
    ...rest,
  };
}
