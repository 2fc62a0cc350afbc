import type { Endpoint } from '@tuckaway/contract/endpoint';
import { manyGifts, type MarkStatus } from '@tuckaway/contract/gifts/many-gifts';
import { useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api/api-error.ts';
import { api, type ApiInput } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { connectionText, failureText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import type { Choice } from '../../ui/dialogs/choose-one-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';

/** Actions that need a list, a tag or a person. */
export type BulkAction = 'addToList' | 'tag' | 'giveTo' | 'markBought' | 'markGiven';

const FAILED = 'Nothing was changed. Please try again.';
const ALREADY_DELETED = 'Some of these were gone already. Nothing was changed.';
const UNDO_FAILED = 'This can’t be undone any more.';

const MARK_PREPOSITION: Record<MarkStatus, string> = { bought: 'for', given: 'to' };
const UNCHANGED_MARK: Record<MarkStatus, string> = { bought: 'bought for or given to', given: 'given to' };

const gifts = (count: number) => `${count} ${plural(count, 'gift')}`;

interface BulkResult<E extends Endpoint> {
  message: string;
  /** The call that undoes the action, with its input. */
  undo?: [E, ApiInput<E>];
}

/** Returns a function that awaits a bulk call and shows a toast with Undo, or with the failure. Resolves to its success. */
function useUndoableCall() {
  const queryClient = useQueryClient();
  const undo = async <E extends Endpoint>(endpoint: E, input: ApiInput<E>) => {
    try {
      await api(endpoint, input);
      toast.success('Undone');
    } catch (error) {
      // It may still be possible in a moment, so Undo stays.
      const lost = connectionText(error);
      if (lost) toastWithUndo(lost, () => void undo(endpoint, input), { isError: true });
      else toast.error(UNDO_FAILED);
    }
    await refreshAfter(queryClient, 'manyGiftsChanged');
  };
  return async <E extends Endpoint, Result>(
    call: Promise<Result>,
    describe: (result: Result) => BulkResult<E>,
  ): Promise<boolean> => {
    try {
      const done = describe(await call);
      if (done.undo) {
        const [endpoint, input] = done.undo;
        toastWithUndo(done.message, () => void undo(endpoint, input));
      } else toast.success(done.message);
      return true;
    } catch (error) {
      toast.error(hasStatus(error, 404) ? ALREADY_DELETED : failureText(error, FAILED));
      return false;
    } finally {
      void refreshAfter(queryClient, 'manyGiftsChanged');
    }
  };
}

/** Bulk actions on selected gifts. */
export function useBulkChanges() {
  const runUndoable = useUndoableCall();
  const mark = (status: MarkStatus, giftIds: number[], { id: recipientId, name }: Choice) =>
    runUndoable(
      api(manyGifts.mark, { body: { giftIds, recipientId, status } }),
      ({ giftIds: marked, ...marks }) =>
        marked.length === 0
          ? { message: `All of them are ${UNCHANGED_MARK[status]} ${name} already` }
          : {
              message: `${gifts(marked.length)} ${status} ${MARK_PREPOSITION[status]} ${name}`,
              undo: [manyGifts.unmark, { body: { ...marks, status } }],
            },
    );

  return {
    markBought: (giftIds: number[], person: Choice) => mark('bought', giftIds, person),
    markGiven: (giftIds: number[], person: Choice) => mark('given', giftIds, person),
    addToList: (giftIds: number[], { id: giftListId, name }: Choice) =>
      runUndoable(api(manyGifts.addToList, { body: { giftIds, giftListId } }), ({ giftIds: added }) =>
        added.length === 0
          ? { message: `All of them are in “${name}” already` }
          : {
              message: `Added ${gifts(added.length)} to “${name}”`,
              undo: [manyGifts.remove, { body: { giftIds: added, giftListId } }],
            },
      ),
    tag: (giftIds: number[], { id: tagId, name }: Choice) =>
      runUndoable(api(manyGifts.tag, { body: { giftIds, tagId } }), ({ giftIds: tagged }) =>
        tagged.length === 0
          ? { message: `All of them have the tag “${name}” already` }
          : {
              message: `Tagged ${gifts(tagged.length)} “${name}”`,
              undo: [manyGifts.untag, { body: { giftIds: tagged, tagId } }],
            },
      ),
    untag: (giftIds: number[], { id: tagId, name }: Choice) =>
      runUndoable(api(manyGifts.untag, { body: { giftIds, tagId } }), ({ giftIds: untagged }) => ({
        message: `Took “${name}” off ${gifts(untagged.length)}`,
        undo: [manyGifts.tag, { body: { giftIds: untagged, tagId } }],
      })),
    giveTo: (giftIds: number[], { id: recipientId, name }: Choice) =>
      runUndoable(api(manyGifts.giveTo, { body: { giftIds, recipientId } }), ({ recipientGiftIds }) =>
        recipientGiftIds.length === 0
          ? { message: `All of them are for ${name} already` }
          : {
              message: `${gifts(recipientGiftIds.length)} tucked away for ${name}`,
              undo: [manyGifts.takeBack, { body: { recipientGiftIds } }],
            },
      ),
    remove: (giftIds: number[], from?: Choice) =>
      runUndoable(
        api(manyGifts.remove, { body: { giftIds, ...(from && { giftListId: from.id }) } }),
        ({ giftIds: removed, removalId }) => ({
          message: `Removed ${gifts(removed.length)} from ${from ? `“${from.name}”` : 'your saved items'}`,
          undo: [manyGifts.undoRemoval, { params: { removalId } }],
        }),
      ),
  };
}
