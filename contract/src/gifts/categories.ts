import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cursor, Id, PathId, pageSize, page } from '../fields.ts';
import { GiftList, PUBLIC_LISTS_PAGE } from './gift-lists.ts';

export const MasterCategory = z.enum(['Occasion', 'Interest', 'Relationship']);
export type MasterCategory = z.infer<typeof MasterCategory>;

export const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** A hue of the design tokens. */
  color: z.string(),
  /** The path of its picture, or of a wrapped present in its color. */
  icon: z.string(),
  masterCategory: MasterCategory,
});
export type Category = z.infer<typeof Category>;

const CategoryParams = z.strictObject({ categoryId: PathId });
const ofMaster = (path: 'occasions' | 'interests' | 'relationships') =>
  endpoint({
    method: 'GET',
    path: `/api/v1/categories/${path}`,
    summary: `All ${path}`,
    response: z.array(Category),
    access: 'public',
  });

export const categories = {
  occasions: ofMaster('occasions'),
  interests: ofMaster('interests'),
  relationships: ofMaster('relationships'),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/categories',
    summary: 'Categories, optionally of one master category',
    query: z.strictObject({ masterCategory: MasterCategory.optional() }),
    response: z.array(Category),
    access: 'public',
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/categories/:categoryId',
    summary: 'One category',
    params: CategoryParams,
    response: Category,
    access: 'public',
  }),
  giftLists: endpoint({
    method: 'GET',
    path: '/api/v1/categories/:categoryId/gift-lists',
    summary: 'The curated lists of a category',
    params: CategoryParams,
    query: z.strictObject({ cursor: Cursor.optional(), limit: pageSize(PUBLIC_LISTS_PAGE, 100) }),
    response: page(GiftList),
    envelope: 'raw',
    access: 'public',
  }),
};
