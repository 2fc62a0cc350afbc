import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

type Restore = () => void;

/** Changes the cached data of a query before the server has responded. Returns a function that restores it. */
export async function updateOptimistically<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: NoInfer<Data>) => NoInfer<Data>,
): Promise<Restore> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Data>(queryKey);
  if (before !== undefined) queryClient.setQueryData<Data>(queryKey, change(before));
  return () => queryClient.setQueryData<Data>(queryKey, before);
}
