import { circles, type Circle } from '@tuckaway/contract/sharing/circles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { useInvitation } from '../invitations/use-invitation.ts';
import { circleQuery } from './circles.queries.ts';

const invitationLinkKey = (recipientId: number) => [...KEYS.circles, recipientId, 'link'];

export function useCircleInvitation(recipientId: number) {
  const params = { recipientId };
  return useInvitation({
    linkKey: invitationLinkKey(recipientId),
    refreshKey: circleQuery(recipientId).queryKey,
    invite: () => api(circles.invite, { params }),
    endLink: () => api(circles.endLink, { params }),
  });
}

export function useCircleChanges(recipientId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = circleQuery(recipientId);
  const refresh = () => queryClient.invalidateQueries({ queryKey, exact: true });
  const forgetInvitationLink = () => queryClient.removeQueries({ queryKey: invitationLinkKey(recipientId) });
  return {
    leave: useMutation({
      mutationFn: () => api(circles.leave, { params: { recipientId } }),
      onSuccess: () => {
        forgetInvitationLink();
        queryClient.setQueryData<Circle | null>(queryKey, null);
      },
      onSettled: refresh,
    }),
    removeMember: useMutation({
      mutationFn: (memberId: number) => api(circles.removeMember, { params: { recipientId, memberId } }),
      onSuccess: forgetInvitationLink,
      onSettled: refresh,
    }),
    keepGift: useMutation({
      mutationFn: (circleGiftId: number) => api(circles.keepGift, { params: { recipientId, circleGiftId } }),
      onSettled: () => Promise.all([refreshAfter(queryClient, 'giftCreated'), refresh()]),
    }),
  };
}

type RecipientInput = { id: number } | { name: string };

export function useJoinCircle(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (recipient: RecipientInput) => api(circles.join, { params: { token }, body: { recipient } }),
    // After a lost response, too: the server may have stored it.
    onSettled: () => refreshAfter(queryClient, 'recipientsAdded'),
  });
}
