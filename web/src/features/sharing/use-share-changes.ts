import {
  shares,
  type ListShare,
  type NewShareLink,
  type ShareSettings,
} from '@tuckaway/contract/sharing/shares';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { failureText } from '../../lib/api/refusal-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { newShareLinkKey, shareQuery, takesQuery } from './sharing.queries.ts';

export function useShareChanges(giftListId: number) {
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
