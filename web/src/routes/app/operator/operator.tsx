import { useQuery } from '@tanstack/react-query';
import type { OperatorOverview } from '@tuckaway/contract/accounts/operator';
import { AccountsCard } from '../../../features/operator/accounts-card.tsx';
import { HealthCard } from '../../../features/operator/health-card.tsx';
import { InstallationCard } from '../../../features/operator/installation-card.tsx';
import { InvitationsCard } from '../../../features/operator/invitations-card.tsx';
import { MailCard } from '../../../features/operator/mail-card.tsx';
import { overviewQuery } from '../../../features/operator/operator.queries.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { BackLink } from '../../../ui/layout/back.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import AppNotFoundPage from '../shell/not-found.tsx';

export const meta = () => [pageTitle('Operator')];

/** The operator's page; for other accounts the page of an unknown address. */
export default function OperatorPage() {
  const { data: overview, error, isFetching, refetch } = useQuery(overviewQuery);
  if (hasStatus(error, 404)) return <AppNotFoundPage />;
  return (
    <div className="column">
      {overview ? (
        <Cards overview={overview} />
      ) : error ? (
        <ErrorState
          message="This page did not load. Please try again."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading..." />
      )}
    </div>
  );
}

function Cards({ overview }: { overview: OperatorOverview }) {
  const { signIn, mailFrom } = overview.configuration;
  return (
    <>
      <PageHeader
        back={<BackLink to={paths.settings} text="Settings" />}
        title="Operator"
        lead="Who is here, and how this Tuckaway is doing"
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid gap-5">
          <InvitationsCard signUp={overview.signUp} />
          <AccountsCard />
        </div>
        <div className="grid gap-5">
          <HealthCard overview={overview} />
          <MailCard mailFrom={mailFrom} canMail={signIn.includes('mail')} />
          <InstallationCard overview={overview} />
        </div>
      </div>
    </>
  );
}
