import { useQuery } from '@tanstack/react-query';
import { useAuth, useUserId } from '../../../features/auth/auth-context.ts';
import { NewRecipientForm } from '../../../features/recipients/recipient-form.tsx';
import { nextDaysQuery } from '../../../features/recipient-days/recipient-days.queries.ts';
import { RecipientList } from '../../../features/recipients/recipient-list.tsx';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageWithForm } from '../../../ui/layout/page-with-form.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AddPeople } from './add-people.tsx';

export const meta = () => [pageTitle('Recipients')];

export default function RecipientsPage() {
  const { user } = useAuth();
  if (user) {
    return (
      <PageWithForm
        title="Recipients"
        lead="Manage your gift recipients and contacts"
        createLabel="Create Recipient"
        moreActions={<AddPeople />}
        form={NewRecipientForm}
      >
        <Recipients />
        <p className="mt-8 text-sm text-ink-soft">
          Giving in a group?{' '}
          <Link to={paths.draws} className="link">
            Draw names
          </Link>
        </p>
      </PageWithForm>
    );
  }
  return (
    <>
      <h1 className="sr-only">Recipients</h1>
      <EmptyState drawing="people" title="Please sign in to manage your recipients" />
    </>
  );
}

function Recipients() {
  const { data, isPending, isRefetching, refetch } = useQuery(recipientsQuery(useUserId()));
  // The list is sorted by the next day, so it waits for the days; if they fail, it is sorted by name.
  const { data: nextDays, isError: isDaysError } = useQuery(nextDaysQuery);
  if (data?.length === 0) {
    return (
      <EmptyState
        drawing="people"
        title="No recipients yet"
        text="Create your first recipient using the button above"
      />
    );
  }
  const isSortable = nextDays !== undefined || isDaysError;
  if (data && isSortable) return <RecipientList recipients={data} nextDays={nextDays ?? new Map()} />;
  if (isPending || data) return <RowsSkeleton label="Loading recipients..." />;
  return (
    <ErrorState
      message="Failed to load recipients. Please try again."
      retrying={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}
