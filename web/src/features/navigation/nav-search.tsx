import { QUERY_MAX, SAVED_QUERY_MAX } from '@tuckaway/domain/limits';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { CloseIcon, SearchIcon } from '../../ui/graphics/icons.tsx';
import { SearchInput } from '../suggestions/search-input.tsx';
import { useRememberSearch } from '../suggestions/use-suggestions.tsx';
import { useSearchContext } from './search-context.tsx';

export function NavSearch({ className }: { className?: string }) {
  const { mode } = useSearchContext();
  const { pathname, search } = useLocation();
  // On the results page the box shows the current query; elsewhere it starts empty.
  const searched = pathname === paths.searchResults() ? (new URLSearchParams(search).get('query') ?? '') : '';
  // The browse page has a search box of its own.
  if (pathname === paths.search) return <div className={className} />;
  return (
    <div className={className}>
      {mode === 'page' ? <PageSearch /> : <GlobalSearch key={searched} initial={searched} />}
    </div>
  );
}

function GlobalSearch({ initial }: { initial: string }) {
  const { placeholder } = useSearchContext();
  const [text, setText] = useState(initial);
  const navigate = useNavigate();
  const remember = useRememberSearch();

  const search = (query: string) => void navigate(paths.searchResults({ query }));
  const submit = () => {
    const query = text.trim();
    if (!query) return;
    remember(query);
    search(query);
  };
  return (
    <SearchBox value={text} onClear={() => setText('')} onSubmit={submit}>
      <SearchInput
        value={text}
        onText={setText}
        onSearch={search}
        placeholder={placeholder}
        aria-label="Search"
        className={cx(BOX_STYLE, 'border-outline')}
        listClassName="max-sm:fixed max-sm:inset-x-3 max-sm:top-15"
        enterKeyHint="search"
        maxLength={QUERY_MAX}
      />
    </SearchBox>
  );
}

function PageSearch() {
  const { placeholder, query, setQuery } = useSearchContext();
  // Only Saved claims the box. It follows every letter.
  return (
    <SearchBox value={query} onClear={() => setQuery('')} onSubmit={() => {}}>
      <input
        type="search"
        value={query}
        aria-label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        onChange={(event) => setQuery(event.target.value)}
        className={cx(BOX_STYLE, 'border-purple')}
        enterKeyHint="search"
        maxLength={SAVED_QUERY_MAX}
      />
    </SearchBox>
  );
}

const BOX_STYLE =
  'h-11 w-full rounded-full border bg-card pr-11 pl-11 text-base text-ellipsis transition-colors hover:border-outline ' +
  'focus-visible:rounded-full [&::-webkit-search-cancel-button]:hidden';

interface SearchBoxProps {
  value: string;
  onClear: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

function SearchBox({ value, onClear, onSubmit, children }: SearchBoxProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" onSubmit={handleSubmit} className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
      {children}
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={onClear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </form>
  );
}
