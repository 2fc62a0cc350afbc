import type { Gift } from '@tuckaway/contract/gifts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfter } from '../../lib/changes.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { listsHoldingQuery, myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import {
  applyChange,
  changeBetween,
  messageFor,
  type Ids,
  type MembershipChange,
} from './list-membership.ts';
import { setSavedEverywhere } from './saved-state.ts';

/** Which of my lists hold a gift, which are ticked, and how to save the ticks. */
export function useOrganizeGift(gift: Gift) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const lists = useQuery(myListsQuery(userId));
  const holding = useQuery(listsHoldingQuery(userId, gift.id));
  // Ticks that differ from what is stored: they survive a failure, and a list that is created meanwhile.
  const [ticks, setTicks] = useState<Readonly<Record<number, boolean>>>({});

  const initial: Ids = new Set(holding.data?.map(({ id }) => id));
  const isTicked = (id: number) => ticks[id] ?? initial.has(id);
  const selected: Ids = new Set([...initial, ...Object.keys(ticks).map(Number)].filter(isTicked));
  const change = changeBetween(initial, selected);

  const save = useMutation({
    mutationFn: (wanted: MembershipChange) => applyChange(userId, gift.id, wanted),
    onSuccess: (_, wanted) => {
      const message = messageFor(wanted);
      if (message) toast.success(message);
      setSavedEverywhere(queryClient, gift.id, selected.size > 0);
      setTicks({});
    },
    onError: () => toast.error('Failed to update gift list associations'),
    onSettled: () => void refreshAfter(queryClient, 'savedGiftsChanged'),
  });

  return {
    lists,
    holding,
    change,
    /** Saved means: in one of my lists. */
    isSaved: holding.data ? holding.data.length > 0 : gift.isSaved,
    isTicked,
    setTicked: (id: number, ticked: boolean) => setTicks((others) => ({ ...others, [id]: ticked })),
    isEmptied: initial.size > 0 && selected.size === 0,
    save,
  };
}
