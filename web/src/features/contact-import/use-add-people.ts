import { contactImport, type ImportedPeople, type NewPerson } from '@tuckaway/contract/people/contact-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { plural } from '../../lib/format.ts';
import { failureText } from '../../lib/api/refusal-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../ui/feedback/undo-toast.tsx';

export type PersonToAdd = z.output<typeof NewPerson>;

export const ADD_PEOPLE_FAILED = 'Failed to add your people. Nothing was added. Please try again.';

/** Message of a failure; for a refusal the server's, with the person's name: 'Ben: February has only 29 days'. */
export function addPeopleFailureText(error: Error, people: readonly PersonToAdd[] = []): string {
  const text = failureText(error, ADD_PEOPLE_FAILED);
  const [path = ''] = isApiError(error) ? Object.keys(error.fields) : [];
  const person = people[Number(/^people\/(\d+)\//.exec(path)?.[1])];
  return person === undefined ? text : `${person.name}: ${text}`;
}

function useUndoAddPeople() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (imported: ImportedPeople) => {
      const { recipientIds } = await api(contactImport.undo, { body: imported });
      return imported.addedIds.length - recipientIds.length;
    },
    onSuccess: (remaining) =>
      toast.success(
        remaining === 0
          ? 'Undone'
          : `Undone, except ${remaining} ${plural(remaining, 'person', 'people')} with gifts or notes`,
      ),
    onError: () => toast.error('That could not be undone. Please try again.'),
    onSettled: () => refreshAfter(queryClient, 'recipientDeleted'),
  });
}

/** Adds several people with their days in one call: all of them, or none. */
export function useAddPeople() {
  const queryClient = useQueryClient();
  const undo = useUndoAddPeople();
  return useMutation({
    mutationFn: (people: PersonToAdd[]) => api(contactImport.create, { body: { people } }),
    onSuccess: ({ imported }, people) => {
      const updated = people.filter(({ recipientId }) => typeof recipientId === 'number').length;
      const added = people.length - updated;
      const parts = [
        added > 0 && `Added ${added} ${plural(added, 'person', 'people')}`,
        updated > 0 && `${added > 0 ? 'updated' : 'Updated'} ${updated}`,
      ];
      toastWithUndo(parts.filter(Boolean).join(', '), () => undo.mutate(imported));
    },
    // Also after a failure: if only the response was lost, the people were added.
    onSettled: () => refreshAfter(queryClient, 'recipientsAdded'),
  });
}
