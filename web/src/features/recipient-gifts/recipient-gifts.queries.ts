import {
  recipientGifts,
  type DayChoice,
  type ForDay,
  type RecipientGift,
} from '@tuckaway/contract/people/recipient-gifts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Recipients of a gift. */
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

export interface PersonChoice {
  recipientId: number;
  isFor: boolean;
  /** Absent: existing links keep their day, and new ones follow the next day. */
  forDay?: DayChoice | undefined;
}

/** Says whom a gift is for, in one transaction. */
export const choosePeople = (userId: number, giftId: number, people: PersonChoice[]) =>
  api(recipientGifts.choose, { body: { giftId, people, userId } });

/** Undoes a removal: notes, dates and prices come back. */
export const restoreRecipientGifts = (userId: number, removed: readonly RecipientGift[]) =>
  api(recipientGifts.restore, { body: { links: removed.map(toRemoved), userId } });

const toRemoved = ({
  id: _id,
  recipient: _recipient,
  gift: _gift,
  userId: _userId,
  createdAt: _createdAt,
  ...recipientGift
}: RecipientGift) => recipientGift;

interface NewRecipientGift {
  giftId: number;
  recipientId: number;
}

/** Links a gift to a person for their next day; 409 if a link exists. */
export const addRecipient = (userId: number, pair: NewRecipientGift) =>
  api(recipientGifts.create, { body: { ...pair, userId } });

export const removeRecipientGift = (userId: number, recipientGiftId: number) =>
  api(recipientGifts.remove, { params: { recipientGiftId }, query: { userId } });

export interface RecipientGiftChange {
  note?: string | null;
  /** An ISO moment, or null or empty for "not given after all". */
  givenAt?: string | null;
  /** Which occurrence of which day it is for, 'next' for the person's next day, or null for none in particular. */
  forDay?: DayChoice;
  boughtAt?: string | null;
  paid?: number | null;
  thankedAt?: string | null;
  thanksNote?: string | null;
}

/** Changes the given fields only. */
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

/** The expected link after the change, for the optimistic update. */
export const withChange = (
  recipientGift: RecipientGift,
  { forDay, ...rest }: RecipientGiftChange,
): RecipientGift => ({
  ...recipientGift,
  ...(rest as Partial<RecipientGift>),
  // Which day is the next one only the server knows: it stays until the response is here.
  ...(forDay !== undefined &&
    forDay !== 'next' && {
      dayId: forDay?.dayId ?? null,
      dayOn: forDay?.on ?? null,
      dayChosen: true,
    }),
});

export const forDayOf = ({ dayId, dayOn }: RecipientGift): ForDay | null =>
  dayId === null || dayOn === null ? null : { dayId, on: dayOn };

/** Updates a link in both cached lists, its gift's and its recipient's. */
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
