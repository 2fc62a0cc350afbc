import type { Recipient } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUserId } from '../../features/auth/auth-context.ts';
import {
  plannedAgainQuery,
  giftsForRecipientQuery,
} from '../../features/recipient-gifts/recipient-gifts.queries.ts';
import { RecipientSections } from '../../features/recipient-gifts/recipient-page-sections.tsx';
import { RecipientHeader } from '../../features/recipients/recipient-header.tsx';
import { recipientQuery } from '../../features/recipients/recipients.queries.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { pageTitle } from '../../lib/meta.ts';
import { parseId, paths } from '../../lib/paths.ts';
import { useTabTitle } from '../../lib/use-tab-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';

export const meta = () => [pageTitle('Recipient')];

export default function RecipientPage() {
  const recipientId = parseId(useParams()['recipientId']);
  return (
    <div className="mx-auto max-w-3xl">
      {recipientId === undefined ? <RecipientMissing /> : <RecipientById recipientId={recipientId} />}
    </div>
  );
}

function RecipientById({ recipientId }: { recipientId: number }) {
  const { data, isPending, isRefetching, error, refetch } = useQuery(recipientQuery(recipientId));
  useTabTitle(data?.name);
  if (data) return <Person recipient={data} />;
  if (hasStatus(error, 404)) return <RecipientMissing />;
  return (
    <>
      <Nameless />
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

function Person({ recipient }: { recipient: Recipient }) {
  const userId = useUserId();
  const { data, isPending, isRefetching, refetch } = useQuery(giftsForRecipientQuery(userId, recipient.id));
  // Only a word beside a gift: the page does not wait for it.
  const { data: plannedAgain = [] } = useQuery(plannedAgainQuery(userId, recipient.id));
  return (
    <>
      <RecipientHeader recipient={recipient} />
      {data && <RecipientSections name={recipient.name} recipientGifts={data} plannedAgain={plannedAgain} />}
      {!data && isPending && <RowsSkeleton label="Loading gifts..." />}
      {!data && !isPending && (
        <ErrorState
          message={`Failed to load the gifts for ${recipient.name}. Please try again.`}
          retrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function RecipientMissing() {
  return (
    <>
      <Nameless />
      <EmptyState
        title="Recipient not found"
        text="Nobody by this address is among your recipients, or they were deleted."
        action={<LinkButton to={paths.recipients}>All recipients</LinkButton>}
      />
    </>
  );
}

/** The page's heading while there is no name to show. */
const Nameless = () => <h1 className="sr-only">Recipient</h1>;
