import { useQuery } from '@tanstack/react-query';
import type { SignUpInvitation } from '@tuckaway/contract/accounts/operator';
import { formatShortDate } from '../../lib/format.ts';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MailIcon } from '../../ui/graphics/icons.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { invitationsQuery } from './operator.queries.ts';
import { useRevokeInvitation } from './use-operator-changes.ts';

const WHO_MAY_JOIN = {
  open: 'Anybody who can sign in may join. An invitation is a friendly way to tell them.',
  invited: 'Only people with an invitation may join.',
  closed: 'Nobody new may join now, not even with an invitation (SIGN_UP=closed).',
};

const STATES: Record<Exclude<SignUpInvitation['state'], 'open'>, string> = {
  used: 'Used',
  expired: 'Expired',
  revoked: 'Withdrawn',
};

export function InvitationsCard({ signUp }: { signUp: keyof typeof WHO_MAY_JOIN }) {
  const invitations = useQuery(invitationsQuery);
  const dialog = useDialog();
  return (
    <TitledCard title="Invitations" lead={WHO_MAY_JOIN[signUp]}>
      {invitations.data ? (
        <InvitationList invitations={invitations.data} />
      ) : invitations.isError ? (
        <ErrorState
          className="py-4"
          message="We could not load the invitations."
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      ) : (
        <Skeleton className="h-14" />
      )}
      {signUp !== 'closed' && (
        <Button className="mt-4" onClick={() => dialog.open()}>
          <MailIcon />
          Invite somebody
        </Button>
      )}
      {dialog.render((state) => (
        <InviteDialog {...state} />
      ))}
    </TitledCard>
  );
}

function InvitationList({ invitations }: { invitations: readonly SignUpInvitation[] }) {
  if (invitations.length === 0) return <p className="text-sm text-ink-soft">Nobody is invited yet.</p>;
  return (
    <ul aria-label="Invitations" className="divide-y">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation }: { invitation: SignUpInvitation }) {
  const withdraw = useRevokeInvitation();
  const { id, email, maxUses, uses, state, expiresAt } = invitation;
  const invitee = email ?? (maxUses === 1 ? 'Anybody with the link' : `${maxUses} people with the link`);
  const isOpen = state === 'open';
  const handleWithdraw = () =>
    withdraw.mutate(id, {
      onSuccess: () => toast.success('Invitation withdrawn'),
      onError: () => toast.error('The invitation was not withdrawn. Please try again.'),
    });
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{invitee}</span>
        <span className="block text-sm text-ink-soft">
          {isOpen ? `Good until ${formatShortDate(expiresAt)}` : STATES[state]}
          {maxUses > 1 && ` · ${uses} joined`}
        </span>
      </span>
      {isOpen && (
        <Button
          variant="quiet"
          size="sm"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation for ${invitee}`}
          onClick={handleWithdraw}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
