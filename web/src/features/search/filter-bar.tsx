import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { FilterDropdown } from './filter-dropdown.tsx';
import { FILTER_GROUPS, hasFilters, type FilterGroup, type FilterSelection } from './search-params.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useFilters } from './use-filters.ts';

const GROUPS: Record<FilterGroup, { label: string; searchable?: string }> = {
  occasion: { label: 'By Occasion', searchable: 'occasions' },
  interest: { label: 'By Interest', searchable: 'interests' },
  relationship: { label: 'By Relationship' },
  price: { label: 'By Price' },
};

export interface FilterBarProps {
  applied: FilterSelection;
  onApply: (filters: FilterSelection) => void;
  /** The dropdowns can be put away; what is applied stays in sight. */
  isShown: boolean;
}

export function FilterBar({ applied, onApply, isShown }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const filters = useFilters(bar, applied, onApply);
  const options = useFilterOptions();
  const isFiltered = hasFilters(applied);
  return (
    <div ref={bar} className="mb-8">
      {isShown && (
        <div className="relative grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
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
          {isFiltered && (
            <Button variant="quiet" onClick={filters.clear}>
              Clear all
            </Button>
          )}
        </div>
      )}
      {isFiltered && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <span className="text-sm font-semibold">Active filters:</span>
          {FILTER_GROUPS.flatMap((group) =>
            applied[group].map((value) => {
              const label = options[group].find((option) => option.value === value)?.label ?? value;
              return (
                <RemovableChip
                  key={`${group} ${value}`}
                  removeLabel={`Remove ${label}`}
                  onRemove={() => filters.remove(group, value)}
                >
                  {label}
                </RemovableChip>
              );
            }),
          )}
        </div>
      )}
    </div>
  );
}

export function FiltersToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={onToggle}>
      {isShown ? 'Hide Filters' : 'Show Filters'}
    </Button>
  );
}
