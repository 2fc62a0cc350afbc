import { FILTER_GROUPS, type FilterGroup } from '@tuckaway/contract/search/search';
import { useRef } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { RemovableChip } from '../../ui/inputs/chip.tsx';
import { FilterDropdown } from './filter-dropdown.tsx';
import type { FilterSelection } from './search-params.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useFilters } from './use-filters.ts';

const GROUPS: Record<FilterGroup, { label: string; searchable?: string }> = {
  occasion: { label: 'By Occasion', searchable: 'occasions' },
  interest: { label: 'By Interest', searchable: 'interests' },
  relationship: { label: 'By Relationship' },
  price: { label: 'By Price' },
};

interface FilterBarProps {
  applied: FilterSelection;
  onApply: (filters: FilterSelection) => void;
  /** Whether the dropdowns are shown. Applied filters always are. */
  isShown: boolean;
  /** Choices of the gift finder, shown among the active filters. */
  choices?: readonly ActiveFilter[];
  /** Called by "Clear all" instead of clearing the filters only. */
  onClear?: () => void;
}

export function FilterBar({ applied, onApply, isShown, choices = [], onClear }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const filters = useFilters(bar, applied, onApply);
  const options = useFilterOptions();
  const active = [
    ...choices,
    ...FILTER_GROUPS.flatMap((group) =>
      applied[group].map((value) => ({
        key: `${group} ${value}`,
        label: options[group].find((option) => option.value === value)?.label ?? value,
        onRemove: () => filters.remove(group, value),
      })),
    ),
  ];
  return (
    <>
      {/* Not part of the bar: a click on it is one outside, which closes the dropdown and reaches no card. */}
      {filters.openGroup && <div aria-hidden="true" className="fixed inset-0 z-10" />}
      <div ref={bar} className="mb-8">
        {isShown && (
          <div className="relative z-20 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
            {FILTER_GROUPS.map((group) => (
              <FilterDropdown
                key={group}
                {...GROUPS[group]}
                options={options[group]}
                chosen={filters.pending[group]}
                isOpen={filters.openGroup === group}
                onOpenChange={(open) => filters.setOpenGroup(open ? group : undefined)}
                onToggle={(value) => filters.toggle(group, value)}
              />
            ))}
            <Button disabled={!filters.canApply} onClick={filters.apply}>
              Apply
            </Button>
          </div>
        )}
        <ActiveFilters active={active} onClear={onClear ?? filters.clear} />
      </div>
    </>
  );
}

interface ActiveFilter {
  key: string;
  label: string;
  onRemove: () => void;
}

/** Applied filters as removable chips. */
function ActiveFilters({ active, onClear }: { active: readonly ActiveFilter[]; onClear: () => void }) {
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 not-first:mt-4">
      <span className="text-sm font-semibold">Active filters:</span>
      {active.map(({ key, label, onRemove }) => (
        <RemovableChip key={key} removeLabel={`Remove ${label}`} onRemove={onRemove}>
          {label}
        </RemovableChip>
      ))}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}

export function FiltersToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    // Both labels reserve the same width, so that the button does not move.
    <Button variant="secondary" size="sm" className="min-w-30" aria-expanded={isShown} onClick={onToggle}>
      {isShown ? 'Hide Filters' : 'Show Filters'}
    </Button>
  );
}
