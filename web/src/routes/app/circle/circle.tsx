import type { CircleInvitation } from '@tuckaway/contract/sharing/circles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { invitationQuery } from '../../../features/circles/circles.queries.ts';
import { JoinForm } from '../../../features/circles/join-form.tsx';
import { CirclePrivacyNote } from '../../../features/circles/circle-privacy-note.tsx';
import { InvitationEnded, UnnamedInvitation } from '../../../features/invitations/invitation-states.tsx';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Invitation')];

/** Screen of an invitation to give together. */
export default function CirclePage() {
  const token = useParams()['token'] ?? '';
  const invitation = useQuery(invitationQuery(token));
  const people = useQuery(recipientsQuery(useUserId()));
  const queries = [invitation, people];
  if (hasStatus(invitation.error, 404))
    return <InvitationEnded action={<LinkButton to={paths.recipients}>Your people</LinkButton>} />;
  if (hasStatus(invitation.error, 403)) return <NotForYou />;
  if (invitation.data && people.data) {
    return (
      <div className="column">
        <Invited token={token} invitation={invitation.data} people={people.data} />
      </div>
    );
  }
  return (
    <>
      <UnnamedInvitation />
      {queries.some(({ isError }) => isError) ? (
        <ErrorState
          message="The invitation did not load. Please try again."
          retrying={queries.some(({ isRefetching }) => isRefetching)}
          onRetry={() => queries.forEach((query) => query.isError && void query.refetch())}
        />
      ) : (
        <RowsSkeleton label="Loading the invitation..." />
      )}
    </>
  );
}

interface InvitedProps {
  token: string;
  invitation: CircleInvitation;
  people: Parameters<typeof JoinForm>[0]['people'];
}

function Invited({ token, invitation, people }: InvitedProps) {
  const navigate = useNavigate();
  const { personName, invitedBy, memberNames, recipientId } = invitation;
  const others = memberNames.filter((name) => name !== invitedBy);
  const isJoined = recipientId !== null;
  return (
    <>
      <PageHeader
        title={`Give to ${personName} together`}
        lead={
          isJoined
            ? 'You have joined already.'
            : `${invitedBy} invites you to share ideas for ${personName}.${others.length > 0 ? ` With you: ${others.join(', ')}.` : ''}`
        }
      />
      <div className="grid max-w-prose gap-7">
        {isJoined ? (
          <LinkButton to={paths.recipient(recipientId)} className="justify-self-start">
            Open their page
          </LinkButton>
        ) : (
          <>
            <CirclePrivacyNote name={personName} />
            <JoinForm
              token={token}
              invitation={invitation}
              people={people}
              onJoined={(id) => {
                toast.success('You give together now');
                void navigate(paths.recipient(id), { replace: true });
              }}
            />
          </>
        )}
      </div>
    </>
  );
}

const NotForYou = () => (
  <>
    <UnnamedInvitation />
    <EmptyState
      title="This invitation is for somebody else"
      text="It cannot be opened with this account. Ask whoever sent it to you."
      action={<LinkButton to={paths.app}>Home</LinkButton>}
    />
  </>
);
