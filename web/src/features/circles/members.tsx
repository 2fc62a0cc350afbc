import type { Circle } from '@tuckaway/contract/sharing/circles';
import { formatDate } from '../../lib/format.ts';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { CloseIcon } from '../../ui/graphics/icons.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { RemovePersonDialog } from '../invitations/remove-person-dialog.tsx';
import type { CircleRecipient } from './circles.queries.ts';
import { useCircleChanges } from './use-circle-changes.ts';

type Member = Circle['members'][number];

/** Members of a circle, and how long the invitation works. */
export function Members({ recipient, circle }: { recipient: CircleRecipient; circle: Circle }) {
  const { members, isOwner, linkEndsAt } = circle;
  const removal = useDialog<Member>();
  return (
    <div className="grid gap-2">
      <ul aria-label={`Who gives to ${recipient.name}`} className="flex flex-wrap gap-x-4 gap-y-2">
        {members.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-2">
            <Avatar name={member.name} className="size-8 text-xs" />
            <span className="min-w-0 wrap-anywhere">
              {member.isMe ? 'You' : member.name}
              {member.isOwner && !member.isMe && <span className="text-sm text-ink-soft"> began it</span>}
            </span>
            {isOwner && !member.isMe && (
              <IconButton
                label={`Take ${member.name} out`}
                className="-ml-1.5 text-ink-soft"
                onClick={() => removal.open(member)}
              >
                <CloseIcon className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isOwner && (members.length === 1 || linkEndsAt !== null) && (
        <p className="text-sm text-ink-soft">
          {members.length === 1 && 'Nobody has joined yet. '}
          {linkEndsAt === null
            ? 'The invitation has ended.'
            : `The invitation works until ${formatDate(linkEndsAt)}.`}
        </p>
      )}
      {removal.render((state, member) => (
        <RemoveMemberDialog {...state} recipient={recipient} member={member} />
      ))}
    </div>
  );
}

interface RemoveMemberDialogProps extends DialogState {
  recipient: CircleRecipient;
  member: Member;
}

function RemoveMemberDialog({ recipient, member, ...dialog }: RemoveMemberDialogProps) {
  const { removeMember } = useCircleChanges(recipient.id);
  return (
    <RemovePersonDialog
      {...dialog}
      person={member}
      text={`${member.name} no longer sees what you and the others add, and you no longer see theirs. Everybody keeps their own. The invitation ends.`}
      remove={removeMember}
    />
  );
}
