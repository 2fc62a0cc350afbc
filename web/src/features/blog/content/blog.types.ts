import type { AuthorFields, TagFields } from '@tuckaway/content/blog/blog.schema';
import type { Heading } from '@tuckaway/content/text/html-tree';
import type { Hue } from '@tuckaway/domain/pictures';

export type BlogTag = TagFields;
export type Author = AuthorFields;

interface FeaturedImage {
  alt: string;
  hue: Hue | undefined;
}

/** A curated list, or a gift in its list. */
export interface FittingLink {
  path: string;
  title: string;
  picture: string | null;
  note: string;
}

export interface PostSummary {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: Pick<Author, 'id' | 'name' | 'avatar'>;
  /** A day: "2025-05-12" */
  publishedAt: string;
  featured: boolean;
  featuredImage: FeaturedImage;
  tags: Omit<BlogTag, 'description'>[];
  /** Reading time in minutes. */
  readingTime: number;
}

export interface BlogPost extends Omit<PostSummary, 'author' | 'tags'> {
  author: Author;
  tags: BlogTag[];
  /** Sanitized HTML. */
  content: string;
  headings: Heading[];
  updatedAt?: string | undefined;
  status: string;
  views: number;
  likes: number;
  relatedPosts: PostSummary[];
  /** Slugs of curated lists and gifts. */
  lists: string[];
  gifts: string[];
  /** Links for the slugs, and the next post; the loader of the page adds them. */
  fitting?: FittingLink[];
  next?: PostSummary | undefined;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
}
