import { statusOf } from '@tuckaway/domain/days/readiness';
import { dateOfGivenAt, givenAtOfDate } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KEYS, refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { formatDate } from '../../lib/format.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import {
  changeRecipientGift,
  removeRecipientGift,
  restoreRecipientGifts,
  cachedRecipientGift,
  updateCachedRecipientGift,
  withRecipientGiftChange,
  type RecipientGiftChange,
} from './recipient-gifts.queries.ts';

type UndoneGift = Pick<RecipientGift, 'boughtAt' | 'givenAt' | 'dayChosen'>;

/** The part of a link that a change needs; overviews of days have no more of it. */
interface ChangedLink extends UndoneGift {
  id: number;
  gift: { title: string };
}

interface Texts {
  done: (changed: RecipientGift, before: ChangedLink) => string;
  failed: string;
  /** Reverts the change; the message then offers Undo. */
  undo?: (before: ChangedLink) => RecipientGiftChange;
}

/** Part of an undo: an idea that followed the next day before does so again. */
const followNextDayAgain = ({ dayChosen, ...before }: UndoneGift): RecipientGiftChange =>
  statusOf(before) === 'idea' && !dayChosen ? { forDay: 'next' } : {};

/** Returns a function that runs an undo, with a message when it fails. */
function useUndoRecipientGiftChange() {
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

/** Changes a link: optimistic update, rolled back with a message on failure. */
function useOptimisticChange<Input>(toChange: (input: Input) => RecipientGiftChange, texts: Texts) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndoRecipientGiftChange();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: ChangedLink; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onMutate: async ({ recipientGift, input }) => {
      await queryClient.cancelQueries({ queryKey: KEYS.recipientGifts });
      const before = cachedRecipientGift(queryClient, recipientGift.id);
      updateCachedRecipientGift(queryClient, recipientGift.id, (one) =>
        withRecipientGiftChange(one, toChange(input)),
      );
      return before;
    },
    onSuccess: (changed, { recipientGift }) => {
      const change = texts.undo?.(recipientGift);
      if (change)
        toastWithUndo(
          texts.done(changed, recipientGift),
          () => void undo(() => changeRecipientGift(userId, recipientGift.id, change)),
        );
      else toast.success(texts.done(changed, recipientGift));
    },
    onError: (error, { recipientGift }, before) => {
      if (before) updateCachedRecipientGift(queryClient, recipientGift.id, () => before);
      toast.error(refusalText(error, texts.failed));
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}

export const useMarkBought = () =>
  useOptimisticChange((day: string) => ({ boughtAt: day }), {
    done: (_changed, { gift }) => `Bought: ${gift.title}`,
    failed: 'Failed to mark as bought. Please try again.',
    undo: (before) => ({ boughtAt: null, ...followNextDayAgain(before) }),
  });

/** Marks a gift as given without asking for the date. */
export const useMarkGiven = () =>
  useOptimisticChange((day: string) => ({ givenAt: givenAtOfDate(day) }), {
    done: (_changed, { gift }) => `Given: ${gift.title}`,
    failed: 'Failed to mark as given. Please try again.',
    undo: (before) => ({ givenAt: null, ...followNextDayAgain(before) }),
  });

export const useMarkThanked = () =>
  useOptimisticChange((day: string | null) => ({ thankedAt: day }), {
    done: ({ thankedAt }) => (thankedAt ? 'Thank-you noted' : 'Thank-you taken back'),
    failed: 'Failed to note the thank-you. Please try again.',
  });

/**
 * Changes a link by a form, which stays open until the server has confirmed it, so that no text is lost. No optimistic
 * update: the gift might move to another group, which would unmount the form.
 */
function useSavedForm<Input, Before extends { id: number } = { id: number }>(
  toChange: (input: Input) => RecipientGiftChange,
  done: (changed: RecipientGift, before: Before, undo: (change: RecipientGiftChange) => void) => void,
) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndoRecipientGiftChange();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: Before; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onSuccess: (changed, { recipientGift }) => {
      updateCachedRecipientGift(queryClient, changed.id, (one) => ({ ...one, ...changed }));
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
  useSavedForm(
    (change: RecipientGiftChange) => change,
    () => toast.success('Details saved'),
  );

export const useSaveNote = () =>
  useSavedForm(
    (note: string) => ({ note: note || null }),
    ({ note }) => toast.success(note ? 'Note saved' : 'Note removed'),
  );

/** Marks a gift as given by a form that asks for the date. */
export const useSaveGivenDate = () =>
  useSavedForm(
    (date: string) => ({ givenAt: givenAtOfDate(date) }),
    ({ recipient, givenAt }, before: UndoneGift & { id: number }, undo) =>
      toastWithUndo(`Given to ${recipient.name} on ${formatDate(dateOfGivenAt(givenAt ?? ''))}`, () =>
        undo({ givenAt: before.givenAt, ...followNextDayAgain(before) }),
      ),
  );

/** 'Not bought after all' and 'Not given after all'. */
export const useRevertStatus = () =>
  useOptimisticChange(
    (status: 'bought' | 'given') => (status === 'given' ? { givenAt: null } : { boughtAt: null }),
    {
      done: ({ recipient }) => `Tucked away for ${recipient.name} again`,
      failed: 'Failed to take the date back. Please try again.',
      undo: ({ givenAt, boughtAt }) => ({ givenAt, boughtAt }),
    },
  );

export function useRemoveRecipientGift() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const undo = useUndoRecipientGiftChange();
  return useMutation({
    mutationFn: ({ id }: RecipientGift) => deleteIfPresent(removeRecipientGift(userId, id)),
    onSuccess: (_done, removed) => {
      updateCachedRecipientGift(queryClient, removed.id, () => undefined);
      toastWithUndo(
        `Removed from ${removed.recipient.name}'s page`,
        () => void undo(() => restoreRecipientGifts(userId, [removed])),
      );
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}
