import { ListTitle, type GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import {
  chosenOf,
  toggledId,
  useChangeToName,
  useSerialToggles,
} from '../../lib/queries/use-serial-toggles.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { useUserId } from '../auth/auth-context.ts';
import { listName, listsHoldingQuery, myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { createFailureText, useCreateGiftList } from '../gift-lists/use-create-gift-list.ts';
import { applyChange, changeMessage } from './list-changes.ts';
import { setSavedEverywhere } from './saved-state.ts';

/** The lists that contain a gift. Each change is saved at once. */
export function useOrganizeGift(gift: Gift) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const lists = useQuery(myListsQuery(userId));
  const holdingOf = listsHoldingQuery(userId, gift.id);
  const holding = useQuery(holdingOf);
  const changeToName = useChangeToName();
  const scope = `lists-of-gift-${gift.id}`;

  const send = async (listId: number, isIn: boolean) => {
    await applyChange(userId, gift.id, toggledId(listId, isIn));
    if (isIn) recentGifts.remember(userId, gift);
    const list = lists.data?.find(({ id }) => id === listId);
    const withChange = (before: readonly GiftList[] = []) => [
      ...before.filter(({ id }) => id !== listId),
      ...(isIn && list ? [list] : []),
    ];
    const now = queryClient.setQueryData(holdingOf.queryKey, withChange);
    setSavedEverywhere(queryClient, gift.id, isIn || Boolean(now?.length));
    const message = changeMessage(changeToName(listId, isIn))!;
    if (isIn) toast.success(message, { id: scope });
    else toastWithUndo(message, () => toggles.toggle(listId, true), { name: scope });
  };
  const toggles = useSerialToggles<boolean>({
    scope,
    send,
    onFailed: () => toast.error('Failed to update gift list associations'),
    onSettled: () => void refreshAfter(queryClient, 'savedGiftsChanged'),
  });
  const storedIds = holding.data?.map(({ id }) => id) ?? [];
  const chosenIds = chosenOf(storedIds, toggles);
  const isSaved = holding.data ? chosenIds.length > 0 : gift.isSaved;
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (isSaved && !wasSaved) setWasSaved(true);
  return {
    lists,
    holding,
    chosenIds,
    tick: toggles.toggle,
    /** Saved means: in one of my lists. */
    isSaved,
    /** Taken out of its last list here, it can be put into any again. */
    wasSaved,
    typed: useTypedList(gift, lists.data),
  };
}

/** The field that finds lists; where none has the typed name, it creates one that holds the gift. */
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
    /** Typed for a new list rather than to find one. */
    isLeft: isNew && matching.length === 0,
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
            setSavedEverywhere(queryClient, gift.id, true);
            toast.success('Gift List created successfully!');
          },
          onError: (problem) => setError(createFailureText(problem)),
        },
      );
    },
  };
}
