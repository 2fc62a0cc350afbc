import { paths } from '../../lib/navigation/paths.ts';
import { plural } from '../../lib/format.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import type { Shelf } from '../device-shelf/use-device-shelf.ts';
import { ListNotes, PictureLinks } from '../public-lists/list-parts.tsx';
import { ResultSection } from '../search/result-section.tsx';
import { FoundGifts } from './found-gifts.tsx';
import type { Found } from './public-search.calls.ts';

interface FoundPageProps {
  found: Found;
  shelf: Shelf;
  more: 'loading' | 'failed' | undefined;
  onLoadMore: () => void;
}

/** Matching gifts, then closest ones, then related lists. */
export function FoundPage({ found, shelf, more, onLoadMore }: FoundPageProps) {
  const { gifts, closestGifts, lists } = found;
  const all = [...gifts, ...closestGifts];
  return (
    <>
      {gifts.length === 0 && (
        <p className="mb-8 max-w-prose text-ink-soft">
          Try other words, or fewer of them. Our{' '}
          <a href={paths.publicLists} className="link">
            gift lists
          </a>{' '}
          are there to look through, too.
        </p>
      )}
      {gifts.length > 0 && (
        <div className="mb-10">
          <FoundGifts gifts={gifts} shelf={shelf} noteOf={({ reason }) => reason} />
          <LoadMore
            hasMore={found.nextCursor !== null}
            loading={more === 'loading'}
            failed={more === 'failed'}
            byItself={false}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
      {closestGifts.length > 0 && (
        <ResultSection title="Closest matches">
          <FoundGifts
            gifts={closestGifts}
            shelf={shelf}
            noteOf={({ unmet }) => unmet.length > 0 && `No match for ${unmet.join(' or ')}`}
          />
        </ResultSection>
      )}
      {lists.length > 0 && (
        <ResultSection title="Lists to look through">
          <PictureLinks links={lists.slice(0, LISTS_SHOWN).map(linkTo)} />
        </ResultSection>
      )}
      {all.length > 0 && <ListNotes withAffiliates={all.some(({ isAffiliate }) => isAffiliate)} />}
    </>
  );
}

const LISTS_SHOWN = 6;

const linkTo = ({ slug, title, imageUrl, giftCount }: Found['lists'][number]) => ({
  path: paths.publicList(slug),
  title,
  picture: imageUrl,
  note: `${giftCount} ${plural(giftCount, 'gift')}`,
});
