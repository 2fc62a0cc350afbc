import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';

interface BlogFilter {
  query: string;
  /** Slugs of tags. */
  tags: string[];
}

const NO_FILTER: BlogFilter = { query: '', tags: [] };

function readFilter(params: URLSearchParams): BlogFilter {
  return { query: params.get('query') ?? '', tags: [...new Set(params.getAll('tag'))] };
}

function writeFilter({ query, tags }: BlogFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  for (const tag of tags) params.append('tag', tag);
  return params;
}

export function isFiltering({ query, tags }: BlogFilter): boolean {
  return query.trim() !== '' || tags.length > 0;
}

/** Filter of the blog in the URL, its only state, so that it can be shared and restored. */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  // The prerendered HTML is without a filter; it is applied after hydration.
  const filter = isHydrated ? readFilter(params) : NO_FILTER;
  const change = (next: BlogFilter, replace = false) =>
    setParams(writeFilter(next), { replace, preventScrollReset: true });
  return {
    filter,
    search: (query: string) => change({ ...filter, query }, true),
    toggleTag: (slug: string) =>
      change({
        ...filter,
        tags: filter.tags.includes(slug) ? filter.tags.filter((tag) => tag !== slug) : [...filter.tags, slug],
      }),
    clear: () => change(NO_FILTER),
  };
}
