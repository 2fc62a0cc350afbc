import { coEditing } from '@tuckaway/contract/sharing/co-editing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

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
