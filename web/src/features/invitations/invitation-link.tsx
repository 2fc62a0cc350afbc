import { INVITATION_DAYS } from '@tuckaway/contract/sharing/secret-links';
import type { ReactNode } from 'react';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { LinkField } from '../../ui/inputs/link-field.tsx';
import type { Invitation } from './use-invitation.ts';

interface InvitationLinkProps {
  invitation: Invitation;
  /** An invitation exists, with or without its link. */
  hasInvitation: boolean;
  /** Explains what the invited people will see; replaced by the link. */
  explanation: ReactNode;
  /** Says that there is an invitation whose link is not shown again. */
  hiddenLinkNote: ReactNode;
}

/** The link of an invitation, with the buttons that make, replace and end it. */
export function InvitationLink({
  invitation: { link, invite, endLink },
  hasInvitation,
  explanation,
  hiddenLinkNote,
}: InvitationLinkProps) {
  const failed = invite.error ?? endLink.error;
  return (
    <>
      {link === undefined ? explanation : <CopyableLink link={link} />}
      {link === undefined && hasInvitation && <p className="text-sm text-ink-soft">{hiddenLinkNote}</p>}
      {failed && <InlineError>{refusalText(failed, 'That did not work. Please try again.')}</InlineError>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={link === undefined ? 'primary' : 'secondary'}
          loading={invite.isPending}
          onClick={() => invite.mutate()}
        >
          {hasInvitation ? 'New link' : 'Make a link'}
        </Button>
        {hasInvitation && (
          <Button
            variant="danger"
            loading={endLink.isPending}
            onClick={() =>
              endLink.mutate(undefined, { onSuccess: () => toast.success('The invitation was ended') })
            }
          >
            End the invitation
          </Button>
        )}
      </div>
    </>
  );
}

function CopyableLink({ link }: { link: string }) {
  return (
    <div className="grid gap-3">
      <LinkField
        label="Link to the invitation"
        hint={`It works for ${INVITATION_DAYS} days, and is shown only until this page is closed.`}
        value={link}
      />
      <Button className="justify-self-start" onClick={() => void copyText(link)}>
        Copy link
      </Button>
    </div>
  );
}
