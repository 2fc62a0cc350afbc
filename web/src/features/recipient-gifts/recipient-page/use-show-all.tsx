import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';

const SHOWN = 5;
/** A single item is not worth a button: it is shown. */
const MIN_HIDDEN = 2;

interface ShowAll<Item> {
  visible: readonly Item[];
  /** Props of the item at an index: the first revealed one takes the focus. */
  itemProps: (index: number) => { ref?: Ref<HTMLLIElement>; tabIndex?: number };
  toggle: ReactNode;
}

/** The first gifts, and a button that shows all; `label` distinguishes several such buttons on a page. */
export function useShowAll<Item>(all: readonly Item[], label: string): ShowAll<Item> {
  const [isOpen, setIsOpen] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) firstHidden.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (all.length < SHOWN + MIN_HIDDEN) return { visible: all, itemProps: () => ({}), toggle: null };
  const text = isOpen ? 'Show fewer' : `Show all ${all.length} ${plural(all.length, 'gift')}`;
  return {
    visible: isOpen ? all : all.slice(0, SHOWN),
    itemProps: (index) => (index === SHOWN ? { ref: firstHidden, tabIndex: -1 } : {}),
    toggle: (
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-3"
        aria-expanded={isOpen}
        aria-label={`${text} ${label}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
    ),
  };
}
