import type { QueryClient } from '@tanstack/react-query';
import type { PointerEvent } from 'react';
import {
  giftListQuery,
  listGiftsQuery,
  listsHoldingQuery,
} from '../../../features/gift-lists/gift-lists.queries.ts';
import { giftQuery } from '../../../features/gifts/gifts.queries.ts';
import { recipientsOfGiftQuery } from '../../../features/recipient-gifts/recipient-gifts.queries.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { giftTagsQuery } from '../../../features/tags/tags.queries.ts';
import { isMousePress } from '../../../lib/navigation/pointer-press.ts';
import { giftIdIn, giftListIdIn } from '../../../lib/navigation/route-ids.ts';
import { CARD_SIZES } from '../../../ui/layout/card-grid.tsx';
import { preloadPicture } from '../../../ui/graphics/preload-picture.ts';

/** As many as are in sight on a wide screen; a phone shows them after one swipe. */
const FIRST_PICTURES = 12;

/**
 * Begins what a page reads when a mouse goes down on a link to it: by the time the button is let go, it is there. With
 * fingers and keys the page itself begins.
 */
export function beginPage(queryClient: QueryClient, userId: number, press: PointerEvent): void {
  const { target } = press;
  const link = isMousePress(press) && target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin) return;
  const giftId = giftIdIn(link.pathname);
  if (giftId !== undefined) beginGift(queryClient, userId, giftId);
  const giftListId = giftListIdIn(link.pathname);
  if (giftListId !== undefined) void beginGiftList(queryClient, giftListId);
}

/** All at once: its parts would ask one after the other. */
export function beginGift(queryClient: QueryClient, userId: number, giftId: number): void {
  void queryClient.prefetchQuery(giftQuery(giftId));
  void queryClient.prefetchQuery(recipientsOfGiftQuery(userId, giftId));
  void queryClient.prefetchQuery(listsHoldingQuery(userId, giftId));
  void queryClient.prefetchQuery(giftTagsQuery(giftId));
  void queryClient.prefetchQuery(recipientsQuery(userId));
}

async function beginGiftList(queryClient: QueryClient, giftListId: number): Promise<void> {
  void queryClient.prefetchQuery(giftListQuery(giftListId));
  const gifts = listGiftsQuery(giftListId);
  await queryClient.prefetchInfiniteQuery(gifts);
  const first = queryClient.getQueryData(gifts.queryKey)?.pages[0]?.data ?? [];
  for (const { imageUrl } of first.slice(0, FIRST_PICTURES)) preloadPicture(imageUrl, CARD_SIZES);
}
