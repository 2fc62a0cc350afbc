import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { WaitingGiftCards } from '../../../features/gifts/waiting/waiting-gift-cards.tsx';
import { filterWaitingGifts, waitingGiftsQuery } from '../../../features/gifts/waiting/waiting-gifts.ts';
import { SelectableCard } from '../../../features/many-gifts/selectable-card.tsx';
import { SelectionBar } from '../../../features/many-gifts/selection-bar.tsx';
import { useSelection } from '../../../features/many-gifts/use-selection.ts';
import { SavableGiftCard } from '../../../features/saved-gifts/savable-gift-card.tsx';
import {
  NoOwnGifts,
  NoSavedGifts,
  SavedGiftsPanel,
} from '../../../features/saved-gifts/saved-gifts-panel.tsx';
import { useSavedGifts } from '../../../features/saved-gifts/use-saved-gifts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ChipButton } from '../../../ui/inputs/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NothingMatches } from '../../../ui/feedback/nothing-matches.tsx';
import { SavedFilterBar, SortField } from './saved-filter-bar.tsx';
import {
  countSavedFilters,
  savedFiltersOf,
  hasSavedFilters,
  NO_SAVED_FILTERS,
  type SavedView,
} from './saved-view.ts';
import { SelectButton } from '../../../features/many-gifts/select-button.tsx';

export function useSavedGiftsTab(view: SavedView) {
  const { query, mine, sort } = view;
  const saved = useSavedGifts({ query, mine, sort, ...savedFiltersOf(view) });
  const selection = useSelection(saved.entries?.map(({ gift }) => gift.id) ?? []);
  const [areFiltersOpen, setFiltersOpen] = useState(hasSavedFilters(view));
  return {
    ...saved,
    selection,
    filters: { isOpen: areFiltersOpen, toggle: () => setFiltersOpen(!areFiltersOpen) },
  };
}

interface TabProps {
  view: SavedView;
  change: (change: Partial<SavedView>) => void;
  saved: ReturnType<typeof useSavedGiftsTab>;
}

/** Filters, sorting and selection; without saved gifts only "Created by you". */
export function SavedGiftOptions({ view, change, saved }: TabProps) {
  const { selection, entries, total, filters } = saved;
  const isEmptyAccount = total === 0 && !view.mine && view.query === '' && !hasSavedFilters(view);
  const count = countSavedFilters(view);
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <ChipButton pressed={view.mine} onPress={() => change({ mine: !view.mine })}>
        <span className="max-sm:hidden">Created by you</span>
        <span className="sm:hidden">Mine</span>
      </ChipButton>
      {!isEmptyAccount && (
        <>
          <div className="min-w-44 max-sm:hidden">
            <SortField view={view} change={change} />
          </div>
          <Button variant="secondary" aria-expanded={filters.isOpen} onClick={filters.toggle}>
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
          <SelectButton selection={selection} disabled={!entries?.length} />
        </>
      )}
    </div>
  );
}

interface SavedGiftsTabProps extends TabProps {
  onClearSearch: () => void;
  /** Action of the empty state. */
  createAction: ReactNode;
}

export function SavedGiftsTab({ view, change, saved, onClearSearch, createAction }: SavedGiftsTabProps) {
  const { gifts, entries, total, selection } = saved;
  const { data: all = [] } = useQuery(waitingGiftsQuery(useUserId()));
  const waiting = hasSavedFilters(view) ? [] : filterWaitingGifts(all, view.query);
  return (
    <>
      {saved.filters.isOpen && <SavedFilterBar view={view} change={change} />}
      <SelectionBar
        selection={selection}
        removeLabel="Remove"
        onRemove={(changes, giftIds) => changes.remove(giftIds)}
      />
      <WaitingGiftCards gifts={waiting} />
      <SavedGiftsPanel
        {...{ gifts, entries }}
        total={total ?? -1}
        label="Saved gifts"
        card={({ gift, recipients }, eager) => (
          <SelectableCard gift={gift} selection={selection}>
            <SavableGiftCard gift={gift} recipients={recipients} eager={eager} />
          </SelectableCard>
        )}
        empty={waiting.length === 0 && <EmptySavedGifts {...{ view, change, onClearSearch, createAction }} />}
      />
    </>
  );
}

function EmptySavedGifts({ view, change, onClearSearch, createAction }: Omit<SavedGiftsTabProps, 'saved'>) {
  if (view.query) return <NothingMatches items="saved gifts" query={view.query} onClear={onClearSearch} />;
  if (hasSavedFilters(view)) {
    return (
      <EmptyState
        title="No saved gifts fit these filters"
        text="Take one of them away to see more."
        action={
          <Button variant="secondary" onClick={() => change(NO_SAVED_FILTERS)}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return view.mine ? <NoOwnGifts action={createAction} /> : <NoSavedGifts />;
}
