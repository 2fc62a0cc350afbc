import type { ListInvitation } from '@tuckaway/contract/sharing/co-editing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { listInvitationQuery } from '../../../features/co-editing/co-editing.queries.ts';
import { useJoinList } from '../../../features/co-editing/use-editor-changes.ts';
import { CoEditingRules } from '../../../features/co-editing/co-editing-rules.tsx';
import { InvitationEnded, UnnamedInvitation } from '../../../features/invitations/invitation-states.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Invitation')];

/** Screen of an invitation to edit a list. */
export default function ListInvitationPage() {
  const token = useParams()['token'] ?? '';
  const { data, error, isError, isRefetching, refetch } = useQuery(listInvitationQuery(token));
  if (hasStatus(error, 404))
    return <InvitationEnded action={<LinkButton to={paths.saved}>My Saved Items</LinkButton>} />;
  if (data) {
    return (
      <div className="column">
        <Invited token={token} invitation={data} />
      </div>
    );
  }
  return (
    <>
      <UnnamedInvitation />
      {isError ? (
        <ErrorState
          message="The invitation did not load. Please try again."
          retrying={isRefetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading the invitation..." />
      )}
    </>
  );
}

function Invited({ token, invitation }: { token: string; invitation: ListInvitation }) {
  const { listTitle, invitedBy, editorNames, giftListId } = invitation;
  const others = editorNames.filter((name) => name !== invitedBy);
  return (
    <>
      <PageHeader
        title={`Edit “${listTitle}” together`}
        lead={
          giftListId === null
            ? `${invitedBy} invites you to edit this gift list.${others.length > 0 ? ` With you: ${others.join(', ')}.` : ''}`
            : 'You edit this list already.'
        }
      />
      <div className="grid max-w-prose justify-items-start gap-7">
        {giftListId === null ? (
          <>
            <CoEditingRules />
            <Join token={token} title={listTitle} />
          </>
        ) : (
          <LinkButton to={paths.giftList(giftListId)} state={{ title: listTitle }}>
            Open the list
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Join({ token, title }: { token: string; title: string }) {
  const join = useJoinList(token);
  const navigate = useNavigate();
  const open = ({ giftListId }: { giftListId: number }) => {
    toast.success('You edit this list together now');
    void navigate(paths.giftList(giftListId), { replace: true, state: { title } });
  };
  return (
    <>
      {join.isError && (
        <InlineError>{refusalText(join.error, 'You could not join. Please try again.')}</InlineError>
      )}
      <Button
        loading={join.isPending}
        loadingText="Joining..."
        onClick={() => join.mutate(undefined, { onSuccess: open })}
      >
        Edit together
      </Button>
    </>
  );
}
