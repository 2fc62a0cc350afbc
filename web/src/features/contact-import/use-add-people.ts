import { contactImport, type NewPerson } from '@tuckaway/contract/contact-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { plural } from '../../lib/format.ts';
import { toast } from '../../ui/toast.tsx';

export type Person = z.output<typeof NewPerson>;

export const ADD_PEOPLE_FAILED = 'Failed to add your people. Nothing was added. Please try again.';

/** Several people with their days: all of them, or none. */
export function useAddPeople() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (people: Person[]) => api(contactImport.create, { body: { people } }),
    onSuccess: async (_added, people) => {
      await refreshAfter(queryClient, 'peopleAdded');
      toast.success(`Added ${people.length} ${plural(people.length, 'person', 'people')}`);
    },
  });
}
