import { statusOf } from '@tuckaway/domain/days/readiness';
import { dayOfGivenAt, givenAtOfDay } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { formatDate } from '../../lib/format.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { removeIfThere } from './gift-page/recipient-choice.ts';
import {
  changeRecipientGift,
  restoreRecipientGifts,
  updateCached,
  withChange,
  type RecipientGiftChange,
} from './recipient-gifts.queries.ts';

interface Texts {
  done: (changed: RecipientGift) => string;
  failed: string;
  /** Reverts the change; the message then offers Undo. */
  undo?: (before: RecipientGift) => RecipientGiftChange;
}

/**
 * Part of an undo: an idea that followed the next day before does so again. Responses that an older version kept on the
 * device have no `dayChosen`: the day then stays.
 */
export const following = ({ dayChosen, ...before }: UndoneGift): RecipientGiftChange =>
  statusOf(before) === 'idea' && dayChosen === false ? { forDay: 'next' } : {};

type UndoneGift = Pick<RecipientGift, 'boughtAt' | 'givenAt'> & { dayChosen?: boolean };

/** Returns a function that runs an undo, with a message when it fails. */
function useUndo() {
  const queryClient = useQueryClient();
  return async (revert: () => Promise<unknown>) => {
    try {
      await revert();
    } catch (error) {
      toast.error(refusalText(error, 'That could not be undone. Please try again.'));
    }
    await refreshAfter(queryClient, 'recipientGiftsChanged');
  };
}

/** Shows a change at once, and reverts it with a message when the server refuses. */
function useChange<Input>(toChange: (input: Input) => RecipientGiftChange, texts: Texts) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: RecipientGift; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onMutate: ({ recipientGift, input }) =>
      updateCached(queryClient, recipientGift.id, (one) => withChange(one, toChange(input))),
    onSuccess: (changed, { recipientGift }) => {
      const change = texts.undo?.(recipientGift);
      if (change)
        toastWithUndo(
          texts.done(changed),
          () => void undo(() => changeRecipientGift(userId, recipientGift.id, change)),
        );
      else toast.success(texts.done(changed));
    },
    onError: (error, { recipientGift }) => {
      updateCached(queryClient, recipientGift.id, () => recipientGift);
      toast.error(refusalText(error, texts.failed));
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}

export const useMarkBought = () =>
  useChange((day: string) => ({ boughtAt: day }), {
    done: ({ gift }) => `Bought: ${gift.title}`,
    failed: 'Failed to mark as bought. Please try again.',
    undo: (before) => ({ boughtAt: null, ...following(before) }),
  });

export const useMarkThanked = () =>
  useChange((day: string | null) => ({ thankedAt: day }), {
    done: ({ thankedAt }) => (thankedAt ? 'Thank-you noted' : 'Thank-you taken back'),
    failed: 'Failed to note the thank-you. Please try again.',
  });

/**
 * Saves a form. The form stays open until the server has confirmed it, so that no text is lost on failure. No optimistic
 * update: the gift may move to another group, which would unmount the form.
 */
function useSave<Input, Before extends { id: number } = { id: number }>(
  toChange: (input: Input) => RecipientGiftChange,
  done: (changed: RecipientGift, before: Before, undo: (change: RecipientGiftChange) => void) => void,
) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: Before; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onSuccess: (changed, { recipientGift }) => {
      updateCached(queryClient, changed.id, (one) => ({ ...one, ...changed }));
      done(
        changed,
        recipientGift,
        (change) => void undo(() => changeRecipientGift(userId, changed.id, change)),
      );
    },
    onSettled: () => void refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}

export const useSaveDetails = () =>
  useSave(
    (change: RecipientGiftChange) => change,
    () => toast.success('Details saved'),
  );

export const useSaveNote = () =>
  useSave(
    (note: string) => ({ note: note || null }),
    ({ note }) => toast.success(note ? 'Note saved' : 'Note removed'),
  );

export const useMarkGiven = () =>
  useSave(
    (day: string) => ({ givenAt: givenAtOfDay(day) }),
    ({ recipient, givenAt }, before: UndoneGift & { id: number }, undo) =>
      toastWithUndo(`Given to ${recipient.name} on ${formatDate(dayOfGivenAt(givenAt ?? ''))}`, () =>
        undo({ givenAt: before.givenAt, ...following(before) }),
      ),
  );

/** 'Not bought after all' and 'Not given after all'. */
export const useTakeBack = () =>
  useChange((what: 'bought' | 'given') => (what === 'given' ? { givenAt: null } : { boughtAt: null }), {
    done: ({ recipient }) => `Tucked away for ${recipient.name} again`,
    failed: 'Failed to take the date back. Please try again.',
    undo: ({ givenAt, boughtAt }) => ({ givenAt, boughtAt }),
  });

export function useRemoveRecipientGift() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ id }: RecipientGift) => removeIfThere(userId, id),
    onSuccess: (_done, removed) => {
      updateCached(queryClient, removed.id, () => undefined);
      toastWithUndo(
        `Removed from ${removed.recipient.name}'s page`,
        () => void undo(() => restoreRecipientGifts(userId, [removed])),
      );
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}
