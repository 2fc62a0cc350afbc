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
import { SHORTEST, suggestionsQuery } from './suggestions.queries.ts';

const TYPING_MS = 150;

type Own = Suggestions['mine'][number];
const OWN: Record<Own['kind'], { path: (id: number) => string; icon: ReactNode }> = {
  person: { path: paths.recipient, icon: <PeopleIcon /> },
  list: { path: paths.giftList, icon: <ListIcon /> },
  tag: { path: paths.tag, icon: <TagIcon /> },
  gift: { path: paths.gift, icon: <HeartIcon /> },
};

interface SuggestionOptions {
  text: string;
  /** The field has the focus; without it no request is sent. */
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
  if (typed.length < SHORTEST || !data) return [];
  const still = (suggested: Suggested[]) => suggested.filter(({ label }) => goesOn(label, typed));
  return [
    group('Yours', still(data.mine.map(toOwn))),
    group('Gift lists', still(data.lists.map(toList))),
    group('Search for', still(data.words.map(toSearch))),
  ];
}

interface Suggested {
  id: string;
  label: string;
  icon: ReactNode;
  /** Where it leads; without it, it is searched for. */
  to?: string;
  state?: object;
}

const toSearch = (query: string): Suggested => ({
  id: `search-${query}`,
  label: query,
  icon: <SearchIcon />,
});
const toOwn = ({ kind, id, title }: Own): Suggested => ({
  id: `${kind}-${id}`,
  label: title,
  icon: OWN[kind].icon,
  to: OWN[kind].path(id),
});
const toList = ({ id, title }: Suggestions['lists'][number]): Suggested => ({
  id: `curated-${id}`,
  label: title,
  icon: <ListIcon />,
  to: paths.giftList(id),
  state: { title, source: 'search' },
});

/** Until the next response arrives, suggestions of the last one that still match the typed text stay. */
function goesOn(label: string, typed: string): boolean {
  const last =
    withoutAccents(typed)
      .split(/[^\p{L}\p{N}]+/u)
      .at(-1) ?? '';
  return withoutAccents(label).includes(last);
}

/** Searches of this person, kept on this device for the next time. */
export function useRememberSearch(): (query: string) => void {
  const userId = useUserId();
  return (query) => recentSearches.remember(userId, query);
}
