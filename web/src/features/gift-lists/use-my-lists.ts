import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../auth/auth-context.ts';
import { myListsQuery } from './gift-lists.queries.ts';

/** The user's own lists; all of them are loaded, so they are filtered by name here. */
export function useMyLists(query: string) {
  const userId = useUserId();
  const lists = useQuery(myListsQuery(userId));
  return { lists, shown: listsToShow(lists.data, userId, query) };
}

/** Lists that the user created and whose name matches. Favorites is left out: its gifts are under Gifts. */
function listsToShow(lists: readonly GiftList[] | undefined, userId: number, query: string) {
  const needle = query.toLowerCase();
  return lists
    ?.filter(({ createdById, isFavorites }) => createdById === userId && !isFavorites)
    .filter(({ name, title }) => [name, title].some((text) => text?.toLowerCase().includes(needle)));
}
