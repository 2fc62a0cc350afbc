import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';

/** The finder's recipient; undefined if there is none, or it was deleted. */
export function useFinderPerson(personId: number | undefined): Recipient | undefined {
  const { data } = useQuery({ ...recipientsQuery(useUserId()), enabled: personId !== undefined });
  return data?.find(({ id }) => id === personId);
}
