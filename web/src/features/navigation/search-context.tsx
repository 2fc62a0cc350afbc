import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

const GLOBAL_PLACEHOLDER = 'Search for gift ideas...';

interface SearchValue {
  /** 'page': typing filters the page that is open. 'global': submitting opens the results. */
  mode: 'global' | 'page';
  placeholder: string;
  /** The text of the open page's search. */
  query: string;
  setQuery: (query: string) => void;
  /** Lets a page use the navigation's search box; the returned function releases it. */
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
  /** False until the box is this page's. */
  isOpen: boolean;
}

/** For a page with a search of its own: the navigation's box becomes its box, with `initial` in it. Returns the live text. */
export function usePageSearch(placeholder: string, initial = ''): PageSearch {
  const { mode, query, setQuery, claim } = useSearchContext();
  const first = useRef(initial);
  useEffect(() => claim(placeholder, first.current), [claim, placeholder]);
  return { query, setQuery, isOpen: mode === 'page' };
}
