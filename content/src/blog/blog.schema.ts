import { z } from 'zod';
import { HUES } from '@tuckaway/domain/pictures';

const TAG_COLORS = ['blue', 'green', 'purple', 'indigo', 'teal', 'pink', 'orange', 'red', 'yellow'] as const;
export type TagColor = (typeof TAG_COLORS)[number];

/** A field that must be there; `noun` is how the message names the kind of file. */
const required = (noun = '') => {
  const error = ({ path }: { path?: PropertyKey[] | undefined }) =>
    `Missing required ${noun}frontmatter field: ${String(path?.at(-1))}`;
  return z.string({ error }).min(1, { error });
};
const Text = z.string().optional();
const Day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const Count = z.int().nonnegative().default(0);

export const PostFields = z.strictObject({
  id: Text,
  title: required(),
  slug: required(),
  author: required(),
  publishedAt: required().refine((day) => day === '' || Day.test(day), 'must be a day such as 2025-05-12'),
  updatedAt: z.string().regex(Day, 'must be a day such as 2025-05-12').optional(),
  status: required(),
  featured: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  excerpt: Text,
  /** Curated lists and gifts that the text speaks of, by slug. */
  lists: z.array(z.string()).default([]),
  gifts: z.array(z.string()).default([]),
  picture: z.strictObject({ hue: z.enum(HUES).optional(), alt: Text }).default({}),
  readingTime: z.int().positive().optional(),
  views: Count,
  likes: Count,
  seoTitle: Text,
  seoDescription: Text,
  seoKeywords: z.array(z.string()).default([]),
});
export type PostFields = z.infer<typeof PostFields>;

/** Fields of the post in this file, which must be named by its slug. */
export const postFieldsIn = (file: string) =>
  PostFields.extend({
    slug: required().refine((slug) => slug === '' || file.endsWith(`/${slug}.md`), {
      error: ({ input }) => `The file of this post must be named ${String(input)}.md`,
    }),
  });

/** The field of a post that decides whether it has a page. */
export const PostStatus = z.object({ status: z.string().optional() });

export const AuthorFields = z.strictObject({
  id: required('author '),
  name: required('author '),
  email: Text,
  bio: Text,
  avatar: Text,
  role: Text,
  socialLinks: z.strictObject({ twitter: Text, linkedin: Text, website: Text, instagram: Text }).default({}),
});
export type AuthorFields = z.infer<typeof AuthorFields>;

export const TagFields = z.strictObject({
  id: required('tag '),
  name: required('tag '),
  slug: required('tag '),
  color: z.enum(TAG_COLORS).optional(),
  description: Text,
});
export type TagFields = z.infer<typeof TagFields>;
