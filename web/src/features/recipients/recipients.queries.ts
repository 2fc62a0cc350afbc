import {
  recipients,
  type NewRecipient,
  type Recipient,
  type RecipientDraft,
} from '@tuckaway/contract/people/recipients';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const recipientsQuery = (userId: number) =>
  queryOptions({
    queryKey: KEYS.recipients,
    queryFn: ({ signal }) => api(recipients.list, { query: { userId } }, { signal }),
  });

export const recipientQuery = (recipientId: number) =>
  queryOptions({
    // Another tab may have changed or deleted the recipient.
    refetchOnWindowFocus: 'always',
    queryKey: [...KEYS.recipients, recipientId],
    queryFn: ({ signal }) => api(recipients.get, { params: { recipientId } }, { signal }),
  });

export async function createRecipient(userId: number, draft: NewRecipient): Promise<Recipient> {
  return requireRecipient(await api(recipients.create, { body: { ...draft, userId } }), 'creation');
}

export async function changeRecipient(userId: number, id: number, draft: RecipientDraft): Promise<Recipient> {
  const response = await api(recipients.change, { params: { recipientId: id }, body: { ...draft, userId } });
  return requireRecipient(response, 'update');
}

export const removeRecipient = (userId: number, recipientId: number) =>
  api(recipients.remove, { params: { recipientId }, query: { userId } });

/** Refuses a response without id and name, which would show a nameless person. */
function requireRecipient(answer: Recipient | null | undefined, what: 'creation' | 'update'): Recipient {
  if (typeof answer?.id === 'number' && typeof answer.name === 'string') return answer;
  throw new Error(`Invalid response format from recipient ${what}`);
}

const byName = (a: Recipient, b: Recipient) =>
  a.name.localeCompare(b.name, 'en-US', { sensitivity: 'base' }) || a.id - b.id;

export const sortRecipients = (list: readonly Recipient[]): Recipient[] => list.toSorted(byName);
