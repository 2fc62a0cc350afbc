import { paths } from '../../lib/navigation/paths.ts';
import { plural } from '../../lib/format.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import type { Shelf } from '../device-shelf/use-device-shelf.ts';
import { ListNotes, PictureLinks } from '../public-lists/list-parts.tsx';
import { ResultSection } from '../search/result-section.tsx';
import { ResultGifts } from './result-gifts.tsx';
import type { PublicResults } from './public-search.calls.ts';

interface ResultGroupsProps {
  results: PublicResults;
  shelf: Shelf;
  more: 'loading' | 'failed' | undefined;
  onLoadMore: () => void;
}

/** Results of a search: matching gifts, closest ones, and lists. */
export function ResultGroups({ results, shelf, more, onLoadMore }: ResultGroupsProps) {
  const { gifts, closestGifts, lists } = results;
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
          <ResultGifts gifts={gifts} shelf={shelf} noteOf={({ reason }) => reason} />
          <LoadMore
            hasMore={results.nextCursor !== null}
            loading={more === 'loading'}
            failed={more === 'failed'}
            loadsOnScroll={false}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
      {closestGifts.length > 0 && (
        <ResultSection title="Closest matches">
          <ResultGifts
            gifts={closestGifts}
            shelf={shelf}
            noteOf={({ unmet }) => unmet.length > 0 && `No match for ${unmet.join(' or ')}`}
          />
        </ResultSection>
      )}
      {lists.length > 0 && (
        <ResultSection title="Lists to look through">
          <PictureLinks links={lists.slice(0, LISTS_SHOWN).map(listLink)} />
        </ResultSection>
      )}
      {all.length > 0 && <ListNotes withAffiliates={all.some(({ isAffiliate }) => isAffiliate)} />}
    </>
  );
}

const LISTS_SHOWN = 6;

const listLink = ({ slug, title, imageUrl, giftCount }: PublicResults['lists'][number]) => ({
  path: paths.publicList(slug),
  title,
  picture: imageUrl,
  note: `${giftCount} ${plural(giftCount, 'gift')}`,
});
