import { MANY_MAX } from '@tuckaway/contract/fields';
import { useRef, useState } from 'react';

export interface Selection {
  isSelecting: boolean;
  /** Ids of the selected gifts, in the order of selection. */
  ids: readonly number[];
  has: (id: number) => boolean;
  start: () => void;
  end: () => void;
  /** Selects or deselects a gift. With `extendRange`, selects all from the last toggled one to this one. */
  toggle: (id: number, extendRange?: boolean) => void;
  selectAll: () => void;
  /** Whether the maximum of a bulk call is selected. */
  isFull: boolean;
}

/** State of selecting several of the shown gifts for a bulk action. */
export function useSelection(shownIds: readonly number[]): Selection {
  const [isSelecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const lastToggled = useRef<number>(undefined);
  // Selected gifts that are no longer shown do not count.
  const shown = new Set(shownIds);
  const ids = [...chosen].filter((id) => shown.has(id));
  const choose = (more: Iterable<number>) =>
    setChosen(new Set([...new Set([...ids, ...more])].slice(0, MANY_MAX)));

  const toggle = (id: number, extendRange = false) => {
    const from =
      extendRange && lastToggled.current !== undefined ? shownIds.indexOf(lastToggled.current) : -1;
    const to = shownIds.indexOf(id);
    lastToggled.current = id;
    if (from >= 0) choose(shownIds.slice(Math.min(from, to), Math.max(from, to) + 1));
    else if (chosen.has(id)) setChosen(new Set(ids.filter((one) => one !== id)));
    else choose([id]);
  };
  return {
    isSelecting,
    ids,
    has: (id) => chosen.has(id),
    start: () => setSelecting(true),
    end: () => {
      setSelecting(false);
      setChosen(new Set());
      lastToggled.current = undefined;
    },
    toggle,
    selectAll: () => choose(shownIds),
    isFull: ids.length >= MANY_MAX,
  };
}
