import type { QueryClient } from '@tanstack/react-query';
import { listsOfGiftQuery } from '../../../features/gift-lists/gift-lists.queries.ts';
import { recipientsOfGiftQuery } from '../../../features/recipient-gifts/recipient-gifts.queries.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { giftTagsQuery } from '../../../features/tags/tags.queries.ts';

/** Prefetches the data of a gift's sections in parallel with the gift itself: they are rendered only after it. */
export function prefetchGiftPage(queryClient: QueryClient, userId: number, giftId: number): void {
  void queryClient.prefetchQuery(recipientsOfGiftQuery(userId, giftId));
  void queryClient.prefetchQuery(listsOfGiftQuery(userId, giftId));
  void queryClient.prefetchQuery(giftTagsQuery(giftId));
  void queryClient.prefetchQuery(recipientsQuery(userId));
}
