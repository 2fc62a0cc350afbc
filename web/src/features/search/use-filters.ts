import type { FilterGroup } from '@tuckaway/contract/search/search';
import { useEffect, useState, type RefObject } from 'react';
import { NO_FILTERS, sameFilters, toggled, type FilterSelection } from './search-params.ts';

/** Filter state: pending choices and applied ones; one dropdown is open at a time. */
export function useFilters(
  bar: RefObject<HTMLElement | null>,
  applied: FilterSelection,
  onApply: (filters: FilterSelection) => void,
) {
  const [pending, setPending] = useState(applied);
  const [basis, setBasis] = useState(applied);
  const [openGroup, setOpenGroup] = useState<FilterGroup>();

  // The applied filters changed (Back, a chip, a link): reset pending to them.
  if (!sameFilters(basis, applied)) {
    setBasis(applied);
    setPending(applied);
  }

  const canApply = !sameFilters(pending, applied);
  // Also after a dropdown was closed by its own button.
  const isChoosing = openGroup !== undefined || canApply;
  useEffect(() => {
    if (!isChoosing) return;
    const giveUp = () => {
      setOpenGroup(undefined);
      setPending(applied);
    };
    const leave = (event: MouseEvent) => {
      if (!bar.current?.contains(event.target as Node)) giveUp();
    };
    const escape = (event: KeyboardEvent) => {
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (event.key !== 'Escape' || event.defaultPrevented || !opener) return;
      giveUp();
      opener.focus();
    };
    // On click, not on pointerdown: the dropdown would close before the click and let it hit a card below.
    document.addEventListener('click', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [bar, isChoosing, applied]);

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
    toggle: (group: FilterGroup, value: string) => setPending(toggled(pending, group, value)),
    apply: () => apply(pending),
    clear: () => apply(NO_FILTERS),
    remove: (group: FilterGroup, value: string) => apply(toggled(applied, group, value)),
  };
}
