import { tags, type Tag } from '@tuckaway/contract/gifts/tags';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const tagsQuery = queryOptions({
  queryKey: KEYS.tags,
  queryFn: ({ signal }) => api(tags.list, {}, { signal }),
});

export const giftTagsQuery = (giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.tags, { giftId }],
    queryFn: ({ signal }) => api(tags.ofGift, { query: { giftId } }, { signal }),
  });

const byName = (a: Tag, b: Tag) => a.name.localeCompare(b.name, 'en-US', { sensitivity: 'base' });

export const sortTags = <T extends Tag>(list: readonly T[]): T[] => list.toSorted(byName);

export const sameTagName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Adds a created tag to the cached tags. Creating an existing name returns that tag, which is in the cache already. */
export function addTagToCache(queryClient: QueryClient, tag: Tag): void {
  queryClient.setQueryData(tagsQuery.queryKey, (tags) =>
    tags && !tags.some(({ id }) => id === tag.id) ? sortTags([...tags, { ...tag, giftCount: 0 }]) : tags,
  );
}
