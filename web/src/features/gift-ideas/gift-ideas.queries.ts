import { giftIdeas } from '@tuckaway/contract/gifts/gift-ideas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const ideasForRecipientQuery = (recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.giftIdeas, { recipientId }],
    queryFn: ({ signal }) => api(giftIdeas.forRecipient, { params: { recipientId } }, { signal }),
  });

export const moreLikeGiftQuery = (giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.giftIdeas, { giftId }],
    queryFn: ({ signal }) => api(giftIdeas.likeGift, { params: { giftId } }, { signal }),
  });
