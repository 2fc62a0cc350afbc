import type { Circle } from '@tuckaway/contract/sharing/circles';
import { PeopleIcon, PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import type { CircleRecipient } from './circles.queries.ts';
import { CircleFacts } from './circle-facts.tsx';
import { Members } from './members.tsx';
import { LeaveCircleDialog } from './leave-circle-dialog.tsx';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Members of the circle, on the recipient's page. */
export function GiveTogether({ recipient, circle }: { recipient: CircleRecipient; circle: Circle | null }) {
  const invite = useDialog();
  // The subject is whether the user is the owner: after leaving there is no circle to read it from.
  const leave = useDialog<boolean>();
  return (
    <section aria-labelledby="together">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 id="together" className="flex items-center gap-2.5 text-lg">
          <PeopleIcon className="text-twine" />
          Give together
        </h2>
        {(circle === null || circle.isOwner) && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Invite somebody to give to ${recipient.name}`}
            onClick={() => invite.open()}
          >
            <PlusIcon /> Invite
          </Button>
        )}
      </header>
      {circle ? (
        <InCircle recipient={recipient} circle={circle} onLeave={() => leave.open(circle.isOwner)} />
      ) : (
        <p className="max-w-prose text-sm text-ink-soft">
          Does somebody else give to {recipient.name}, too? Share ideas, and who has bought what. Notes stay
          yours.
        </p>
      )}
      {invite.render((state) => (
        <InviteDialog {...state} recipient={recipient} />
      ))}
      {leave.render((state, isOwner) => (
        <LeaveCircleDialog {...state} recipient={recipient} isOwner={isOwner} />
      ))}
    </section>
  );
}

interface InCircleProps {
  recipient: CircleRecipient;
  circle: Circle;
  onLeave: () => void;
}

function InCircle({ recipient, circle, onLeave }: InCircleProps) {
  return (
    <div className="grid gap-4">
      <Members recipient={recipient} circle={circle} />
      {circle.isForMe ? (
        <p className="max-w-prose text-sm text-ink-soft">
          {recipient.name} has your e-mail address here. So that it stays a surprise, nothing of the others is
          shown.
        </p>
      ) : (
        <CircleFacts recipient={recipient} circle={circle} />
      )}
      <button
        type="button"
        className="link -my-2 min-h-11 justify-self-start text-sm text-ink-soft"
        onClick={onLeave}
      >
        {circle.isOwner ? 'Stop giving together' : 'Leave'}
      </button>
    </div>
  );
}
