import { dayOfGivenAt, dayToGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import {
  changeLink,
  refreshLinks,
  removeLink,
  updateLink,
  type LinkChange,
} from './recipient-gifts.queries.ts';

interface Texts {
  done: (link: RecipientGift) => string;
  failed: string;
}

/** One change of a link, shown at once and taken back with a message when the server refuses. */
function useChange<Input>(toChange: (input: Input) => LinkChange, texts: Texts) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ link, input }: { link: RecipientGift; input: Input }) =>
      changeLink(userId, link.id, toChange(input)),
    onMutate: ({ link, input }) =>
      updateLink(queryClient, link.id, (one) => ({ ...one, ...toChange(input) })),
    onSuccess: (changed) => toast.success(texts.done(changed)),
    onError: (_error, { link }) => {
      updateLink(queryClient, link.id, () => link);
      toast.error(texts.failed);
    },
    onSettled: () => refreshLinks(queryClient),
  });
}

export const useSaveNote = () =>
  useChange((note: string) => ({ note: note.trim() || null }), {
    done: ({ note }) => (note ? 'Note saved' : 'Note removed'),
    failed: 'Failed to save the note. Please try again.',
  });

export const useMarkGiven = () =>
  useChange((day: string) => ({ givenAt: dayToGivenAt(day) }), {
    done: ({ recipient, givenAt }) =>
      givenAt ? `Given to ${recipient.name} on ${formatDate(dayOfGivenAt(givenAt))}` : 'Saved',
    failed: 'Failed to mark as given. Please try again.',
  });

export const useUndoGiven = () =>
  useChange<undefined>(() => ({ givenAt: null }), {
    done: ({ recipient }) => `Tucked away for ${recipient.name} again`,
    failed: 'Failed to take the date back. Please try again.',
  });

export function useUnlink() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (link: RecipientGift) => {
      try {
        await removeLink(userId, link.id);
      } catch (error) {
        // Already removed in another tab.
        if (!hasStatus(error, 404)) throw error;
      }
    },
    onSuccess: (_done, link) => {
      updateLink(queryClient, link.id, () => undefined);
      toast.success(`Removed from ${link.recipient.name}'s page`);
    },
    onSettled: () => refreshLinks(queryClient),
  });
}
