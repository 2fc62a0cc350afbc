import { useEffect } from 'react';
import { useAuth } from '../../../features/auth/auth-context.ts';
import { CoEditedLists } from '../../../features/gift-lists/co-edited-lists.tsx';
import { MyListsPanel } from '../../../features/gift-lists/my-lists-panel.tsx';
import { useMyLists } from '../../../features/gift-lists/use-my-lists.ts';
import { usePageSearch } from '../../../features/navigation/search-context.tsx';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPlusIcon, PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useCreateDialogs } from '../create-gift/create-dialogs.tsx';
import { SavedGiftOptions, SavedGiftsTab, useSavedGiftsTab } from './saved-gifts-tab.tsx';
import { useSavedView, type SavedView } from './saved-view.ts';

const SAVED_SEARCH_PLACEHOLDER = 'Search your saved items...';
// Debounce: short enough to feel live, long enough not to send a request for every letter.
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

type Change = (change: Partial<SavedView>) => void;

/** Connects the navigation's search box with the URL, debounced. */
function useSearchInUrl(query: string, change: Change) {
  const search = usePageSearch(SAVED_SEARCH_PLACEHOLDER, query);
  const typed = search.query.trim();
  useEffect(() => {
    if (!search.isClaimed || typed === query) return;
    const timer = setTimeout(() => change({ query: typed }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { clear: () => search.setQuery('') };
}

function SavedItems() {
  const [view, change] = useSavedView();
  const search = useSearchInUrl(view.query, change);
  const saved = useSavedGiftsTab(view);
  const mine = useMyLists(view.query);
  const { openCreateGift, openCreateGiftList } = useCreateDialogs();
  const createGift = (
    <Button onClick={() => openCreateGift()}>
      <PlusIcon /> Create Gift
    </Button>
  );
  const panel = { query: view.query, onClearSearch: search.clear };
  return (
    <>
      <PageHeader
        title="My Saved Items"
        actions={
          <div className="flex flex-wrap gap-2 max-sm:hidden">
            <Button
              variant="secondary"
              onClick={() => openCreateGiftList({ onCreated: () => change({ tab: 'gift-lists' }) })}
            >
              <ListPlusIcon /> Create Gift List
            </Button>
            {createGift}
          </div>
        }
      />
      <Tabs
        label="Saved items"
        value={view.tab}
        onValueChange={(tab) => change({ tab })}
        aside={view.tab === 'gifts' && <SavedGiftOptions {...{ view, change, saved }} />}
        tabs={[
          {
            value: 'gifts',
            label: 'Gifts',
            count: saved.total,
            content: <SavedGiftsTab {...{ view, change, saved }} {...panel} createAction={createGift} />,
          },
          {
            value: 'gift-lists',
            label: 'Gift Lists',
            count: mine.shown?.length,
            content: (
              <>
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
                <CoEditedLists query={view.query} />
              </>
            ),
          },
        ]}
      />
      <p role="status" className="sr-only">
        {resultText(view, saved.total, mine.shown?.length)}
      </p>
    </>
  );
}

/** Result count, announced by screen readers while the user types in the navigation's search box. */
function resultText({ tab, query }: SavedView, gifts = 0, lists = 0): string {
  if (!query) return '';
  return tab === 'gifts' ? `Matching gifts: ${gifts}` : `Matching gift lists: ${lists}`;
}
