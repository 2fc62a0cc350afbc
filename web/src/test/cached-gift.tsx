import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KEYS } from '../lib/queries/query-invalidation.ts';

interface CachedGiftProps {
  /** Name of the screen. Each screen has its own copy of the gift in the cache. */
  screen: string;
  gift: Gift;
  children: (gift: Gift) => ReactNode;
}

/** Renders a gift from a cached response, as screens do. */
export function CachedGift({ screen, gift, children }: CachedGiftProps) {
  const { data } = useQuery({
    queryKey: [...KEYS.search, screen],
    queryFn: () => gift,
    initialData: gift,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return children(data);
}
