import type { AuthorFields, TagFields } from '@tuckaway/content/blog.schema';
import type { Heading } from '@tuckaway/content/html-tree';
import type { Hue } from '@tuckaway/domain/pictures';

export type BlogTag = TagFields;
export type Author = AuthorFields;

export interface FeaturedImage {
  alt: string;
  hue: Hue | undefined;
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
  /** In minutes. */
  readingTime: number;
}

export interface BlogPost extends Omit<PostSummary, 'author' | 'tags'> {
  author: Author;
  tags: BlogTag[];
  /** HTML, cleaned. */
  content: string;
  headings: Heading[];
  updatedAt?: string | undefined;
  status: string;
  views: number;
  likes: number;
  relatedPosts: PostSummary[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
}
