import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Caches data as stale where nothing is cached, so that the next page shows it at once and refetches it. */
export function seedQuery<Data>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  data: NoInfer<Data>,
): void {
  if (queryClient.getQueryData(queryKey) === undefined) {
    queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
  }
}
