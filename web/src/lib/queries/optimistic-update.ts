import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Restore = () => void;

/** Changes the cache before the server has responded. Returns a function that restores it. */
export async function updateOptimistically<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: Item[]) => Item[],
): Promise<Restore> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Item[]>(queryKey);
  if (before) queryClient.setQueryData(queryKey, change(before));
  return () => queryClient.setQueryData(queryKey, before);
}
