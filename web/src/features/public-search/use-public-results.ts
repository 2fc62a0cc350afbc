import { useCallback, useEffect, useState } from 'react';
import { pageCache } from '../../lib/navigation/page-cache.ts';
import { readSearchRequest } from './search-request.ts';
import { fetchPublicResults, type PublicResults } from './public-search.calls.ts';

interface State {
  address: string;
  /** The first page, with the gifts of all loaded pages and the cursor of the last one. */
  results?: PublicResults | undefined;
  error?: unknown;
  more?: 'loading' | 'failed';
}

const cachedState = (address: string): State => ({
  address,
  results: pageCache.read<PublicResults>(address),
});
const requestOf = (address: string) =>
  readSearchRequest(new URL(address, window.location.origin).searchParams)!;

/** Results for an address, cached for a while, so that Back restores them with the scroll position. */
export function usePublicResults(address: string) {
  const [state, setState] = useState<State>(() => cachedState(address));
  if (state.address !== address) setState(cachedState(address));
  const { results, error, more } = state;
  const isMissing = results === undefined && error === undefined;

  const show = useCallback((next: State) => {
    if (next.results && !next.more) pageCache.write(next.address, next.results);
    setState((current) => (current.address === next.address ? next : current));
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    const aborter = new AbortController();
    fetchPublicResults(requestOf(address), undefined, aborter.signal).then(
      (first) => show({ address, results: first }),
      (reason: unknown) => aborter.signal.aborted || show({ address, error: reason }),
    );
    return () => aborter.abort();
  }, [address, isMissing, show]);

  const loadMore = () => {
    if (!results?.nextCursor) return;
    show({ address, results, more: 'loading' });
    fetchPublicResults(requestOf(address), results.nextCursor).then(
      ({ gifts, nextCursor }) =>
        show({ address, results: { ...results, gifts: [...results.gifts, ...gifts], nextCursor } }),
      () => show({ address, results, more: 'failed' }),
    );
  };
  return { results, error, more, loadMore, retry: () => setState({ address }) };
}
