import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../auth/auth-context.ts';
import { coEditedListsQuery } from '../co-editing/co-editing.queries.ts';
import { listName, myListsQuery } from './gift-lists.queries.ts';

export interface TargetList {
  id: number;
  /** With the owner's first name where the list is somebody else's. */
  name: string;
}

/** Lists that can hold a new gift, without Favorites: the user's own, then co-edited lists of others. */
export function useTargetLists(): TargetList[] {
  const { data: mine = [] } = useQuery(myListsQuery(useUserId()));
  const { data: coEdited = [] } = useQuery(coEditedListsQuery);
  return [
    ...mine.filter(({ isFavorites }) => !isFavorites).map((list) => ({ id: list.id, name: listName(list) })),
    ...coEdited.map((list) => ({ id: list.id, name: `${listName(list)} (with ${list.ownerName})` })),
  ];
}
