import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { GiftIcon, WarningIcon } from '../../../ui/graphics/icons.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { storedDraftsQuery, removeStoredDraft } from './stored-drafts.ts';
import type { StoredDraft, WaitingGift } from './unsaved-entries.ts';
import { removeWaitingGift, requeueWaitingGift, waitingGiftsQuery } from './waiting-gifts.ts';

interface WaitingNoticeProps {
  onContinue: (draft: StoredDraft) => void;
}

/** Notices about waiting gifts, refused ones, and drafts that were stored when a session ended. */
export function WaitingNotice({ onContinue }: WaitingNoticeProps) {
  const userId = useUserId();
  const { data: waiting = [] } = useQuery(waitingGiftsQuery(userId));
  const { data: drafts = [] } = useQuery(storedDraftsQuery(userId));
  const refused = waiting.filter(({ problem }) => problem !== null);
  const count = waiting.length - refused.length;
  return (
    <>
      <div role="status">
        {count > 0 && (
          <p className="border-b bg-kraft text-kraft-ink">
            <span className="page flex items-center gap-2 py-2.5 text-sm font-medium">
              <GiftIcon className="shrink-0" />
              {count === 1 ? '1 gift is' : `${count} gifts are`} kept on this device and not saved yet.
            </span>
          </p>
        )}
      </div>
      {refused.map((gift) => (
        <RefusedGift key={gift.key} gift={gift} />
      ))}
      {drafts.map((draft) => (
        <StoredDraftNotice key={draft.key} draft={draft} onContinue={() => onContinue(draft)} />
      ))}
    </>
  );
}

/** Returns a function that awaits a change of the store, says when it failed, and shows the entries as they are then. */
function useStoreChange() {
  const queryClient = useQueryClient();
  return (change: Promise<void>) =>
    void change
      .catch(() => toast.error('That did not work. Please try again.'))
      .then(() => refreshAfter(queryClient, 'unsavedChanged'));
}

function RefusedGift({ gift }: { gift: WaitingGift }) {
  const run = useStoreChange();
  return (
    <div role="alert" className="border-b bg-red-wash">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <p className="flex min-w-0 grow basis-80 items-center gap-2">
          <WarningIcon className="shrink-0 text-red" />
          <span className="wrap-anywhere">
            &ldquo;{gift.body.title}&rdquo; is not saved. {gift.problem}
          </span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => run(requeueWaitingGift(gift))}>
          Save it again
        </Button>
        <Button variant="quiet" size="sm" onClick={() => run(removeWaitingGift(gift))}>
          Remove it
        </Button>
      </div>
    </div>
  );
}

function StoredDraftNotice({ draft, onContinue }: { draft: StoredDraft; onContinue: () => void }) {
  const run = useStoreChange();
  return (
    <div role="status" className="border-b bg-kraft text-kraft-ink">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <p className="flex min-w-0 grow basis-80 items-center gap-2 font-medium">
          <GiftIcon className="shrink-0" />
          <span className="wrap-anywhere">{subjectOf(draft)} kept when your session ended.</span>
        </p>
        <Button variant="secondary" size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button variant="quiet" size="sm" onClick={() => run(removeStoredDraft(draft.key))}>
          Discard
        </Button>
      </div>
    </div>
  );
}

function subjectOf({ drafts }: StoredDraft): string {
  if (drafts.length > 1) return `${drafts.length} gifts that you were adding were`;
  const title = drafts[0]?.title.trim();
  return title ? `“${title}” was` : 'A gift that you were adding was';
}
