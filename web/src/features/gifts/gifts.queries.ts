import { gifts } from '@tuckaway/contract/gifts/gifts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const giftQuery = (giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.gift, giftId],
    queryFn: ({ signal }) => api(gifts.get, { params: { giftId } }, { signal }),
  });

export const removeGift = (giftId: number) => api(gifts.remove, { params: { giftId } });
