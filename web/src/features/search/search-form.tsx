import { QUERY_MAX } from '@tuckaway/domain/limits';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CONTROL_STYLE } from '../../ui/inputs/control-style.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchInput } from '../suggestions/search-input.tsx';
import { useRememberSearch } from '../suggestions/use-suggestions.tsx';

interface SearchFormProps {
  initial: string;
  isSearching: boolean;
  onSearch: (query: string) => void;
  /** Called when the field was emptied. */
  onClear: () => void;
}

export function SearchForm({ initial, isSearching, onSearch, onClear }: SearchFormProps) {
  const [text, setText] = useState(initial);
  const remember = useRememberSearch();
  const query = text.trim();
  const change = (next: string) => {
    setText(next);
    if (next === '') onClear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query === '') return;
    remember(query);
    onSearch(query);
  };
  return (
    <form role="search" aria-label="Gifts" onSubmit={submit} className="flex flex-wrap gap-3 sm:flex-nowrap">
      <Field label="Search for gift ideas" labelHidden className="relative w-full grow">
        {(control) => (
          <SearchInput
            {...control}
            enterKeyHint="search"
            placeholder="Search for gift ideas..."
            maxLength={QUERY_MAX}
            value={text}
            onText={change}
            onSearch={onSearch}
            className={cx(CONTROL_STYLE, 'h-11')}
          />
        )}
      </Field>
      <Button
        type="submit"
        disabled={query === ''}
        loading={isSearching}
        loadingText="Searching..."
        className="max-sm:w-full"
      >
        Search
      </Button>
    </form>
  );
}
