import { QUERY_MAX } from '@tuckaway/domain/limits';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { CONTROL_STYLE } from '../../ui/inputs/control-style.ts';

interface FindFormProps {
  /** The query of the shown results. */
  query?: string;
  /** Called with the query. Without it, the form navigates to the search page, also on pages without React. */
  onSearch?: (query: string) => void;
  className?: string;
}

/** Search form of public pages, for a sentence about the person. */
export function FindForm({ query = '', onSearch, className }: FindFormProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const lastQuery = useRef('');
  // An uncontrolled input keeps text that was typed before hydration.
  useEffect(() => {
    if (box.current && query !== lastQuery.current) box.current.value = query;
    lastQuery.current = query;
  }, [query]);
  const submit = (event: FormEvent) => {
    const typed = box.current?.value.trim() ?? '';
    if (typed === '') return event.preventDefault();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <form
      role="search"
      aria-label="Gifts"
      action={paths.find}
      method="get"
      onSubmit={submit}
      className={cx('flex gap-2', className)}
    >
      <label htmlFor={id} className="sr-only">
        Who is it for, and what do they like?
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        name="q"
        required
        maxLength={QUERY_MAX}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Dad, who cooks, under $50"
        className={cx(CONTROL_STYLE, 'h-13 min-w-0 grow')}
      />
      <button type="submit" className={buttonStyle('primary', 'lg', 'max-sm:px-4')}>
        Search
      </button>
    </form>
  );
}
