import { useState } from 'react';
import { SuggestBox, type SuggestBoxProps } from '../../ui/inputs/suggest-box.tsx';
import { useRememberSearch, useSuggestions } from './use-suggestions.tsx';

interface SearchInputProps extends Omit<SuggestBoxProps, 'groups' | 'listLabel' | 'onActive'> {
  /** Called when a suggested search was chosen. */
  onSearch: (query: string) => void;
}

/** Search field with suggestions. Without an active suggestion, Enter submits its form. */
export function SearchInput({ value, onText, onSearch, ...input }: SearchInputProps) {
  const [isActive, setActive] = useState(false);
  const remember = useRememberSearch();
  const groups = useSuggestions({
    text: value,
    isActive,
    onSearch: (query) => {
      onText(query);
      remember(query);
      onSearch(query);
    },
    onOpened: () => onText(''),
  });
  return (
    <SuggestBox
      {...input}
      value={value}
      onText={onText}
      groups={groups}
      listLabel="Suggestions"
      onActive={setActive}
    />
  );
}
