import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Rollback = () => void;

/** Changes a cached list before the server has responded. Resolves to a function that rolls it back. */
export async function updateOptimistically<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: Item[]) => Item[],
): Promise<Rollback> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Item[]>(queryKey);
  if (before) queryClient.setQueryData(queryKey, change(before));
  return () => queryClient.setQueryData(queryKey, before);
}
