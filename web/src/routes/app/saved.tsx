import type { SavedSort } from '@tuckaway/contract/saved-gifts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { MyListsPanel } from '../../features/gift-lists/my-lists-panel.tsx';
import { useMyLists } from '../../features/gift-lists/use-my-lists.ts';
import { usePageSearch } from '../../features/navigation/search-context.tsx';
import { SavedGiftsPanel } from '../../features/saved-gifts/saved-gifts-panel.tsx';
import { useSavedGifts } from '../../features/saved-gifts/use-saved-gifts.ts';
import { pageTitle } from '../../lib/meta.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPlusIcon, PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useCreateDialogs } from './create-dialogs.tsx';
import { useSavedView, type SavedView } from './saved-view.ts';

const SAVED_SEARCH_PLACEHOLDER = 'Search your saved items...';
// Short enough to feel live, long enough not to ask for every letter.
const TYPING_PAUSE_MS = 150;

export const meta = () => [pageTitle('My Saved Items')];

export default function SavedPage() {
  const { user } = useAuth();
  if (user) return <SavedItems />;
  return (
    <>
      <h1 className="sr-only">My Saved Items</h1>
      <EmptyState title="Authentication Required" text="Please sign in to view your saved items." />
    </>
  );
}

function SavedItems() {
  const [view, change] = useSavedView();
  const search = usePageSearch(SAVED_SEARCH_PLACEHOLDER);
  const query = useDebounced(search.query.trim(), TYPING_PAUSE_MS);
  const saved = useSavedGifts({ query, mine: view.mine, sort: view.sort });
  const mine = useMyLists(query);
  const { openCreateGift, openCreateGiftList } = useCreateDialogs();
  const createGift = (
    <Button onClick={() => openCreateGift()}>
      <PlusIcon /> Create Gift
    </Button>
  );
  const panel = { query, onClearSearch: () => search.setQuery('') };
  return (
    <>
      <PageHeader
        title="My Saved Items"
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => openCreateGiftList({ onCreated: () => change({ tab: 'gift-lists' }) })}
            >
              <ListPlusIcon /> Create Gift List
            </Button>
            {createGift}
          </>
        }
      />
      <Tabs
        label="Saved items"
        value={view.tab}
        onValueChange={(tab) => change({ tab })}
        aside={view.tab === 'gifts' && <GiftOptions view={view} change={change} />}
        tabs={[
          {
            value: 'gifts',
            label: 'Gifts',
            count: saved.total,
            content: (
              <SavedGiftsPanel
                {...panel}
                gifts={saved.gifts}
                total={saved.total ?? -1}
                mine={view.mine}
                createAction={createGift}
              />
            ),
          },
          {
            value: 'gift-lists',
            label: 'Gift Lists',
            count: mine.shown?.length,
            content: (
              <MyListsPanel
                {...panel}
                lists={mine.lists}
                shown={mine.shown ?? []}
                createAction={
                  <Button onClick={() => openCreateGiftList()}>
                    <ListPlusIcon /> Create Gift List
                  </Button>
                }
              />
            ),
          },
        ]}
      />
      <p role="status" className="sr-only">
        {resultText(view, query, saved.total, mine.shown?.length)}
      </p>
    </>
  );
}

/** Said to a screen reader while the person types in the navigation's search box. */
function resultText(view: SavedView, query: string, gifts = 0, lists = 0): string {
  if (!query) return '';
  return view.tab === 'gifts' ? `Matching gifts: ${gifts}` : `Matching gift lists: ${lists}`;
}

const SORTS: readonly { value: SavedSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'price', label: 'Price, low to high' },
];

interface GiftOptionsProps {
  view: SavedView;
  change: (change: Partial<SavedView>) => void;
}

function GiftOptions({ view, change }: GiftOptionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ChipButton pressed={view.mine} onPress={() => change({ mine: !view.mine })}>
        <span className="max-sm:hidden">Created by you</span>
        <span className="sm:hidden">Mine</span>
      </ChipButton>
      <SelectField
        label="Sort by"
        labelHidden
        value={view.sort}
        options={SORTS}
        onValueChange={(sort) => change({ sort })}
        className="min-w-44"
      />
    </div>
  );
}
