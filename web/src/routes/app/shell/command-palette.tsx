import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { listName, myListsQuery } from '../../../features/gift-lists/gift-lists.queries.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { tagsQuery } from '../../../features/tags/tags.queries.ts';
import { recentSearches } from '../../../lib/storage/recent-searches.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { CommandList, type Command, type CommandGroup } from '../../../ui/inputs/command-list.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ListIcon, PeopleIcon, PlusIcon, TagIcon } from '../../../ui/graphics/app-icons.tsx';
import { HeartIcon, SearchIcon } from '../../../ui/graphics/icons.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useCreateDialogs } from '../create-gift/create-dialogs.tsx';

/** Maximum number of entries in a group. */
const MAX_PER_GROUP = 8;

/** Command palette: finds recipients, lists, tags and actions by name. */
export function CommandPalette({ open, onOpenChange }: DialogState) {
  const [text, setText] = useState('');
  const groups = useCommands(text.trim(), () => onOpenChange(false));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Jump to…">
      <CommandList
        label="People, lists, tags and actions"
        placeholder="A person, a list, a tag, or what to do..."
        text={text}
        onText={setText}
        groups={groups}
      />
    </Dialog>
  );
}

function useCommands(text: string, close: () => void): CommandGroup[] {
  const userId = useUserId();
  const navigate = useNavigate();
  const { openCreateGift, openCreateGiftList } = useCreateDialogs();
  const people = useQuery(recipientsQuery(userId)).data ?? [];
  const lists = useQuery(myListsQuery(userId)).data ?? [];
  const tags = useQuery(tagsQuery).data ?? [];

  const go = (id: string, label: string, to: string, icon: Command['icon']): Command => ({
    id,
    label,
    icon,
    run: () => {
      close();
      void navigate(to);
    },
  });
  const act = (id: string, label: string, run: () => void): Command => ({
    id,
    label,
    icon: <PlusIcon />,
    run: () => {
      close();
      run();
    },
  });
  const search = (query: string, label: string) =>
    go(`search-${query}`, label, paths.searchResults({ query }), <SearchIcon />);

  const needle = text.toLowerCase();
  const matching = (commands: readonly Command[]) =>
    commands.filter(({ label }) => label.toLowerCase().includes(needle)).slice(0, MAX_PER_GROUP);
  const recent = needle === '' ? recentSearches.read(userId).map((query) => search(query, query)) : [];
  return [
    {
      name: 'People',
      commands: matching(
        people.map(({ id, name }) => go(`person-${id}`, name, paths.recipient(id), <PeopleIcon />)),
      ),
    },
    {
      name: 'Lists',
      commands: matching(
        lists.map((list) => go(`list-${list.id}`, listName(list), paths.giftList(list.id), <ListIcon />)),
      ),
    },
    {
      name: 'Tags',
      commands: matching(tags.map(({ id, name }) => go(`tag-${id}`, name, paths.tag(id), <TagIcon />))),
    },
    {
      name: 'Actions',
      commands: matching([
        act('create-gift', 'Create Gift', () => openCreateGift()),
        act('create-list', 'Create Gift List', () => openCreateGiftList()),
        go('saved', 'My Saved Items', paths.saved, <HeartIcon />),
        go('people', 'People', paths.recipients, <PeopleIcon />),
        go('upcoming', 'Coming up', paths.upcoming, <PeopleIcon />),
        go('tags', 'Tags', paths.tags, <TagIcon />),
        go('browse', 'Browse', paths.search, <SearchIcon />),
        go('settings', 'Settings', paths.settings, <PeopleIcon />),
      ]),
    },
    { name: 'Recent searches', commands: recent },
    { name: 'Search', commands: text === '' ? [] : [search(text, `Search for “${text}”`)] },
  ];
}
