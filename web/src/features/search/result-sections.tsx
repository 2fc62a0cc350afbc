import type { Gift } from '@tuckaway/contract/gifts';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import type { SearchResult } from '@tuckaway/contract/search';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { SavableGiftCard } from '../saved-gifts/savable-gift-card.tsx';
import { GiftListCard } from '../gift-lists/gift-list-card.tsx';
import { countText } from './search.queries.ts';

export interface ResultSectionsProps {
  result: SearchResult;
  /** The screen's name for navigation: 'search' or 'search-results'. */
  source: string;
}

export function ResultSections({ result, source }: ResultSectionsProps) {
  return (
    <>
      {result.correctedQuery && (
        <p className="mb-6 text-ink-soft">
          Nothing has the words as typed. Showing results for <strong>“{result.correctedQuery}”</strong>.
        </p>
      )}
      {result.giftLists.length > 0 && (
        <ResultSection title={`Gift Lists (${countText(result.giftListTotal)})`}>
          <Lists lists={result.giftLists} source={source} />
        </ResultSection>
      )}
      {result.gifts.length > 0 && (
        <ResultSection title={`Gifts (${countText(result.giftTotal)})`}>
          <Gifts gifts={result.gifts} source={source} />
        </ResultSection>
      )}
    </>
  );
}

export function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Lists({ lists, source }: { lists: GiftList[]; source: string }) {
  return (
    <CardGrid>
      {lists.map((list) => (
        <li key={list.id}>
          <GiftListCard list={list} source={source} />
        </li>
      ))}
    </CardGrid>
  );
}

function Gifts({ gifts, source }: { gifts: Gift[]; source: string }) {
  return (
    <CardGrid>
      {gifts.map((gift) => (
        <li key={gift.id}>
          <SavableGiftCard gift={gift} source={source} />
        </li>
      ))}
    </CardGrid>
  );
}
