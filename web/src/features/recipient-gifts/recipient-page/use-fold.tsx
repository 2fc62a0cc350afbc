import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';

const SHOWN = 5;
/** A single hidden item is shown instead of a button. */
const FOLDED_MIN = 2;

interface Fold<Item> {
  visible: readonly Item[];
  /** Ref of the first unfolded item, which takes the focus. */
  propsOf: (place: number) => { ref?: Ref<HTMLLIElement>; tabIndex?: number };
  toggle: ReactNode;
}

/** The first gifts and a button for all; `what` distinguishes several such buttons on a page. */
export function useFold<Item>(all: readonly Item[], what: string): Fold<Item> {
  const [isOpen, setIsOpen] = useState(false);
  const firstFolded = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) firstFolded.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (all.length < SHOWN + FOLDED_MIN) return { visible: all, propsOf: () => ({}), toggle: null };
  const label = isOpen ? 'Show fewer' : `Show all ${all.length} ${plural(all.length, 'gift')}`;
  return {
    visible: isOpen ? all : all.slice(0, SHOWN),
    propsOf: (place) => (place === SHOWN ? { ref: firstFolded, tabIndex: -1 } : {}),
    toggle: (
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-3"
        aria-expanded={isOpen}
        aria-label={`${label} ${what}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
    ),
  };
}
