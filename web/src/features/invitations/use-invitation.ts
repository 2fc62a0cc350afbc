import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { useCachedLink } from '../../lib/queries/use-cached-link.ts';

interface InvitationOptions {
  /** Key of the link, which is in the cache until the page is closed: the server stores only its hash. */
  linkKey: QueryKey;
  /** Key of the circle or the editors, which say until when the invitation works. */
  refreshKey: QueryKey;
  invite: () => Promise<{ link: string }>;
  endLink: () => Promise<unknown>;
}

/** The invitation to a circle or to the editors of a list: its link, and calls that make and end it. */
export function useInvitation({ linkKey, refreshKey, invite, endLink }: InvitationOptions) {
  const queryClient = useQueryClient();
  const link = useCachedLink<string>(linkKey);
  const forgetLink = () => queryClient.removeQueries({ queryKey: linkKey });
  const refresh = () => queryClient.invalidateQueries({ queryKey: refreshKey, exact: true });
  // If only the response was lost, the cached link no longer works.
  const onError = (error: Error) => {
    if (isUnreachable(error)) forgetLink();
  };
  return {
    link,
    invite: useMutation({
      mutationFn: invite,
      onError,
      onSuccess: (made) => queryClient.setQueryData<string>(linkKey, made.link),
      onSettled: refresh,
    }),
    endLink: useMutation({
      mutationFn: endLink,
      onError,
      onSuccess: forgetLink,
      onSettled: refresh,
    }),
  };
}

/** `link` is undefined unless it was made on this page. */
export type Invitation = ReturnType<typeof useInvitation>;
