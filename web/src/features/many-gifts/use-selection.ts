import { MANY_MAX } from '@tuckaway/contract/fields';
import { useRef, useState } from 'react';

export interface Selection {
  isSelecting: boolean;
  /** In the order in which they were chosen. */
  ids: readonly number[];
  has: (id: number) => boolean;
  start: () => void;
  end: () => void;
  /** With `through`, everything from the last one to this one as well. */
  toggle: (id: number, through?: boolean) => void;
  selectAll: () => void;
  /** True when as many gifts are chosen as one call may change. */
  isFull: boolean;
}

/** Which of the shown gifts are chosen, to do something with all of them. */
export function useSelection(shownIds: readonly number[]): Selection {
  const [isSelecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  // Gifts that a filter or another tab removed are deselected.
  const shown = new Set(shownIds);
  const ids = [...chosen].filter((id) => shown.has(id));
  const choose = (more: Iterable<number>) =>
    setChosen(new Set([...new Set([...ids, ...more])].slice(0, MANY_MAX)));

  const toggle = (id: number, through = false) => {
    const from = through && last.current !== undefined ? shownIds.indexOf(last.current) : -1;
    const to = shownIds.indexOf(id);
    last.current = id;
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
      last.current = undefined;
    },
    toggle,
    selectAll: () => choose(shownIds),
    isFull: ids.length >= MANY_MAX,
  };
}
