import type { Suggestions } from '@tuckaway/contract/suggestions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { recentSearches } from '../../lib/recent-searches.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ListIcon, PeopleIcon, TagIcon } from '../../ui/app-icons.tsx';
import type { Command, CommandGroup } from '../../ui/command-list.tsx';
import { HeartIcon, SearchIcon } from '../../ui/icons.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { suggestionsQuery } from './suggestions.queries.ts';

const TYPING_MS = 150;

type Own = Suggestions['mine'][number];
const OWN: Record<Own['kind'], { path: (id: number) => string; icon: ReactNode }> = {
  person: { path: paths.recipient, icon: <PeopleIcon /> },
  list: { path: paths.giftList, icon: <ListIcon /> },
  tag: { path: paths.tag, icon: <TagIcon /> },
  gift: { path: paths.gift, icon: <HeartIcon /> },
};

interface Wanted {
  text: string;
  /** Whether somebody is at the field: otherwise nothing is asked. */
  isActive: boolean;
  onSearch: (query: string) => void;
  /** Something was opened, and what was typed has done its work. */
  onOpened: () => void;
}

/** What the typed text may be about; recent searches while there is none. */
export function useSuggestions({ text, isActive, onSearch, onOpened }: Wanted): CommandGroup[] {
  const userId = useUserId();
  const navigate = useNavigate();
  const typed = text.trim();
  const settled = useDebounced(typed, TYPING_MS);
  const asked = suggestionsQuery(settled);
  const { data } = useQuery({
    ...asked,
    enabled: asked.enabled && isActive,
    placeholderData: (before) => before,
  });

  const search = (query: string): Command => ({
    id: `search-${query}`,
    label: query,
    icon: <SearchIcon />,
    run: () => onSearch(query),
  });
  const open = (id: string, label: string, icon: ReactNode, to: string, state?: object): Command => ({
    id,
    label,
    icon,
    run: () => {
      onOpened();
      void navigate(to, { state });
    },
  });
  if (!isActive) return [];
  if (typed === '') return [{ name: 'Recent searches', commands: recentSearches.read(userId).map(search) }];

  const { mine = [], lists = [], words = [] } = data ?? {};
  const still = (commands: Command[]) => commands.filter(({ label }) => goesOn(label, typed));
  return [
    {
      name: 'Yours',
      commands: still(
        mine.map(({ kind, id, title }) => open(`${kind}-${id}`, title, OWN[kind].icon, OWN[kind].path(id))),
      ),
    },
    {
      name: 'Gift lists',
      commands: still(
        lists.map(({ id, title }) =>
          open(`curated-${id}`, title, <ListIcon />, paths.giftList(id), { title, source: 'search' }),
        ),
      ),
    },
    { name: 'Search for', commands: still(words.map(search)) },
  ];
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Until the next response is here, what the last one had stays as long as it still goes with the typed text. */
function goesOn(label: string, typed: string): boolean {
  const last =
    plain(typed)
      .split(/[^\p{L}\p{N}]+/u)
      .at(-1) ?? '';
  return plain(label).includes(last);
}

/** Searches of this person, kept on this device for the next time. */
export function useRememberSearch(): (query: string) => void {
  const userId = useUserId();
  return (query) => recentSearches.remember(userId, query);
}
