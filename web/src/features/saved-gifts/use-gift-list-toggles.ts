import { ListTitle, type GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import {
  withPendingToggles,
  toggleChange,
  useNetChange,
  useSerialToggles,
} from '../../lib/queries/use-serial-toggles.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { useUserId } from '../auth/auth-context.ts';
import { listName, listsOfGiftQuery, myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { createListFailureText, useCreateGiftList } from '../gift-lists/use-create-gift-list.ts';
import { changeMembership, membershipMessage } from './list-membership.ts';
import { setSavedInCache } from './saved-in-cache.ts';

/** The lists that contain a gift. Each change is saved at once. */
export function useGiftListToggles(gift: Gift) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const allLists = useQuery(myListsQuery(userId));
  const listsQuery = listsOfGiftQuery(userId, gift.id);
  const listsOfGift = useQuery(listsQuery);
  const netChange = useNetChange();
  const scope = `lists-of-gift-${gift.id}`;

  const send = async (listId: number, isIn: boolean) => {
    await changeMembership(userId, gift.id, toggleChange(listId, isIn));
    if (isIn) recentGifts.remember(userId, gift);
    const list = allLists.data?.find(({ id }) => id === listId);
    const withListToggled = (before: readonly GiftList[] = []) => [
      ...before.filter(({ id }) => id !== listId),
      ...(isIn && list ? [list] : []),
    ];
    const now = queryClient.setQueryData(listsQuery.queryKey, withListToggled);
    setSavedInCache(queryClient, gift.id, isIn || Boolean(now?.length));
    const message = membershipMessage(netChange(listId, isIn))!;
    if (isIn) toast.success(message, { id: scope });
    else toastWithUndo(message, () => toggles.toggle(listId, true), { id: scope });
  };
  const toggles = useSerialToggles<boolean>({
    scope,
    send,
    onFailed: () => toast.error('Failed to update gift list associations'),
    onSettled: () => void refreshAfter(queryClient, 'savedGiftsChanged'),
  });
  const storedIds = listsOfGift.data?.map(({ id }) => id) ?? [];
  const chosenIds = withPendingToggles(storedIds, toggles);
  const isSaved = listsOfGift.data ? chosenIds.length > 0 : gift.isSaved;
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (isSaved && !wasSaved) setWasSaved(true);
  return {
    allLists,
    listsOfGift,
    chosenIds,
    toggle: toggles.toggle,
    /** Whether the gift is in one of the user's lists. */
    isSaved,
    /** Whether it was saved at some time while the sheet is open: then its lists stay enabled. */
    wasSaved,
    typed: useTypedList(gift, allLists.data),
  };
}

/** State of the field that filters the lists, or creates a list with the typed name that contains the gift. */
function useTypedList(gift: Gift, lists: readonly GiftList[] = []) {
  const { text, setText, error, setError, type, parse } = useTypedName(ListTitle);
  const create = useCreateGiftList(gift.id);
  const userId = useUserId();
  const queryClient = useQueryClient();
  const needle = text.trim().toLowerCase();
  const matching = lists.filter((list) => listName(list).toLowerCase().includes(needle));
  const isNew = needle !== '' && !lists.some((list) => listName(list).toLowerCase() === needle);
  return {
    text,
    error,
    matching,
    isNew,
    /** The text is the name of a new list, not a search for one. */
    hasUnfinishedText: isNew && matching.length === 0,
    isCreating: create.isPending,
    type,
    create: (isPrivate: boolean) => {
      const title = parse();
      if (title === undefined) return;
      create.mutate(
        { title, isPrivate },
        {
          onSuccess: () => {
            setText('');
            recentGifts.remember(userId, gift);
            setSavedInCache(queryClient, gift.id, true);
            toast.success('Gift List created successfully!');
          },
          onError: (problem) => setError(createListFailureText(problem)),
        },
      );
    },
  };
}
