import { INVITATION_DAYS } from '@tuckaway/contract/sharing/circles';
import { skipToken, useQuery } from '@tanstack/react-query';
import { refusalText } from '../../lib/api/rejection-message.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { circleQuery, invitationLinkKey, useCircle, type CirclePerson } from './circles.queries.ts';
import { WhoSeesWhat } from './who-sees-what.tsx';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { LinkField } from '../../ui/inputs/link-field.tsx';

/** Makes the link of an invitation and shows it while the page is open. */
export function InviteDialog({ recipient, ...dialog }: DialogState & { recipient: CirclePerson }) {
  const { data: link } = useQuery<string>({ queryKey: invitationLinkKey(recipient.id), queryFn: skipToken });
  const { data: circle } = useQuery(circleQuery(recipient.id));
  const { invite, endLink } = useCircle(recipient.id);
  const isOpen = Boolean(circle?.linkEndsAt);
  const failed = invite.error ?? endLink.error;
  return (
    <Dialog
      {...dialog}
      title={`Give to ${recipient.name} together`}
      description={`Send a link to people who give to ${recipient.name}, too. Each joins with an account of their own.`}
    >
      <div className="grid gap-5">
        {link === undefined ? <WhoSeesWhat name={recipient.name} /> : <InvitationLink link={link} />}
        {link === undefined && isOpen && (
          <p className="text-sm text-ink-soft">
            There is an invitation already. For your safety its link is not shown again: a new link replaces
            it.
          </p>
        )}
        {failed && <InlineError>{refusalText(failed, 'That did not work. Please try again.')}</InlineError>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant={link === undefined ? 'primary' : 'secondary'}
            loading={invite.isPending}
            onClick={() => invite.mutate()}
          >
            {isOpen ? 'New link' : 'Make a link'}
          </Button>
          {isOpen && (
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
      </div>
    </Dialog>
  );
}

function InvitationLink({ link }: { link: string }) {
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
