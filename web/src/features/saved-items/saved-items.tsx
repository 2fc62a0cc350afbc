import type { SavedSort } from '@tuckaway/contract/saved-gifts';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { ListPlusIcon, PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useCreateDialogs } from '../create/create-dialogs.tsx';
import { usePageSearch } from '../navigation/search-context.tsx';
import { SavedGiftsPanel } from './saved-gifts-panel.tsx';
import { SavedListsPanel } from './saved-lists-panel.tsx';
import { useSavedView, type SavedView } from './saved-view.ts';
import { useSavedItems } from './use-saved-items.ts';

export const SAVED_SEARCH_PLACEHOLDER = 'Search your saved items...';

export function SavedItems() {
  const [view, change] = useSavedView();
  const search = usePageSearch(SAVED_SEARCH_PLACEHOLDER);
  const items = useSavedItems(search.query, view);
  const panel = { query: items.query, onClearSearch: () => search.setQuery('') };
  return (
    <>
      <PageHeader
        title="My Saved Items"
        actions={<CreateButtons onListCreated={() => change({ tab: 'gift-lists' })} />}
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
            count: items.giftTotal,
            content: (
              <SavedGiftsPanel
                {...panel}
                gifts={items.gifts}
                total={items.giftTotal ?? -1}
                mine={view.mine}
              />
            ),
          },
          {
            value: 'gift-lists',
            label: 'Gift Lists',
            count: items.shownLists?.length,
            content: <SavedListsPanel {...panel} lists={items.lists} shown={items.shownLists ?? []} />,
          },
        ]}
      />
      <p role="status" className="sr-only">
        {resultText(view, items.query, items.giftTotal, items.shownLists?.length)}
      </p>
    </>
  );
}

/** Said to a screen reader while the person types in the navigation's search box. */
function resultText(view: SavedView, query: string, gifts = 0, lists = 0): string {
  if (!query) return '';
  return view.tab === 'gifts' ? `Matching gifts: ${gifts}` : `Matching gift lists: ${lists}`;
}

function CreateButtons({ onListCreated }: { onListCreated: () => void }) {
  const { openCreateGift, openCreateGiftList } = useCreateDialogs();
  return (
    <>
      <Button variant="secondary" onClick={() => openCreateGiftList({ onCreated: onListCreated })}>
        <ListPlusIcon /> Create Gift List
      </Button>
      <Button onClick={() => openCreateGift()}>
        <PlusIcon /> Create Gift
      </Button>
    </>
  );
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
