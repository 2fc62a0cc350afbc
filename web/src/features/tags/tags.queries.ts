import { tags, type Tag, type TagInUse } from '@tuckaway/contract/tags';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const TAGS_KEY = ['tags'] as const;

export const tagsQuery = queryOptions({
  queryKey: TAGS_KEY,
  queryFn: ({ signal }) => api(tags.list, {}, { signal }),
});

export const giftTagsQuery = (giftId: number) =>
  queryOptions({
    queryKey: [...TAGS_KEY, { giftId }],
    queryFn: ({ signal }) => api(tags.ofGift, { query: { giftId } }, { signal }),
  });

export const saveGiftTags = (giftId: number, tagIds: number[]) =>
  api(tags.setOfGift, { body: { giftId, tagIds } });

const byName = (a: Tag, b: Tag) => a.name.localeCompare(b.name, 'en-US', { sensitivity: 'base' });

export const sortTags = <T extends Tag>(list: readonly T[]): T[] => list.toSorted(byName);

export const sameTagName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A tag the server has just made, or found again under the same name, among those already known. */
export function rememberTag(queryClient: QueryClient, tag: Tag): void {
  queryClient.setQueryData<TagInUse[]>(TAGS_KEY, (known) =>
    known && !known.some(({ id }) => id === tag.id) ? sortTags([...known, { ...tag, giftCount: 0 }]) : known,
  );
}
