import type { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';

/**
 * Sets `isSaved` of a gift in all cached responses, since each has its own copy. The next response of the server
 * replaces it.
 */
export function setSavedInCache(queryClient: QueryClient, giftId: number, isSaved: boolean): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const changed = withSaved(data, giftId, isSaved);
    if (changed === data) continue;
    // Keeps the age of the response, so that it is refetched as before.
    query.setData(changed, { updatedAt: dataUpdatedAt, manual: true });
    if (isInvalidated) query.invalidate();
  }
}

/**
 * Refetches after saving or unsaving a gift failed. If the response was lost, the change may be stored: then all
 * responses with a copy of the gift are refetched, too.
 */
export async function refreshAfterFailedSaving(
  queryClient: QueryClient,
  giftId: number,
  error: Error,
): Promise<void> {
  const ofGift = isUnreachable(error)
    ? queryClient.invalidateQueries({ predicate: ({ state }) => hasGift(state.data, giftId) })
    : undefined;
  await Promise.all([refreshAfter(queryClient, 'savedGiftsChanged'), ofGift]);
}

/** Whether the data has a copy of the gift, saved or not. */
const hasGift = (data: unknown, giftId: number) =>
  [true, false].some((isSaved) => withSaved(data, giftId, isSaved) !== data);

/** The data with all copies of the gift changed; the same object if there are none. */
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
