import type { Gift } from '@tuckaway/contract/gifts';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import { useEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SavableGiftCard } from '../saved-gifts/savable-gift-card.tsx';
import { GiftListCard } from '../gift-lists/gift-list-card.tsx';
import { totalText } from './result-total.ts';
import type { Results } from './use-result-pages.ts';

export interface ResultSectionsProps<Found extends Gift> {
  gifts: Results<Found>;
  lists: Results<GiftList>;
  /** The screen's name for navigation: 'search' or 'search-results'. */
  source: string;
  /** A line under a gift's card. */
  noteOf?: (gift: Found) => ReactNode;
}

/** Lists with a button for more of them; then gifts, which load by themselves as one scrolls. */
export function ResultSections<Found extends Gift>({
  gifts,
  lists,
  source,
  noteOf,
}: ResultSectionsProps<Found>) {
  return (
    <>
      {lists.items.length > 0 && (
        <ResultSection title={`Gift Lists (${totalText(lists.total)})`}>
          <Lists lists={lists} source={source} />
        </ResultSection>
      )}
      {gifts.items.length > 0 && (
        <ResultSection title={`Gifts (${totalText(gifts.total)})`}>
          <CardGrid>
            {gifts.items.map((gift) => (
              <li key={gift.id}>
                <SavableGiftCard gift={gift} source={source} />
                {noteOf && <p className="mt-1 text-xs text-ink-soft">{noteOf(gift)}</p>}
              </li>
            ))}
          </CardGrid>
          <LoadMore {...gifts.more} />
        </ResultSection>
      )}
    </>
  );
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Lists({ lists: { items, more }, source }: { lists: Results<GiftList>; source: string }) {
  const { grid, expectMore } = useFocusOnFirstNew(items.length);
  const showMore = () => {
    expectMore();
    more.onLoadMore();
  };
  return (
    <div ref={grid}>
      <CardGrid>
        {items.map((list) => (
          <li key={list.id}>
            <GiftListCard list={list} source={source} />
          </li>
        ))}
      </CardGrid>
      <LoadMore {...more} byItself={false} label="Show more gift lists" onLoadMore={showMore} />
    </div>
  );
}

/** The button moves down or goes away: the keyboard goes on at the first list that is new. */
function useFocusOnFirstNew(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    grid.current?.querySelectorAll('li')[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [count]);
  return { grid, expectMore: () => void (before.current = count) };
}
