import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { CONTROL_STYLE } from '../../../ui/inputs/control-style.ts';
import { SearchIcon } from '../../../ui/graphics/icons.tsx';

/**
 * Search field of the blog. Its text is local state, because the URL changes in a transition, and letters typed meanwhile
 * must not be lost. Without scripts it is a plain form.
 */
export function BlogSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const searchWhatWasTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== query && box.current === document.activeElement) onSearch(typed);
  });
  // The user may have typed before hydration.
  useEffect(() => searchWhatWasTyped(), []);
  useEffect(() => {
    const input = box.current;
    if (input && input !== document.activeElement) input.value = query;
  }, [query]);

  return (
    <form
      role="search"
      data-needs-app
      action={paths.blog}
      className="relative w-full max-w-120"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
      <input
        ref={box}
        type="search"
        name="query"
        aria-label="Search articles"
        placeholder="Search articles..."
        defaultValue={query}
        autoComplete="off"
        className={cx(CONTROL_STYLE, 'h-12 pl-11')}
        onChange={(event) => onSearch(event.target.value)}
      />
    </form>
  );
}
