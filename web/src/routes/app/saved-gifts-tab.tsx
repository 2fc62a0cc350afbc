import type { SavedSort } from '@tuckaway/contract/saved-gifts';
import type { ReactNode } from 'react';
import { SelectableCard } from '../../features/many-gifts/selectable-card.tsx';
import { SelectionBar } from '../../features/many-gifts/selection-bar.tsx';
import { useSelection } from '../../features/many-gifts/use-selection.ts';
import { SavableGiftCard } from '../../features/saved-gifts/savable-gift-card.tsx';
import { NoneCreated, NoneSaved, SavedGiftsPanel } from '../../features/saved-gifts/saved-gifts-panel.tsx';
import { useSavedGifts } from '../../features/saved-gifts/use-saved-gifts.ts';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SavedFilterBar } from './saved-filter-bar.tsx';
import { filtersOf, hasFilters, NO_FILTERS, type SavedView } from './saved-view.ts';

export function useSavedGiftsTab(view: SavedView) {
  const { query, mine, sort } = view;
  const saved = useSavedGifts({ query, mine, sort, ...filtersOf(view) });
  const selection = useSelection(saved.entries?.map(({ gift }) => gift.id) ?? []);
  return { ...saved, selection };
}

interface TabProps {
  view: SavedView;
  change: (change: Partial<SavedView>) => void;
  saved: ReturnType<typeof useSavedGiftsTab>;
}

const SORTS: readonly { value: SavedSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'price', label: 'Price, low to high' },
];

export function SavedGiftOptions({ view, change, saved: { selection, entries } }: TabProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:gap-3">
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
        className="grow basis-36 sm:min-w-44 sm:basis-auto"
      />
      <Button
        variant="secondary"
        aria-pressed={selection.isSelecting}
        disabled={!entries?.length}
        onClick={selection.isSelecting ? selection.end : selection.start}
      >
        Select
      </Button>
    </div>
  );
}

interface SavedGiftsTabProps extends TabProps {
  onClearSearch: () => void;
  /** What to do where I have created none. */
  createAction: ReactNode;
}

export function SavedGiftsTab({ view, change, saved, onClearSearch, createAction }: SavedGiftsTabProps) {
  const { gifts, entries, total, correctedQuery, selection } = saved;
  return (
    <>
      <SavedFilterBar view={view} change={change} />
      {correctedQuery && (
        <p className="mb-4 text-ink-soft">
          Nothing has “{view.query}”. These match “<strong className="text-ink">{correctedQuery}</strong>”.
        </p>
      )}
      <SelectionBar
        selection={selection}
        removeLabel="Remove"
        onRemove={(changes, giftIds) => changes.remove(giftIds)}
      />
      <SavedGiftsPanel
        {...{ gifts, entries }}
        total={total ?? -1}
        label="Saved gifts"
        card={({ gift, recipients }, eager) => (
          <SelectableCard gift={gift} selection={selection}>
            <SavableGiftCard gift={gift} recipients={recipients} source="saved" eager={eager} />
          </SelectableCard>
        )}
        empty={<Nothing {...{ view, change, onClearSearch, createAction }} />}
      />
    </>
  );
}

function Nothing({ view, change, onClearSearch, createAction }: Omit<SavedGiftsTabProps, 'saved'>) {
  if (view.query) return <NothingMatches what="saved gifts" query={view.query} onClear={onClearSearch} />;
  if (hasFilters(view)) {
    return (
      <EmptyState
        title="No saved gifts fit these filters"
        text="Take one of them away to see more."
        action={
          <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return view.mine ? <NoneCreated action={createAction} /> : <NoneSaved />;
}
