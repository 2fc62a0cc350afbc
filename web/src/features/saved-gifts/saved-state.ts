import type { Gift } from '@tuckaway/contract/gifts';
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

type SavedOverrides = Readonly<Record<number, boolean>>;

/**
 * What this browser has saved and unsaved since the gifts were read. Hearts of one gift stand on many screens, each
 * with its own copy of `isSaved`: they all look here first, so that one click turns them all.
 */
const overridesQuery = queryOptions<SavedOverrides>({
  queryKey: ['saved-state'],
  queryFn: skipToken,
  initialData: {},
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

type Savable = Pick<Gift, 'id' | 'isSaved'>;

export function useIsSaved(gift: Savable): boolean {
  const { data } = useQuery({ ...overridesQuery, select: (overrides) => overrides[gift.id] });
  return data ?? gift.isSaved;
}

export function markSaved(queryClient: QueryClient, giftId: number, isSaved: boolean | undefined): void {
  queryClient.setQueryData(overridesQuery.queryKey, (overrides = {}) => {
    const { [giftId]: _previous, ...others } = overrides;
    return isSaved === undefined ? others : { ...others, [giftId]: isSaved };
  });
}

/** When many gifts may have changed at once: what the server says next counts. */
export function forgetSavedMarks(queryClient: QueryClient): void {
  queryClient.setQueryData(overridesQuery.queryKey, {});
}

export function savedMark(queryClient: QueryClient, giftId: number): boolean | undefined {
  return queryClient.getQueryData(overridesQuery.queryKey)?.[giftId];
}
