import {
  shares,
  type ListShare,
  type NewShareLink,
  type ShareSettings,
} from '@tuckaway/contract/sharing/shares';
import { takes } from '@tuckaway/contract/sharing/takes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/refusal-text.ts';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { toast } from '../../ui/feedback/toast.tsx';

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
  // If only the response was lost, the share has changed. Its key is also the prefix of the key of its takes.
  const refetchIfChanged = (error: Error) => {
    if (isUnreachable(error))
      void queryClient.invalidateQueries({ queryKey: shareQuery(giftListId).queryKey });
  };
  const onLinkError = (error: Error) => {
    // The cached link may no longer work.
    if (isUnreachable(error)) forgetLink();
    refetchIfChanged(error);
  };
  const params = { giftListId };
  return {
    makeShareLink: useMutation({
      mutationFn: (body: ShareSettings) => api(shares.link, { params, body }),
      onError: onLinkError,
      onSuccess: (made) => {
        queryClient.setQueryData<NewShareLink>(newShareLinkKey(giftListId), made);
        cacheShare(made.share);
      },
    }),
    change: useMutation({
      mutationFn: (body: Partial<ShareSettings>) => api(shares.change, { params, body }),
      onError: refetchIfChanged,
      onSuccess: (share) => {
        cacheShare(share);
        void queryClient.invalidateQueries({ queryKey: takesQuery(giftListId).queryKey });
      },
    }),
    end: useMutation({
      mutationFn: () => api(shares.end, { params }),
      onError: onLinkError,
      onSuccess: (share) => {
        forgetLink();
        cacheShare(share);
      },
    }),
    want: useMutation({
      mutationFn: (body: { giftId: number; quantity: number }) => api(shares.want, { params, body }),
      onError: (error) => {
        toast.error(failureText(error, 'That did not work. Please try again.'));
        refetchIfChanged(error);
      },
      onSuccess: cacheShare,
    }),
  };
}
