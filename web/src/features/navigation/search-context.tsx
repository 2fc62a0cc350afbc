import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

const GLOBAL_PLACEHOLDER = 'Search for gift ideas...';

interface SearchValue {
  /** 'page': typing filters the page that is open. 'global': submitting opens the results. */
  mode: 'global' | 'page';
  placeholder: string;
  /** Typed text of the page's search. */
  query: string;
  setQuery: (query: string) => void;
  /** Gives the navigation's search box to a page. Returns a function that releases it. */
  claim: (placeholder: string, query: string) => () => void;
}

const SearchContext = createContext<SearchValue | null>(null);

export function SearchProvider({ children }: { children: ReactNode }) {
  const [pagePlaceholder, setPagePlaceholder] = useState<string>();
  const [query, setQuery] = useState('');

  const claim = useCallback((placeholder: string, initial: string) => {
    setPagePlaceholder(placeholder);
    setQuery(initial);
    return () => {
      setPagePlaceholder(undefined);
      setQuery('');
    };
  }, []);

  const value = useMemo<SearchValue>(
    () => ({
      mode: pagePlaceholder === undefined ? 'global' : 'page',
      placeholder: pagePlaceholder ?? GLOBAL_PLACEHOLDER,
      query,
      setQuery,
      claim,
    }),
    [pagePlaceholder, query, claim],
  );
  return <SearchContext value={value}>{children}</SearchContext>;
}

export function useSearchContext(): SearchValue {
  const value = use(SearchContext);
  if (!value) throw new Error('useSearchContext must be used within a SearchProvider');
  return value;
}

interface PageSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Whether the search box belongs to this page yet. */
  isClaimed: boolean;
}

/** Makes the navigation's search box that of the page, with `initial` as text. Returns the typed text. */
export function usePageSearch(placeholder: string, initial = ''): PageSearch {
  const { mode, query, setQuery, claim } = useSearchContext();
  const initialQuery = useRef(initial);
  useEffect(() => claim(placeholder, initialQuery.current), [claim, placeholder]);
  return { query, setQuery, isClaimed: mode === 'page' };
}
