import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Restore = () => void;

/** Shows a change before the server has agreed to it. The answer puts everything back as it was. */
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
