import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { SavableGiftCard } from '../saved-gifts/savable-gift-card.tsx';
import { GiftListCard, LIST_CARD_ITEM } from '../gift-lists/gift-list-card.tsx';
import { listName } from '../gift-lists/gift-lists.queries.ts';
import { oneRowNameStyle, rowNameStyles } from '../gift-lists/list-name-size.ts';
import { ResultSection } from './result-section.tsx';
import type { Results } from './use-result-pages.ts';

export interface ListAndGiftResultsProps<Found extends Gift> {
  gifts: Results<Found>;
  lists: Results<GiftList>;
  /** Note below a gift's card. */
  noteOf?: (gift: Found) => ReactNode;
}

/** Results: lists in a row that expands to all of them, then gifts with infinite scrolling. */
export function ListAndGiftResults<Found extends Gift>({
  gifts,
  lists,
  noteOf,
}: ListAndGiftResultsProps<Found>) {
  return (
    <>
      {lists.items.length > 0 && <Lists lists={lists} />}
      {gifts.items.length > 0 && (
        <ResultSection title={`Gifts (${gifts.total})`}>
          <CardGrid>
            {gifts.items.map((gift) => (
              <li key={gift.id}>
                <SavableGiftCard gift={gift} />
                <Note>{noteOf?.(gift)}</Note>
              </li>
            ))}
          </CardGrid>
          <LoadMore {...gifts.more} />
        </ResultSection>
      )}
    </>
  );
}

/** Note below a card; renders nothing if it is empty. */
const Note = ({ children }: { children: ReactNode }) =>
  children && <div className="mt-1 text-sm text-ink-soft">{children}</div>;

// Extends to the edges of a phone, so that a card that is cut off shows that there are more.
const ROW =
  'scroll-row grid! grid-flow-col grid-rows-[repeat(3,auto)] auto-cols-[9rem] sm:auto-cols-[12rem] -mx-[clamp(1rem,4vw,3rem)] gap-x-4 px-[clamp(1rem,4vw,3rem)] pb-2 [scrollbar-width:thin] lg:mx-0 lg:px-0';
/** Number of lists that fit on a phone. */
const VISIBLE_LISTS = 2;

function Lists({ lists: { items, total, more } }: { lists: Results<GiftList> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { grid, rememberCount } = useFocusOnFirstNew(items.length);
  const showMore = () => {
    rememberCount();
    more.onLoadMore();
  };
  const canOpen = items.length > VISIBLE_LISTS || more.hasMore;
  const names = items.map(listName);
  const oneRow = oneRowNameStyle(names);
  const nameStyles = isOpen ? rowNameStyles(names) : names.map(() => oneRow);
  const cards = items.map((list, index) => (
    <li key={list.id} className={LIST_CARD_ITEM}>
      <GiftListCard list={list} nameStyle={nameStyles[index]} />
    </li>
  ));
  return (
    <ResultSection
      title={`Gift Lists (${total})`}
      action={
        canOpen && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer gift lists' : 'Show all gift lists'}
          </Button>
        )
      }
    >
      <div ref={grid}>
        {isOpen ? <CardGrid>{cards}</CardGrid> : <ul className={ROW}>{cards}</ul>}
        {isOpen && (
          <LoadMore {...more} loadsOnScroll={false} label="Show more gift lists" onLoadMore={showMore} />
        )}
      </div>
    </ResultSection>
  );
}

/** Moves the focus to the first newly loaded list, because the pressed button moves or disappears. */
function useFocusOnFirstNew(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    grid.current?.querySelectorAll('li')[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [count]);
  return { grid, rememberCount: () => void (before.current = count) };
}
