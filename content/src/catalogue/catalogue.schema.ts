import { SLUG } from '@tuckaway/contract/fields';
import { FINDER_GENDERS } from '@tuckaway/contract/search/search';
import { GIFT_TITLE_MAX, PRICE_MAX } from '@tuckaway/contract/gifts/gifts';
import { LIST_TITLE_MAX } from '@tuckaway/contract/gifts/gift-lists';
import { HUES } from '@tuckaway/domain/pictures';
import { MasterCategory } from '@tuckaway/contract/gifts/categories';
import { z } from 'zod';

const Slug = z.string().regex(SLUG, 'must be lower-case words joined by hyphens');
const Hue = z.enum(HUES);
const slugs = (min: number, max = Infinity) =>
  z
    .array(Slug)
    .min(min)
    .max(max)
    .refine((all) => new Set(all).size === all.length, 'must not repeat a slug');

export const CategoryEntry = z.strictObject({
  slug: Slug,
  master: MasterCategory,
  name: z.string().min(1).max(40),
  color: Hue,
});
export type CategoryEntry = z.infer<typeof CategoryEntry>;

export const RetailerEntry = z.strictObject({
  slug: Slug,
  name: z.string().min(1),
  search: z.url({ protocol: /^https$/ }).refine((url) => url.includes('{query}'), 'must contain {query}'),
});
export type RetailerEntry = z.infer<typeof RetailerEntry>;

export const GiftEntry = z.strictObject({
  slug: Slug,
  title: z.string().min(3).max(GIFT_TITLE_MAX),
  price: z.number().positive().max(PRICE_MAX).multipleOf(0.01),
  retailer: Slug,
  /** Query for the shop's own search, to which the gift links; Tuckaway's search indexes it, too. */
  shopPhrase: z.string().min(2).max(80),
  description: z.string().min(40).max(400),
  /** Color of the ground in its rendered picture. */
  hue: Hue,
  occasions: slugs(1),
  // May be empty: a swaddle, for example, belongs to no interest.
  interests: slugs(0),
  relationships: slugs(1),
  suits: z
    .array(z.enum(FINDER_GENDERS))
    .min(1)
    .default([...FINDER_GENDERS]),
  /** Slugs of content/search/qualities.yaml: cozy, funny, handmade. */
  qualities: slugs(0, 8).default([]),
});
export type GiftEntry = z.infer<typeof GiftEntry>;

export const ListEntry = z.strictObject({
  slug: Slug,
  title: z.string().min(3).max(LIST_TITLE_MAX),
  description: z.string().min(20).max(300),
  /** One of the categories: the day that the list is about. A list that only suits a day as well has it as a category. */
  occasion: Slug.optional(),
  categories: slugs(1, 4),
  gifts: slugs(4),
});
export type ListEntry = z.infer<typeof ListEntry>;

/** All categories of a list, the day that it is about among them. */
export const categoriesOfList = ({ categories, occasion }: ListEntry): string[] => [
  ...new Set([...categories, ...(occasion ? [occasion] : [])]),
];

export interface Catalogue {
  categories: CategoryEntry[];
  retailers: RetailerEntry[];
  gifts: GiftEntry[];
  lists: ListEntry[];
  /** The pictures that exist, by folder and slug: gifts/pair-of-stoneware-mugs. */
  pictures: ReadonlySet<string>;
}
