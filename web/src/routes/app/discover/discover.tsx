import { firstName } from '@tuckaway/domain/names';
import { useState } from 'react';
import { useAuth } from '../../../features/auth/auth-context.ts';
import { UpcomingSection } from '../../../features/upcoming/upcoming-section.tsx';
import { FINDER_NAME, FinderInvitation } from '../../../features/finder/finder-invitation.tsx';
import { OccasionFilter, useOccasion } from '../../../features/gift-lists/occasion-filter.tsx';
import { PublicLists } from '../../../features/gift-lists/public-lists.tsx';
import { ALL_OCCASIONS } from '../../../features/gift-lists/gift-lists.queries.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { RecentGifts } from './recent-gifts-row.tsx';
import { WhoIsNext } from './who-is-next.tsx';

export const meta = () => [pageTitle('Discover Gift Lists')];

export default function DiscoverPage() {
  const { occasion, choose } = useOccasion();
  return (
    <>
      <Greeting />
      <UpcomingSection firstStep={<WhoIsNext />} />
      <RecentGifts />
      <header className="shelf-line mb-6 pb-5 lg:mb-8">
        <h1>Discover Gift Lists</h1>
      </header>
      <OccasionFilter />
      <PublicLists
        key={occasion}
        occasion={occasion}
        insertedCard={{
          name: FINDER_NAME,
          card: (nameStyle) => <FinderInvitation nameStyle={nameStyle} />,
        }}
        onShowAll={() => choose(ALL_OCCASIONS)}
      />
    </>
  );
}

function Greeting() {
  const { user } = useAuth();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const name = firstName(user?.name ?? '');
  return (
    <p className="mb-1 font-heading text-lg text-ink-soft wrap-anywhere">
      {greeting}
      {name && `, ${name}`}
    </p>
  );
}

function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
