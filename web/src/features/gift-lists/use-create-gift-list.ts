import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { userIdOf } from '../../lib/user-id.ts';
import { requireUserId, useAuth } from '../auth/auth-context.ts';
import { logAuthDebug } from '../auth/auth-debug.ts';
import type { GiftListDraft } from './gift-list-fields.tsx';
import { myListsQuery } from './gift-lists.queries.ts';

const NEEDS_SIGN_IN = 'You must be logged in to create a gift list';

/** Creates a list; with `giftId`, the list contains that gift. */
export function useCreateGiftList(giftId?: number) {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: async (draft: GiftListDraft) => {
      if (!user) throw new Error(NEEDS_SIGN_IN);
      await logAuthDebug('create gift list');
      const body = { ...draft, userId: userIdOf(user) };
      return giftId === undefined
        ? api(giftLists.createSimple, { body })
        : api(giftLists.create, { body: { ...body, giftId } });
    },
    onSuccess: (list) => {
      // Added to the cached list at once, then refetched.
      queryClient.setQueryData(
        myListsQuery(requireUserId(user)).queryKey,
        (lists) => lists && [...lists, list],
      );
      return refreshAfter(queryClient, 'giftListCreated');
    },
  });
}

export function createListFailureText(error: Error): string {
  if (error.message === NEEDS_SIGN_IN || hasStatus(error, 401)) return NEEDS_SIGN_IN;
  return isApiError(error) && error.detail ? `Error: ${error.detail}` : 'Failed to create Gift List';
}
