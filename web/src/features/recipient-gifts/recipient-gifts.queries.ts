import { recipientGifts, type RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { KEYS } from '../../lib/changes.ts';
import type { ForDay } from '../recipient-days/for-day.ts';

/** Who a gift is for. */
export const recipientsOfGiftQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.recipientGifts, { giftId }],
    queryFn: ({ signal }) => api(recipientGifts.list, { query: { giftId, userId } }, { signal }),
  });

/** Everything planned for and given to one person. */
export const giftsForRecipientQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.recipientGifts, { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.list, { query: { recipientId, userId } }, { signal }),
  });

/** Which people already got this gift, or one like it. */
export const givenBeforeQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.recipientGifts, 'given-before', { giftId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { giftId, userId } }, { signal }),
  });

/** Which gifts planned for this person they already got, or ones like them. */
export const plannedAgainQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.recipientGifts, 'given-before', { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { recipientId, userId } }, { signal }),
  });

export const addRecipients = (userId: number, giftId: number, recipientIds: number[]) =>
  api(recipientGifts.createMany, { body: { giftId, recipientIds, userId } });

interface NewRecipientGift {
  giftId: number;
  recipientId: number;
  note?: string | null;
  forDay: ForDay | null;
}

/** One more time of a gift for a person: refused with 409 where that time is there already. */
export const addRecipient = (userId: number, { note, forDay, ...pair }: NewRecipientGift) =>
  api(recipientGifts.create, { body: { ...pair, userId, ...(note && { note }), ...(forDay && { forDay }) } });

export const removeRecipientGift = (userId: number, recipientGiftId: number) =>
  api(recipientGifts.remove, { params: { recipientGiftId }, query: { userId } });

export interface RecipientGiftChange {
  note?: string | null;
  /** An ISO moment, or null or empty for "not given after all". */
  givenAt?: string | null;
  /** Which time of which day it is for; null for none in particular. */
  forDay?: ForDay | null;
  boughtAt?: string | null;
  paid?: number | null;
  thankedAt?: string | null;
  thanksNote?: string | null;
}

/** Only what is named changes. */
export const changeRecipientGift = (
  userId: number,
  recipientGiftId: number,
  { note, givenAt, ...rest }: RecipientGiftChange,
) =>
  api(recipientGifts.change, {
    params: { recipientGiftId },
    body: {
      userId,
      ...rest,
      ...(note !== undefined && { note: note || null }),
      ...(givenAt !== undefined && { givenAt: givenAt || null }),
    },
  });

/** What it will be once the server has agreed. */
export const withChange = (
  recipientGift: RecipientGift,
  { forDay, ...rest }: RecipientGiftChange,
): RecipientGift => ({
  ...recipientGift,
  ...(rest as Partial<RecipientGift>),
  ...(forDay !== undefined && { dayId: forDay?.dayId ?? null, dayOn: forDay?.on ?? null }),
});

export const forDayOf = ({ dayId, dayOn }: RecipientGift): ForDay | null =>
  dayId === null || dayOn === null ? null : { dayId, on: dayOn };

/** It stands in the cached list of its gift and in that of its recipient: both are changed. */
export function updateCached(
  queryClient: QueryClient,
  id: number,
  change: (recipientGift: RecipientGift) => RecipientGift | undefined,
): void {
  queryClient.setQueriesData<RecipientGift[]>(
    { queryKey: KEYS.recipientGifts, predicate: ({ queryKey }) => queryKey[1] !== 'given-before' },
    (cached) => cached?.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)),
  );
}
