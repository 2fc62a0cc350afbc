import { dayOfGivenAt, dayToGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/changes.ts';
import { formatDate } from '../../lib/format.ts';
import { refusalText } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { removeIfThere } from './recipient-choice.ts';
import {
  changeRecipientGift,
  updateCached,
  withChange,
  type RecipientGiftChange,
} from './recipient-gifts.queries.ts';

interface Texts {
  done: (changed: RecipientGift) => string;
  failed: string;
}

/** Shown at once, and taken back with a message when the server refuses. */
function useChange<Input>(toChange: (input: Input) => RecipientGiftChange, texts: Texts) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: RecipientGift; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onMutate: ({ recipientGift, input }) =>
      updateCached(queryClient, recipientGift.id, (one) => withChange(one, toChange(input))),
    onSuccess: (changed) => toast.success(texts.done(changed)),
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
  });

export const useMarkThanked = () =>
  useChange((day: string | null) => ({ thankedAt: day }), {
    done: ({ thankedAt }) => (thankedAt ? 'Thank-you noted' : 'Thank-you taken back'),
    failed: 'Failed to note the thank-you. Please try again.',
  });

/**
 * For what was typed into a form. It stays open until the server has it, so that nothing is lost when it fails; and what
 * was typed is not shown before, since the gift may move to another list and would take the form with it.
 */
function useSave<Input>(toChange: (input: Input) => RecipientGiftChange, done: Texts['done']) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ recipientGift, input }: { recipientGift: RecipientGift; input: Input }) =>
      changeRecipientGift(userId, recipientGift.id, toChange(input)),
    onSuccess: (changed) => {
      updateCached(queryClient, changed.id, (one) => ({ ...one, ...changed }));
      toast.success(done(changed));
    },
    onSettled: () => void refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}

export const useSaveDetails = () =>
  useSave(
    (change: RecipientGiftChange) => change,
    () => 'Details saved',
  );

export const useSaveNote = () =>
  useSave(
    (note: string) => ({ note: note || null }),
    ({ note }) => (note ? 'Note saved' : 'Note removed'),
  );

export const useMarkGiven = () =>
  useSave(
    (day: string) => ({ givenAt: dayToGivenAt(day) }),
    ({ recipient, givenAt }) =>
      givenAt ? `Given to ${recipient.name} on ${formatDate(dayOfGivenAt(givenAt))}` : 'Saved',
  );

export const useUndoGiven = () =>
  useChange<undefined>(() => ({ givenAt: null }), {
    done: ({ recipient }) => `Tucked away for ${recipient.name} again`,
    failed: 'Failed to take the date back. Please try again.',
  });

export function useRemoveRecipientGift() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ id }: RecipientGift) => removeIfThere(userId, id),
    onSuccess: (_done, { id, recipient }) => {
      updateCached(queryClient, id, () => undefined);
      toast.success(`Removed from ${recipient.name}'s page`);
    },
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
}
