import type { CoEditing } from '@tuckaway/contract/sharing/co-editing';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useDialog, type DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { InvitationLink } from '../invitations/invitation-link.tsx';
import { coEditingQuery } from './co-editing.queries.ts';
import { useListInvitation } from './use-editor-changes.ts';
import { Editors } from './editors.tsx';
import { LeaveListDialog } from './leave-list-dialog.tsx';
import { CoEditingRules } from './co-editing-rules.tsx';

interface EditTogetherDialogProps extends DialogState {
  list: { id: number; title: string };
  isOwner: boolean;
  /** Called after a co-editor left the list. */
  onLeft: () => void;
}

/** Editors of a list. Its owner invites others by a link, which is shown while the page is open. */
export function EditTogetherDialog({ list, isOwner, onLeft, ...dialog }: EditTogetherDialogProps) {
  const { data: coEditing, isError } = useQuery(coEditingQuery(list.id));
  const leave = useDialog();
  return (
    <>
      <Dialog
        {...dialog}
        title={`Edit “${list.title}” together`}
        description={
          isOwner
            ? 'Send a link to people who add, sort and remove gifts here with you. Each joins with an account of their own.'
            : 'You add, sort and remove gifts here with the others.'
        }
      >
        {coEditing === undefined ? (
          isError ? (
            <InlineError>This did not load. Please close it and try again.</InlineError>
          ) : (
            <Spinner />
          )
        ) : (
          <div className="grid gap-5">
            {coEditing && coEditing.editors.length > 1 && (
              <Editors giftListId={list.id} coEditing={coEditing} />
            )}
            {isOwner ? <Invite giftListId={list.id} coEditing={coEditing} /> : <CoEditingRules />}
            {coEditing && (
              <button
                type="button"
                className="link -my-2 min-h-11 justify-self-start text-sm text-ink-soft"
                onClick={() => leave.open()}
              >
                {isOwner ? 'Stop editing together' : 'Leave this list'}
              </button>
            )}
          </div>
        )}
      </Dialog>
      {leave.render((state) => (
        <LeaveListDialog
          {...state}
          giftListId={list.id}
          isOwner={isOwner}
          onLeft={() => {
            dialog.onOpenChange(false);
            if (!isOwner) onLeft();
          }}
        />
      ))}
    </>
  );
}

function Invite({ giftListId, coEditing }: { giftListId: number; coEditing: CoEditing | null }) {
  const invitation = useListInvitation(giftListId);
  const linkEndsAt = coEditing?.linkEndsAt ?? null;
  return (
    <InvitationLink
      invitation={invitation}
      hasInvitation={linkEndsAt !== null}
      explanation={<CoEditingRules />}
      hiddenLinkNote={
        linkEndsAt !== null &&
        `An invitation works until ${formatDate(linkEndsAt)}. For your safety its link is not shown again: a new link replaces it.`
      }
    />
  );
}
