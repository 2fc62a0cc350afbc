import type { QueryClient } from '@tanstack/react-query';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Queries whose responses have gifts of the contract, with `isSaved`. */
const QUERIES_WITH_GIFTS = [
  KEYS.gift,
  KEYS.giftIdeas,
  KEYS.giftLists,
  KEYS.recipientGifts,
  KEYS.savedGifts,
  KEYS.search,
] as const;

/**
 * A gift is shown on many screens, and each cached response holds its own copy of `isSaved`. This turns them all at
 * once. The cache stays the only source: the next response replaces it.
 */
export function setSavedEverywhere(queryClient: QueryClient, giftId: number, isSaved: boolean): void {
  const cache = queryClient.getQueryCache();
  for (const query of QUERIES_WITH_GIFTS.flatMap((queryKey) => cache.findAll({ queryKey }))) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const changed = withSaved(data, giftId, isSaved);
    if (changed === data) continue;
    // Keeps its age: this is not a response of the server.
    query.setData(changed, { updatedAt: dataUpdatedAt, manual: true });
    if (isInvalidated) query.invalidate();
  }
}

/** The same data with the gift's copies changed; the very same object where there are none. */
function withSaved(data: unknown, giftId: number, isSaved: boolean): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => withSaved(item, giftId, isSaved));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const record = data as Record<string, unknown>;
  if (record['id'] === giftId && typeof record['isSaved'] === 'boolean') {
    return record['isSaved'] === isSaved ? record : { ...record, isSaved };
  }
  const entries = Object.entries(record).map(([key, value]) => [key, withSaved(value, giftId, isSaved)]);
  return entries.some(([key, value]) => value !== record[key as string])
    ? Object.fromEntries(entries)
    : record;
}
