import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CARD_GRID } from './card-grid.tsx';

interface VirtualCardGridProps<Item> {
  items: readonly Item[];
  /** How many there are in all, loaded or not. */
  total: number;
  keyOf: (item: Item) => number;
  renderCard: (item: Item, index: number) => ReactNode;
  label: string;
}

const OVERSCAN_ROWS = 2;

/**
 * Virtualised card grid for thousands of cards: only the rows near the viewport are rendered, padding replaces the
 * others. It stays one list of one grid, so that columns come from the same CSS as everywhere.
 */
export function VirtualCardGrid<Item>({
  items,
  total,
  keyOf,
  renderCard,
  label,
}: VirtualCardGridProps<Item>) {
  // The virtualizer changes in place, which a memoizing compiler cannot see.
  'use no memo';
  const grid = useRef<HTMLUListElement>(null);
  const { columns, rowGap, rowHeight, top } = useGridMeasures(grid);
  // oxlint-disable-next-line react/incompatible-library -- left out of memoization, see above
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
            // Items of a row are as tall as the row: the first one measures it.
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

/** Rendered once: scrolling adds and removes rows, and leaves the others alone. */
const Card = memo(function Card<Item>({ item, index, renderCard }: CardProps<Item>) {
  return renderCard(item, index);
}) as <Item>(props: CardProps<Item>) => ReactNode;

interface GridMeasures {
  columns: number;
  rowGap: number;
  /** That of the first row, or a guess until it is there. Rows are alike: one that differs is rendered once more. */
  rowHeight: number;
  /** Where the grid begins on the page. */
  top: number;
}

const FIRST_GUESS: GridMeasures = { columns: 2, rowGap: 28, rowHeight: 240, top: 0 };

function useGridMeasures(grid: RefObject<HTMLUListElement | null>): GridMeasures {
  const [measures, setMeasures] = useState(FIRST_GUESS);
  useLayoutEffect(() => {
    const measure = () => {
      const next = grid.current && measuresOf(grid.current);
      if (next) setMeasures((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    // Content above the grid may grow and push it down, so the whole page is observed.
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
    columns: widths.length || FIRST_GUESS.columns,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    rowHeight: grid.firstElementChild?.clientHeight || FIRST_GUESS.rowHeight,
    top: Math.round(top + window.scrollY),
  };
}
