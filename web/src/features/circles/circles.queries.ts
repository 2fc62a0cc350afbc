import { circles } from '@tuckaway/contract/sharing/circles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** The user's own recipient that stands for the person of a circle. */
export interface CircleRecipient {
  id: number;
  name: string;
}

/** Circle of a recipient with the gifts of the others; null without a circle. */
export const circleQuery = (recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.circles, recipientId],
    queryFn: ({ signal }) => api(circles.get, { params: { recipientId } }, { signal }),
    // Other members may have added something.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...KEYS.circles, 'invitation', token],
    queryFn: ({ signal }) => api(circles.invitation, { params: { token } }, { signal }),
  });
