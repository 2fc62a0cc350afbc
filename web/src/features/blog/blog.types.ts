import type { Heading } from '../../lib/content/html-tree.ts';
import type { Hue } from '@tuckaway/contract/pictures';

export const TAG_COLORS = [
  'blue',
  'green',
  'purple',
  'indigo',
  'teal',
  'pink',
  'orange',
  'red',
  'yellow',
] as const;
export type TagColor = (typeof TAG_COLORS)[number];

export interface BlogTag {
  id: string;
  name: string;
  slug: string;
  color: TagColor | undefined;
  description?: string | undefined;
}

export interface Author {
  id: string;
  name: string;
  email?: string | undefined;
  bio?: string | undefined;
  avatar?: string | undefined;
  role?: string | undefined;
  socialLinks: Partial<Record<'twitter' | 'linkedin' | 'website' | 'instagram', string>>;
}

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
