import { shares } from '@tuckaway/contract/sharing/shares';
import { takes } from '@tuckaway/contract/sharing/takes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Share of a list of mine; null where it was never shared. */
export const shareQuery = (giftListId: number) =>
  queryOptions({
    queryKey: [...KEYS.shares, giftListId],
    queryFn: ({ signal }) => api(shares.get, { params: { giftListId } }, { signal }),
  });

/** Takes of my list, within the degree that I chose. */
export const takesQuery = (giftListId: number) =>
  queryOptions({
    queryKey: [...KEYS.shares, giftListId, 'takes'],
    queryFn: ({ signal }) => api(takes.ofList, { params: { giftListId } }, { signal }),
    staleTime: 0,
  });

/** Key of the share's link, which is in the cache until the page is closed: the server stores only its hash. */
export const newShareLinkKey = (giftListId: number) => [...KEYS.shares, giftListId, 'link'];

export const revealTakes = (giftListId: number, giftId: number) =>
  api(takes.look, { params: { giftListId, giftId } });
