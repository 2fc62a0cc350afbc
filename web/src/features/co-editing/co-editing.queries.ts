import { coEditing } from '@tuckaway/contract/sharing/co-editing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { useInvitation } from '../invitations/use-invitation.ts';

/** Editors of a list; null if it has no co-editors or the user does not edit it. */
export const coEditingQuery = (giftListId: number) =>
  queryOptions({
    queryKey: [...KEYS.coEditing, giftListId],
    queryFn: ({ signal }) => api(coEditing.get, { params: { giftListId } }, { signal }),
    // Other editors may have joined or left.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

/** Co-edited lists of others. */
export const coEditedListsQuery = queryOptions({
  queryKey: KEYS.coEditedLists,
  queryFn: ({ signal }) => api(coEditing.lists, {}, { signal }),
});

/** Co-edited lists that contain a gift. */
export const coEditedListsOfGiftQuery = (giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.coEditedLists, { giftId }],
    queryFn: ({ signal }) => api(coEditing.lists, { query: { giftId } }, { signal }),
  });

export const listInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...KEYS.coEditing, 'invitation', token],
    queryFn: ({ signal }) => api(coEditing.invitation, { params: { token } }, { signal }),
  });

const listInvitationLinkKey = (giftListId: number) => [...KEYS.coEditing, giftListId, 'link'];

export function useListInvitation(giftListId: number) {
  const params = { giftListId };
  return useInvitation({
    linkKey: listInvitationLinkKey(giftListId),
    refreshKey: coEditingQuery(giftListId).queryKey,
    invite: () => api(coEditing.invite, { params }),
    endLink: () => api(coEditing.endLink, { params }),
  });
}

export function useCoEditing(giftListId: number) {
  const queryClient = useQueryClient();
  const forgetInvitationLink = () =>
    queryClient.removeQueries({ queryKey: listInvitationLinkKey(giftListId) });
  return {
    /** The owner ends co-editing for everybody; a co-editor can no longer open the list. */
    leave: useMutation<unknown, Error, { isOwner: boolean }>({
      mutationFn: () => api(coEditing.leave, { params: { giftListId } }),
      onSuccess: (_, { isOwner }) => {
        forgetInvitationLink();
        if (isOwner) return refreshAfter(queryClient, 'editorsChanged');
        return refreshAfter(queryClient, 'listLeft', { except: [KEYS.coEditing, KEYS.giftLists] });
      },
    }),
    removeEditor: useMutation({
      mutationFn: (editorId: number) => api(coEditing.removeEditor, { params: { giftListId, editorId } }),
      onSuccess: forgetInvitationLink,
      onSettled: () => refreshAfter(queryClient, 'editorsChanged'),
    }),
  };
}

export function useJoinList(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(coEditing.join, { params: { token } }),
    onSuccess: () => refreshAfter(queryClient, 'editorsChanged'),
  });
}
