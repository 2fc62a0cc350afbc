import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { recentSearches } from '../../lib/recent-searches.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { useSearchContext } from './search-context.tsx';

export function NavSearch({ className }: { className?: string }) {
  const { mode } = useSearchContext();
  const { pathname, search } = useLocation();
  // On the results page the box shows what was searched for; elsewhere it starts empty.
  const searched = pathname === paths.searchResults() ? (new URLSearchParams(search).get('query') ?? '') : '';
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
  const userId = useUserId();

  const submit = () => {
    const query = text.trim();
    if (!query) return;
    recentSearches.remember(userId, query);
    void navigate(paths.searchResults({ query }));
  };
  return <SearchBox value={text} onChange={setText} onSubmit={submit} placeholder={placeholder} />;
}

function PageSearch() {
  const { placeholder, query, setQuery } = useSearchContext();
  return <SearchBox value={query} onChange={setQuery} onSubmit={() => {}} placeholder={placeholder} live />;
}

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  placeholder: string;
  /** The page follows every letter. */
  live?: boolean;
}

function SearchBox({ value, onChange, onSubmit, placeholder, live = false }: SearchBoxProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" onSubmit={handleSubmit} className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        enterKeyHint="search"
        value={value}
        maxLength={100}
        aria-label={live ? placeholder.replace(/\.+$/, '') : 'Search'}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'h-11 w-full rounded-full border bg-card pr-11 pl-11 text-base text-ellipsis transition-colors hover:border-outline',
          'focus-visible:rounded-full [&::-webkit-search-cancel-button]:hidden',
          live ? 'border-purple' : 'border-outline',
        )}
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </form>
  );
}
