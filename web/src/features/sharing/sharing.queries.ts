import {
  shares,
  type ListShare,
  type NewShareLink,
  type ShareSettings,
} from '@tuckaway/contract/sharing/shares';
import { takes } from '@tuckaway/contract/sharing/takes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../lib/api/api-error.ts';
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

export function useShare(giftListId: number) {
  const queryClient = useQueryClient();
  const cacheShare = (share: ListShare) => queryClient.setQueryData(shareQuery(giftListId).queryKey, share);
  const forgetLink = () => queryClient.removeQueries({ queryKey: newShareLinkKey(giftListId) });
  const onError = (error: Error) => {
    if (!isUnreachable(error)) return undefined;
    // If only the response was lost, the cached link no longer works.
    forgetLink();
    return queryClient.invalidateQueries({ queryKey: shareQuery(giftListId).queryKey, exact: true });
  };
  const params = { giftListId };
  return {
    makeShareLink: useMutation({
      mutationFn: (body: ShareSettings) => api(shares.link, { params, body }),
      onError,
      onSuccess: (made) => {
        queryClient.setQueryData<NewShareLink>(newShareLinkKey(giftListId), made);
        cacheShare(made.share);
      },
    }),
    change: useMutation({
      mutationFn: (body: Partial<ShareSettings>) => api(shares.change, { params, body }),
      onSuccess: (share) => {
        cacheShare(share);
        void queryClient.invalidateQueries({ queryKey: takesQuery(giftListId).queryKey });
      },
    }),
    end: useMutation({
      mutationFn: () => api(shares.end, { params }),
      onError,
      onSuccess: (share) => {
        forgetLink();
        cacheShare(share);
      },
    }),
    want: useMutation({
      mutationFn: (body: { giftId: number; quantity: number }) => api(shares.want, { params, body }),
      onSuccess: cacheShare,
    }),
  };
}
