import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PathId, line, uniqueIds } from '../fields.ts';

const TAG_NAME_MAX = 50;

export const Tag = z.object({ id: Id, name: z.string() });
export type Tag = z.infer<typeof Tag>;
/** A tag with the number of its gifts, for the question before deleting. */
export const TagInUse = Tag.extend({ giftCount: z.int() });
export type TagInUse = z.infer<typeof TagInUse>;

export const TagName = line({ max: TAG_NAME_MAX, required: 'Tag name is required' });
const NewTag = z.strictObject({ name: TagName });
const TagParams = z.strictObject({ tagId: PathId });

export const tags = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/tags',
    summary: 'My tags',
    response: z.array(TagInUse),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/tags',
    summary: 'Create a tag; an existing name (in any case) answers 200 with that tag',
    body: NewTag,
    response: Tag,
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/tags/:tagId',
    summary: 'Rename my tag',
    params: TagParams,
    body: NewTag,
    response: Tag,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/tags/:tagId',
    summary: 'Delete my tag',
    params: TagParams,
    response: z.object({ id: Id }),
  }),
  ofGift: endpoint({
    method: 'GET',
    path: '/api/v1/tags/associations',
    summary: 'My tags on a gift',
    query: z.strictObject({ giftId: PathId }),
    response: z.array(Tag),
  }),
  setOfGift: endpoint({
    method: 'POST',
    path: '/api/v1/tags/associations',
    summary: 'Replace my tags on a gift',
    body: z.strictObject({ giftId: Id, tagIds: uniqueIds }),
    response: z.array(Tag),
  }),
};
