import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { DeviceShelfBar } from '../device-shelf/device-shelf-bar.tsx';
import { useDeviceShelf } from '../device-shelf/use-device-shelf.ts';
import { FindForm } from '../navigation/find-form.tsx';
import { readSearchRequest, wordsAddress } from './search-request.ts';
import { FindResults } from './find-results.tsx';
import { PublicFinder } from './public-finder.tsx';

/** Example searches. */
const EXAMPLES = ['Mom, who gardens', 'First apartment, under $50', 'Dad, who has everything'];

/** Search and finder for visitors. The query or choices are in the URL. */
export function FindPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  // The prerendered HTML is without a query string; the results are rendered after hydration.
  const request = isHydrated ? readSearchRequest(params) : undefined;
  const shelf = useDeviceShelf();
  return (
    <>
      <div className="page min-h-[calc(100dvh-9rem)] pt-6 pb-16 lg:pt-10">
        <h1 className="text-3xl lg:text-4xl">Find a gift</h1>
        <p
          className={cx(
            'mt-3 max-w-prose text-lg text-ink-soft',
            request ? 'hidden' : !isHydrated && 'has-query:hidden',
          )}
        >
          Say who it is for, in your own words. No account needed.
        </p>
        <NeedsScripts />
        <FindForm
          query={request?.kind === 'words' ? request.query : ''}
          onSearch={(query) => void navigate(wordsAddress(query))}
          className="mt-5 max-w-3xl noscript:hidden"
        />
        {request ? (
          <FindResults request={request} shelf={shelf} />
        ) : (
          <>
            <div className={cx('noscript:hidden', !isHydrated && 'has-query:hidden')}>
              <Examples />
              <PublicFinder />
            </div>
            {!isHydrated && (
              <div className="mt-8 hidden has-query:block noscript:hidden">
                <CardGridSkeleton label="Searching..." />
              </div>
            )}
          </>
        )}
      </div>
      <DeviceShelfBar shelf={shelf} />
    </>
  );
}

function Examples() {
  return (
    <ul aria-label="Examples" className="mt-3 flex flex-wrap gap-x-5 text-sm">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <Link
            to={wordsAddress(example)}
            rel="nofollow"
            className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
          >
            {example}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NeedsScripts() {
  return (
    <p className="mt-5 hidden noscript:block">
      Searching needs scripts, which are off in this browser; our{' '}
      <a href={paths.publicLists} className="link">
        gift lists
      </a>{' '}
      work without.
    </p>
  );
}
