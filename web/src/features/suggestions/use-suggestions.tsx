import { withoutAccents } from '@tuckaway/domain/text';
import type { Suggestions } from '@tuckaway/contract/search/suggestions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { recentSearches } from '../../lib/storage/recent-searches.ts';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { ListIcon, PeopleIcon, TagIcon } from '../../ui/graphics/app-icons.tsx';
import type { Command, CommandGroup } from '../../ui/inputs/command-list.tsx';
import { HeartIcon, SearchIcon } from '../../ui/graphics/icons.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { MIN_QUERY_LENGTH, suggestionsQuery } from './suggestions.queries.ts';

const TYPING_MS = 150;

type OwnSuggestion = Suggestions['mine'][number];
const OWN_KINDS: Record<OwnSuggestion['kind'], { path: (id: number) => string; icon: ReactNode }> = {
  person: { path: paths.recipient, icon: <PeopleIcon /> },
  list: { path: paths.giftList, icon: <ListIcon /> },
  tag: { path: paths.tag, icon: <TagIcon /> },
  gift: { path: paths.gift, icon: <HeartIcon /> },
};

interface SuggestionOptions {
  text: string;
  /** Whether the field has the focus; without it no request is sent. */
  isActive: boolean;
  onSearch: (query: string) => void;
  /** Called when a suggestion was opened; the typed text is no longer needed. */
  onOpened: () => void;
}

/** Suggestions for the typed text; recent searches while it is empty. */
export function useSuggestions({ text, isActive, onSearch, onOpened }: SuggestionOptions): CommandGroup[] {
  const userId = useUserId();
  const navigate = useNavigate();
  const typed = text.trim();
  const settled = useDebounced(typed, TYPING_MS);
  const suggestions = suggestionsQuery(settled);
  const { data } = useQuery({
    ...suggestions,
    enabled: suggestions.enabled && isActive,
    placeholderData: (before) => before,
  });

  const toCommand = ({ id, label, icon, to, state }: Suggested): Command => ({
    id,
    label,
    icon,
    run: () => {
      if (to === undefined) {
        onSearch(label);
        return;
      }
      onOpened();
      void navigate(to, { state });
    },
  });
  const group = (name: string, suggested: Suggested[]) => ({ name, commands: suggested.map(toCommand) });
  if (!isActive) return [];
  if (typed === '') return [group('Recent searches', recentSearches.read(userId).map(toSearch))];
  if (typed.length < MIN_QUERY_LENGTH || !data) return [];
  const stillMatching = (suggested: Suggested[]) =>
    suggested.filter(({ label }) => matchesTyped(label, typed));
  return [
    group('Yours', stillMatching(data.mine.map(toOwn))),
    group('Gift lists', stillMatching(data.lists.map(toList))),
    group('Search for', stillMatching(data.words.map(toSearch))),
  ];
}

interface Suggested {
  id: string;
  label: string;
  icon: ReactNode;
  /** Address to navigate to; without one, the label is searched for. */
  to?: string;
  state?: object;
}

const toSearch = (query: string): Suggested => ({
  id: `search-${query}`,
  label: query,
  icon: <SearchIcon />,
});
const toOwn = ({ kind, id, title }: OwnSuggestion): Suggested => ({
  id: `${kind}-${id}`,
  label: title,
  icon: OWN_KINDS[kind].icon,
  to: OWN_KINDS[kind].path(id),
});
const toList = ({ id, title }: Suggestions['lists'][number]): Suggested => ({
  id: `curated-${id}`,
  label: title,
  icon: <ListIcon />,
  to: paths.giftList(id),
  state: { title, source: 'search' },
});

/** Whether a suggestion of the previous response still matches the typed text, until the next response arrives. */
function matchesTyped(label: string, typed: string): boolean {
  const lastWord =
    withoutAccents(typed)
      .split(/[^\p{L}\p{N}]+/u)
      .at(-1) ?? '';
  return withoutAccents(label).includes(lastWord);
}

/** Returns a function that stores a search among the recent ones on this device. */
export function useRememberSearch(): (query: string) => void {
  const userId = useUserId();
  return (query) => recentSearches.remember(userId, query);
}
