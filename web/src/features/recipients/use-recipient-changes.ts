import type { NewRecipient, Recipient, RecipientDraft } from '@tuckaway/contract/people/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { updateOptimistically } from '../../lib/queries/optimistic-update.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import {
  changeRecipient,
  createRecipient,
  recipientQuery,
  recipientsQuery,
  removeRecipient,
  sortRecipients,
} from './recipients.queries.ts';

export const CREATE_RECIPIENT_FAILED = 'Failed to create recipient. Please try again.';

/** Creates a recipient. With `onUndone`, the message offers Undo, which deletes it again. */
export function useCreateRecipient({ onUndone }: { onUndone?: (id: number) => void } = {}) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const remove = useDeleteRecipient();
  return useMutation({
    mutationFn: (draft: NewRecipient) => createRecipient(userId, draft),
    onSuccess: (created) => {
      queryClient.setQueryData(recipientsQuery(userId).queryKey, (recipients) =>
        recipients ? sortRecipients([...recipients, created]) : recipients,
      );
      void refreshAfter(queryClient, 'recipientsAdded');
      const text = 'Recipient created successfully';
      if (!onUndone) return void toast.success(text);
      toastWithUndo(text, () => {
        onUndone(created.id);
        remove.mutate(created);
      });
    },
  });
}

export function useChangeRecipient() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ id, draft }: { id: number; draft: RecipientDraft }) => changeRecipient(userId, id, draft),
    onMutate: ({ id, draft }) =>
      updateOptimistically(queryClient, recipientsQuery(userId).queryKey, (recipients) =>
        sortRecipients(recipients.map((one) => (one.id === id ? { ...one, ...draft } : one))),
      ),
    onSuccess: (changed) => {
      queryClient.setQueryData(recipientQuery(changed.id).queryKey, changed);
      toast.success('Recipient updated successfully');
    },
    onError: (_error, _change, restore) => {
      restore?.();
      toast.error('Failed to update recipient. Please try again.');
    },
    onSettled: () => refreshAfter(queryClient, 'recipientsChanged'),
  });
}

export function useDeleteRecipient() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ id }: Recipient) => deleteIfPresent(removeRecipient(userId, id)),
    onMutate: ({ id }) =>
      updateOptimistically(queryClient, recipientsQuery(userId).queryKey, (recipients) =>
        recipients.filter((one) => one.id !== id),
      ),
    onSuccess: () => void toast.success('Recipient deleted successfully'),
    onError: (_error, _recipient, restore) => {
      restore?.();
      toast.error('Failed to delete recipient. Please try again.');
    },
    onSettled: (_data, _error, { id }) =>
      void refreshAfter(queryClient, 'recipientDeleted', { except: [recipientQuery(id).queryKey] }),
  });
}
