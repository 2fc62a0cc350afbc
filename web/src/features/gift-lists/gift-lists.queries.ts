import { giftLists, type GiftList, type ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';
import { RETRY } from '../../lib/api/retry.ts';

const PUBLIC_LISTS_STALE_MS = 10 * 60_000;
export const ALL_OCCASIONS = 'All';

/** A list's name: either of its two fields may be empty. */
export const listName = ({ title, name }: Pick<GiftList, 'title' | 'name'>) => title || name || 'Untitled';

export const publicListsQuery = (occasion: string) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.publicLists, { occasion }],
    queryFn: async ({ pageParam, signal }) => {
      const query = { occasion: occasion === ALL_OCCASIONS ? undefined : occasion, cursor: pageParam };
      const page = await api(giftLists.public, { query }, { retry: RETRY.browsing, signal });
      // A list of another account must never be shown as a curated one.
      return { ...page, data: page.data.filter(({ createdByType }) => createdByType === 'SYSTEM') };
    },
    ...byCursor,
    staleTime: PUBLIC_LISTS_STALE_MS,
  });

export const occasionsQuery = queryOptions({
  queryKey: KEYS.occasions,
  queryFn: ({ signal }) => api(giftLists.occasions, {}, { signal }),
  staleTime: PUBLIC_LISTS_STALE_MS,
});

/** A list without an id cannot be opened, and one without a title or name cannot be told apart. */
const isUsable = (list: GiftList) =>
  typeof list.id === 'number' && (typeof list.title === 'string' || typeof list.name === 'string');

/** All my lists, Favorites first. */
export const myListsQuery = (userId: number) =>
  queryOptions({
    queryKey: KEYS.myLists,
    queryFn: async ({ signal }) =>
      (await api(giftLists.mine, { query: { userId } }, { retry: RETRY.browsing, signal })).filter(isUsable),
  });

/** The user's lists that contain a gift. */
export const listsOfGiftQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.myLists, { giftId }],
    queryFn: async ({ signal }) =>
      (await api(giftLists.mine, { query: { userId, giftId } }, { retry: RETRY.browsing, signal })).filter(
        isUsable,
      ),
  });

export const giftListQuery = (giftListId: number) =>
  queryOptions({
    queryKey: [...KEYS.giftLists, 'one', giftListId],
    queryFn: ({ signal }) =>
      api(giftLists.get, { params: { giftListId } }, { retry: RETRY.browsing, signal }),
  });

/** Recipients to whom the user has linked the gifts of a list, by gift. */
export const listRecipientsQuery = (giftListId: number) =>
  queryOptions({
    queryKey: [...KEYS.listRecipients, giftListId],
    queryFn: async ({ signal }) => {
      const found = await api(
        giftLists.recipients,
        { params: { giftListId } },
        { retry: RETRY.browsing, signal },
      );
      return new Map(found.map(({ giftId, recipients }) => [giftId, recipients]));
    },
  });

export const listGiftsQuery = (giftListId: number, sort: ListSort = 'hand') =>
  infiniteQueryOptions({
    queryKey: [...KEYS.giftLists, 'gifts', giftListId, sort],
    queryFn: ({ pageParam, signal }) =>
      api(
        giftLists.gifts,
        { params: { giftListId }, query: { sort: sort === 'hand' ? undefined : sort, cursor: pageParam } },
        { retry: RETRY.browsing, signal },
      ),
    ...byCursor,
  });
