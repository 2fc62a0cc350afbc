import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { InvitationLink } from '../invitations/invitation-link.tsx';
import { circleQuery, type CircleRecipient } from './circles.queries.ts';
import { useCircleInvitation } from './use-circle-changes.ts';
import { CirclePrivacyNote } from './circle-privacy-note.tsx';

/** Makes the link of an invitation and shows it while the page is open. */
export function InviteDialog({ recipient, ...dialog }: DialogState & { recipient: CircleRecipient }) {
  const { data: circle } = useQuery(circleQuery(recipient.id));
  const invitation = useCircleInvitation(recipient.id);
  return (
    <Dialog
      {...dialog}
      title={`Give to ${recipient.name} together`}
      description={`Send a link to people who give to ${recipient.name}, too. Each joins with an account of their own.`}
    >
      <div className="grid gap-5">
        <InvitationLink
          invitation={invitation}
          hasInvitation={Boolean(circle?.linkEndsAt)}
          explanation={<CirclePrivacyNote name={recipient.name} />}
          hiddenLinkNote="There is an invitation already. For your safety its link is not shown again: a new link replaces it."
        />
      </div>
    </Dialog>
  );
}
