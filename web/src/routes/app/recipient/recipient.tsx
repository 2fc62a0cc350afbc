import type { Circle } from '@tuckaway/contract/sharing/circles';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import {
  givenBeforeToRecipientQuery,
  giftsForRecipientQuery,
} from '../../../features/recipient-gifts/recipient-gifts.queries.ts';
import { RecipientSections } from '../../../features/recipient-gifts/recipient-page/recipient-page-sections.tsx';
import { CircleGifts } from '../../../features/circles/circle-gifts.tsx';
import { circleQuery } from '../../../features/circles/circles.queries.ts';
import { GiveTogether } from '../../../features/circles/give-together.tsx';
import { DaysSection } from '../../../features/recipient-days/days-section.tsx';
import { NextDay } from '../../../features/recipient-days/next-day.tsx';
import {
  daysQuery,
  passedDaysQuery,
  upcomingOfRecipientQuery,
} from '../../../features/recipient-days/recipient-days.queries.ts';
import { GivenQuestions } from '../../../features/recipient-gifts/given/given-question.tsx';
import { AboutSection } from '../../../features/recipients/about-section.tsx';
import { RecipientHeader } from '../../../features/recipients/recipient-header.tsx';
import { recipientQuery } from '../../../features/recipients/recipients.queries.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTabTitle } from '../../../ui/hooks/use-tab-title.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AddGift } from './add-gift.tsx';
import { PersonIdeas } from './person-ideas.tsx';

export const meta = () => [pageTitle('Recipient')];

export default function RecipientPage() {
  const recipientId = parseId(useParams()['recipientId']);
  return (
    <div className="column">
      {recipientId === undefined ? <RecipientMissing /> : <RecipientById recipientId={recipientId} />}
    </div>
  );
}

function RecipientById({ recipientId }: { recipientId: number }) {
  const { data, isPending, isRefetching, error, refetch } = useQuery(recipientQuery(recipientId));
  useTabTitle(data?.name);
  if (hasStatus(error, 404)) return <RecipientMissing />;
  if (data) return <RecipientDetails recipient={data} />;
  return (
    <>
      <PlaceholderHeading />
      {isPending ? (
        <RowsSkeleton label="Loading recipient..." />
      ) : (
        <ErrorState
          message="Failed to load this recipient. Please try again."
          retrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function RecipientDetails({ recipient }: { recipient: Recipient }) {
  const userId = useUserId();
  const gifts = useQuery(giftsForRecipientQuery(userId, recipient.id));
  const days = useQuery(daysQuery(recipient.id));
  const upcoming = useQuery(upcomingOfRecipientQuery(recipient.id));
  // The page does not wait for these, which only add notices.
  const { data: plannedAgain = [] } = useQuery(givenBeforeToRecipientQuery(userId, recipient.id));
  const { data: passed = [] } = useQuery(passedDaysQuery(recipient.id));
  // The page is shown even if this one fails.
  const circleQueryResult = useQuery(circleQuery(recipient.id));
  const circle = circleQueryResult.data ?? null;
  const queries = [gifts, days, upcoming];
  // Shown together, because a section that came later would push down those below it.
  if (gifts.data && days.data && upcoming.data && !circleQueryResult.isPending) {
    const next = upcoming.data.data[0];
    return (
      <>
        <RecipientHeader
          recipient={recipient}
          nextDay={next && <NextDay next={next} className="mt-1.5" />}
          deleteNote={circle ? circleEndText(circle) : undefined}
        />
        <GivenQuestions passed={passed} />
        <div className="mb-12 grid gap-6 rounded-lg border bg-card p-5 sm:p-7">
          <DaysSection
            recipient={recipient}
            days={days.data}
            upcoming={upcoming.data.data}
            passed={passed}
            today={upcoming.data.today}
          />
          <AboutSection recipient={recipient} />
          {circleQueryResult.data === undefined ? (
            <ErrorState
              className="py-4"
              message="With whom you give together did not load."
              retrying={circleQueryResult.isRefetching}
              onRetry={() => void circleQueryResult.refetch()}
            />
          ) : (
            <GiveTogether recipient={recipient} circle={circle} />
          )}
        </div>
        <RecipientSections
          recipient={recipient}
          recipientGifts={gifts.data}
          plannedAgain={plannedAgain}
          days={days.data}
          addHint={<AddGift recipient={recipient} gifts={gifts.data} />}
        >
          {circle && <CircleGifts recipient={recipient} circle={circle} />}
          <PersonIdeas recipient={recipient} />
        </RecipientSections>
      </>
    );
  }
  return (
    <>
      <RecipientHeader recipient={recipient} />
      {queries.some(({ isError }) => isError) ? (
        <ErrorState
          message={`Failed to load the gifts for ${recipient.name}. Please try again.`}
          retrying={queries.some(({ isRefetching }) => isRefetching)}
          onRetry={() => queries.forEach((query) => query.isError && void query.refetch())}
        />
      ) : (
        <RowsSkeleton label="Loading gifts..." />
      )}
    </>
  );
}

const circleEndText = ({ isOwner }: Circle) =>
  isOwner
    ? 'Giving together ends for everybody. Each keeps what they added.'
    : 'You no longer give together.';

function RecipientMissing() {
  return (
    <>
      <PlaceholderHeading />
      <EmptyState
        title="Person not found"
        text="Nobody by this address is among your people, or they were deleted."
        action={<LinkButton to={paths.recipients}>All people</LinkButton>}
      />
    </>
  );
}

/** Heading of the page while the name is unknown. */
const PlaceholderHeading = () => <h1 className="sr-only">Recipient</h1>;
