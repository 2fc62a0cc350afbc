import { QUERY_MAX } from '@tuckaway/contract/search';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface SearchFormProps {
  initial: string;
  isSearching: boolean;
  onSearch: (query: string) => void;
  /** The box was emptied. */
  onClear: () => void;
}

export function SearchForm({ initial, isSearching, onSearch, onClear }: SearchFormProps) {
  const [text, setText] = useState(initial);
  const query = text.trim();
  const change = (next: string) => {
    setText(next);
    if (next === '') onClear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query !== '') onSearch(query);
  };
  return (
    <form role="search" aria-label="Gifts" onSubmit={submit} className="flex flex-wrap gap-3 sm:flex-nowrap">
      <TextField
        label="Search for gift ideas"
        labelHidden
        type="search"
        enterKeyHint="search"
        placeholder="Search for gift ideas..."
        maxLength={QUERY_MAX}
        value={text}
        onChange={(event) => change(event.target.value)}
        className="w-full grow"
      />
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
