import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query';

/** A link that only the response of the call that made it has, as the server stores its hash. Cached until the page is closed. */
export const useCachedLink = <Link>(queryKey: QueryKey): Link | undefined =>
  useQuery<Link>({ queryKey, queryFn: skipToken, gcTime: Infinity }).data;
