import { skipToken, useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

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
  const { data: link } = useQuery<string>({ queryKey: linkKey, queryFn: skipToken });
  const refresh = () => queryClient.invalidateQueries({ queryKey: refreshKey, exact: true });
  return {
    link,
    invite: useMutation({
      mutationFn: invite,
      onSuccess: (made) => {
        queryClient.setQueryData<string>(linkKey, made.link);
        return refresh();
      },
    }),
    endLink: useMutation({
      mutationFn: endLink,
      onSuccess: () => queryClient.removeQueries({ queryKey: linkKey }),
      onSettled: refresh,
    }),
  };
}

/** `link` is undefined unless it was made on this page. */
export type Invitation = ReturnType<typeof useInvitation>;
