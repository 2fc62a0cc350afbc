import { recipientGifts, type RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { RECIPIENTS_KEY } from '../recipients/recipients.queries.ts';

export const LINKS_KEY = ['recipient-gifts'] as const;

/** Who a gift is for. */
export const giftLinksQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...LINKS_KEY, { giftId }],
    queryFn: ({ signal }) => api(recipientGifts.list, { query: { giftId, userId } }, { signal }),
  });

/** Everything planned for and given to one person. */
export const recipientLinksQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...LINKS_KEY, { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.list, { query: { recipientId, userId } }, { signal }),
  });

/** Which people already got this gift, or one like it. */
export const givenBeforeQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...LINKS_KEY, 'given-before', { giftId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { giftId, userId } }, { signal }),
  });

/** Which gifts planned for this person they already got, or ones like them. */
export const plannedAgainQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...LINKS_KEY, 'given-before', { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { recipientId, userId } }, { signal }),
  });

export const addRecipients = (userId: number, giftId: number, recipientIds: number[], note?: string) =>
  api(recipientGifts.createMany, { body: { giftId, recipientIds, userId, ...(note && { note }) } });

export const removeLink = (userId: number, recipientGiftId: number) =>
  api(recipientGifts.remove, { params: { recipientGiftId }, query: { userId } });

export interface LinkChange {
  note?: string | null;
  /** An ISO moment, or null or empty for "not given after all". */
  givenAt?: string | null;
}

/** Only what is named changes. */
export const changeLink = (userId: number, recipientGiftId: number, { note, givenAt }: LinkChange) =>
  api(recipientGifts.change, {
    params: { recipientGiftId },
    body: {
      userId,
      ...(note !== undefined && { note: note || null }),
      ...(givenAt !== undefined && { givenAt: givenAt || null }),
    },
  });

/** A link stands in the list of its gift and in the list of its recipient: both are changed. */
export function updateLink(
  queryClient: QueryClient,
  id: number,
  change: (link: RecipientGift) => RecipientGift | undefined,
): void {
  queryClient.setQueriesData<RecipientGift[]>(
    { queryKey: LINKS_KEY, predicate: ({ queryKey }) => queryKey[1] !== 'given-before' },
    (links) => links?.flatMap((link) => (link.id === id ? (change(link) ?? []) : link)),
  );
}

/** After links changed: who a gift is for, who got what, and the tallies beside people's names. */
export const refreshLinks = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: LINKS_KEY }),
    queryClient.invalidateQueries({ queryKey: RECIPIENTS_KEY }),
  ]);
