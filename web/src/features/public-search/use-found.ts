import { useCallback, useEffect, useState } from 'react';
import { pageCache } from '../../lib/navigation/page-cache.ts';
import { readSearchRequest } from './search-request.ts';
import { readFound, type Found } from './public-search.calls.ts';

interface State {
  address: string;
  /** The first page, with the gifts and the cursor of the last one. */
  found?: Found | undefined;
  error?: unknown;
  more?: 'loading' | 'failed';
}

const opened = (address: string): State => ({ address, found: pageCache.read<Found>(address) });
const requestIn = (address: string) =>
  readSearchRequest(new URL(address, window.location.origin).searchParams)!;

/** Results of an address, cached for a while, so that Back restores them with the scroll position. */
export function useFound(address: string) {
  const [state, setState] = useState<State>(() => opened(address));
  if (state.address !== address) setState(opened(address));
  const { found, error, more } = state;
  const isMissing = found === undefined && error === undefined;

  const show = useCallback((next: State) => {
    if (next.found && !next.more) pageCache.write(next.address, next.found);
    setState((now) => (now.address === next.address ? next : now));
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    readFound(requestIn(address), undefined, left.signal).then(
      (first) => show({ address, found: first }),
      (reason: unknown) => left.signal.aborted || show({ address, error: reason }),
    );
    return () => left.abort();
  }, [address, isMissing, show]);

  const loadMore = () => {
    if (!found?.nextCursor) return;
    show({ address, found, more: 'loading' });
    readFound(requestIn(address), found.nextCursor).then(
      ({ gifts, nextCursor }) =>
        show({ address, found: { ...found, gifts: [...found.gifts, ...gifts], nextCursor } }),
      () => show({ address, found, more: 'failed' }),
    );
  };
  return { found, error, more, loadMore, retry: () => setState({ address }) };
}
