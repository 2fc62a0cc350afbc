import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KEYS } from '../lib/queries/query-invalidation.ts';

interface CachedGiftProps {
  /** One name for each screen: every screen has its own copy of the gift in the cache. */
  screen: string;
  gift: Gift;
  children: (gift: Gift) => ReactNode;
}

/** A gift as screens have it: from a cached response. */
export function CachedGift({ screen, gift, children }: CachedGiftProps) {
  const { data } = useQuery({
    queryKey: [...KEYS.search, screen],
    queryFn: () => gift,
    initialData: gift,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return children(data);
}
