import { coEditing } from '@tuckaway/contract/sharing/co-editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { useInvitation } from '../invitations/use-invitation.ts';
import { coEditingQuery } from './co-editing.queries.ts';

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

export function useEditorChanges(giftListId: number) {
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
      onError: (error) => {
        // If only the response was lost, it has ended.
        if (isUnreachable(error)) void refreshAfter(queryClient, 'editorsChanged');
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
    // After a lost response, too: the server may have stored it.
    onSettled: () => refreshAfter(queryClient, 'editorsChanged'),
  });
}
