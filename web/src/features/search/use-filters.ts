import type { FilterGroup } from '@tuckaway/contract/search/search';
import { useEffect, useState, type RefObject } from 'react';
import { NO_FILTERS, sameFilters, withToggledFilter, type FilterSelection } from './search-params.ts';

/** State of the filters: pending and applied ones, and the open dropdown. */
export function useFilters(
  bar: RefObject<HTMLElement | null>,
  applied: FilterSelection,
  onApply: (filters: FilterSelection) => void,
) {
  const [pending, setPending] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const [openGroup, setOpenGroup] = useState<FilterGroup>();

  // Resets the pending filters when the applied ones were changed elsewhere (Back, a chip, a link).
  if (!sameFilters(lastApplied, applied)) {
    setLastApplied(applied);
    setPending(applied);
  }

  const canApply = !sameFilters(pending, applied);
  // True also after a dropdown with pending choices was closed by its own button.
  const hasPendingState = openGroup !== undefined || canApply;
  useEffect(() => {
    if (!hasPendingState) return;
    const reset = () => {
      setOpenGroup(undefined);
      setPending(applied);
    };
    const resetOnClickOutside = (event: MouseEvent) => {
      if (!bar.current?.contains(event.target as Node)) reset();
    };
    const resetOnEscape = (event: KeyboardEvent) => {
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (event.key !== 'Escape' || event.defaultPrevented || !opener) return;
      reset();
      opener.focus();
    };
    // On click, not on pointerdown: closing before the click would let it reach a card below.
    document.addEventListener('click', resetOnClickOutside);
    document.addEventListener('keydown', resetOnEscape);
    return () => {
      document.removeEventListener('click', resetOnClickOutside);
      document.removeEventListener('keydown', resetOnEscape);
    };
  }, [bar, hasPendingState, applied]);

  const apply = (filters: FilterSelection) => {
    setOpenGroup(undefined);
    setPending(filters);
    onApply(filters);
  };
  return {
    pending,
    openGroup,
    setOpenGroup,
    canApply,
    toggle: (group: FilterGroup, value: string) => setPending(withToggledFilter(pending, group, value)),
    apply: () => apply(pending),
    clear: () => apply(NO_FILTERS),
    remove: (group: FilterGroup, value: string) => apply(withToggledFilter(applied, group, value)),
  };
}
