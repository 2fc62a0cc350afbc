import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CARD_GRID } from './card-grid.tsx';

interface VirtualCardGridProps<Item> {
  items: readonly Item[];
  /** Number of all items, including those that are not loaded. */
  total: number;
  keyOf: (item: Item) => number;
  renderCard: (item: Item, index: number) => ReactNode;
  label: string;
}

const OVERSCAN_ROWS = 2;

/**
 * Virtualized card grid for thousands of cards: only the rows near the viewport are rendered, and padding replaces the
 * others. It is a single grid element, so that its columns come from the CSS of CardGrid.
 */
export function VirtualCardGrid<Item>({
  items,
  total,
  keyOf,
  renderCard,
  label,
}: VirtualCardGridProps<Item>) {
  // The virtualizer is mutable, which the React Compiler cannot handle.
  'use no memo';
  const grid = useRef<HTMLUListElement>(null);
  const { columns, rowGap, rowHeight, top } = useGridMeasures(grid);
  // oxlint-disable-next-line react/incompatible-library -- not memoized, see above
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: rowGap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
  });
  const visible = rows.getVirtualItems();
  const before = (visible[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);
  const from = (visible[0]?.index ?? 0) * columns;
  const to = ((visible.at(-1)?.index ?? -1) + 1) * columns;
  return (
    <ul
      ref={grid}
      aria-label={label}
      className={CARD_GRID}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {items.slice(from, to).map((item, offset) => {
        const index = from + offset;
        const isFirstOfRow = index % columns === 0;
        return (
          <li
            key={keyOf(item)}
            aria-setsize={total}
            aria-posinset={index + 1}
            // All items of a row have its height, so only the first one is measured.
            ref={isFirstOfRow ? rows.measureElement : undefined}
            data-index={index / columns}
          >
            <Card item={item} index={index} renderCard={renderCard} />
          </li>
        );
      })}
    </ul>
  );
}

type CardProps<Item> = Pick<VirtualCardGridProps<Item>, 'renderCard'> & { item: Item; index: number };

/** Memoized, so that scrolling does not render the cards again that stay. */
const Card = memo(function Card<Item>({ item, index, renderCard }: CardProps<Item>) {
  return renderCard(item, index);
}) as <Item>(props: CardProps<Item>) => ReactNode;

interface GridMeasures {
  columns: number;
  rowGap: number;
  /** Height of the first row, as the estimate for all; before it is rendered, a guess. */
  rowHeight: number;
  /** Distance of the grid from the top of the page. */
  top: number;
}

const INITIAL_MEASURES: GridMeasures = { columns: 2, rowGap: 28, rowHeight: 240, top: 0 };

function useGridMeasures(grid: RefObject<HTMLUListElement | null>): GridMeasures {
  const [measures, setMeasures] = useState(INITIAL_MEASURES);
  useLayoutEffect(() => {
    const measure = () => {
      const next = grid.current && measuresOf(grid.current);
      if (next) setMeasures((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    // Observes the whole page, because content above the grid may grow and push it down.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return measures;
}

function measuresOf(grid: HTMLUListElement): GridMeasures {
  const style = getComputedStyle(grid);
  const widths = style.gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Number.isFinite);
  const { top } = grid.getBoundingClientRect();
  return {
    columns: widths.length || INITIAL_MEASURES.columns,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    rowHeight: grid.firstElementChild?.clientHeight || INITIAL_MEASURES.rowHeight,
    top: Math.round(top + window.scrollY),
  };
}
