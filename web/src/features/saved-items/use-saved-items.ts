import type { GiftList } from '@tuckaway/contract/gift-lists';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useUserId } from '../auth/auth-context.ts';
import { myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { savedGiftsQuery } from '../saved-gifts/saved-gifts.queries.ts';
import type { SavedView } from './saved-view.ts';

// Short enough to feel live, long enough not to ask for every letter.
const TYPING_PAUSE_MS = 150;

/** Everything the page shows: gifts searched and sorted by the server, lists here, for they are all loaded. */
export function useSavedItems(typed: string, { mine, sort }: Pick<SavedView, 'mine' | 'sort'>) {
  const userId = useUserId();
  const query = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const gifts = useInfiniteQuery({
    ...savedGiftsQuery(userId, { query, mine, sort }),
    placeholderData: keepPreviousData,
  });
  const lists = useQuery(myListsQuery(userId));
  const firstPage = gifts.data?.pages[0];
  return {
    query,
    gifts,
    giftTotal: mine ? firstPage?.totalMine : firstPage?.total,
    lists,
    shownLists: listsToShow(lists.data, userId, query),
  };
}

/** Lists the person made: Favorites came with the account, and what it holds stands under Gifts. */
export function listsToShow(lists: readonly GiftList[] | undefined, userId: number, query: string) {
  const wanted = query.toLowerCase();
  return lists
    ?.filter(({ createdById, isFavorites }) => createdById === userId && !isFavorites)
    .filter(({ name, title }) => [name, title].some((text) => text?.toLowerCase().includes(wanted)));
}
