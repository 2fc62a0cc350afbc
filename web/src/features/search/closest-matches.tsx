import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { CloseGift } from '@tuckaway/contract/search/search';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { GiftListCard } from '../gift-lists/gift-list-card.tsx';
import { SavableGiftCard } from '../saved-gifts/savable-gift-card.tsx';
import { ResultSection } from './result-section.tsx';

interface ClosestMatchesProps {
  gifts: CloseGift[];
  /** Lists to show if no gifts were found. */
  lists: GiftList[];
}

/** The closest gifts, with their unmet conditions, if few match; lists if there are none. */
export function ClosestMatches({ gifts, lists }: ClosestMatchesProps) {
  return (
    <>
      {gifts.length > 0 && (
        <ResultSection title="Closest matches">
          <CardGrid>
            {gifts.map((gift) => (
              <li key={gift.id}>
                <SavableGiftCard gift={gift} />
                {gift.unmet.length > 0 && (
                  <p className="mt-1 text-xs text-ink-soft">No match for {listed(gift.unmet)}</p>
                )}
              </li>
            ))}
          </CardGrid>
        </ResultSection>
      )}
      {lists.length > 0 && (
        <ResultSection title="Lists to look through">
          <CardGrid>
            {lists.map((list) => (
              <li key={list.id}>
                <GiftListCard list={list} />
              </li>
            ))}
          </CardGrid>
        </ResultSection>
      )}
    </>
  );
}

const listed = (labels: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(labels);
