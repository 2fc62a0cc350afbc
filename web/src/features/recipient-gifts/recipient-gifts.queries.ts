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

/** All links of a recipient, planned and given. */
export const giftsForRecipientQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.recipientGifts, { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.list, { query: { recipientId, userId } }, { signal }),
  });

/** Earlier gifts of this gift, or one like it, with their recipients. */
export const givenBeforeOfGiftQuery = (userId: number, giftId: number) =>
  queryOptions({
    queryKey: [...KEYS.givenBefore, { giftId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { giftId, userId } }, { signal }),
  });

/** Earlier gifts to this recipient of the gifts that are planned for them, or ones like them. */
export const givenBeforeToRecipientQuery = (userId: number, recipientId: number) =>
  queryOptions({
    queryKey: [...KEYS.givenBefore, { recipientId }],
    queryFn: ({ signal }) => api(recipientGifts.givenBefore, { query: { recipientId, userId } }, { signal }),
  });

export interface RecipientChoice {
  recipientId: number;
  isFor: boolean;
  /** Without it, an existing link keeps its day, and a new one follows the next day. */
  forDay?: DayChoice | undefined;
}

/** Sets for whom a gift is, for several recipients in one transaction. */
export const saveRecipientChoices = (userId: number, giftId: number, people: RecipientChoice[]) =>
  api(recipientGifts.choose, { body: { giftId, people, userId } });

/** Creates removed links again, with their notes, dates and prices. */
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

/** Links a gift to a recipient for their next day; 409 if a link exists. */
export const createRecipientGift = (userId: number, pair: NewRecipientGift) =>
  api(recipientGifts.create, { body: { ...pair, userId } });

export const removeRecipientGift = (userId: number, recipientGiftId: number) =>
  api(recipientGifts.remove, { params: { recipientGiftId }, query: { userId } });

export interface RecipientGiftChange {
  note?: string | null;
  /** An ISO timestamp; null or empty for not given. */
  givenAt?: string | null;
  /** The occurrence that it is for, 'next' for the recipient's next day, or null for no day in particular. */
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
export const withRecipientGiftChange = (
  recipientGift: RecipientGift,
  { forDay, ...rest }: RecipientGiftChange,
): RecipientGift => ({
  ...recipientGift,
  ...(rest as Partial<RecipientGift>),
  // Only the server knows the next day: the old one is shown until its response.
  ...(forDay !== undefined &&
    forDay !== 'next' && {
      dayId: forDay?.dayId ?? null,
      dayOn: forDay?.on ?? null,
      dayChosen: true,
    }),
});

export const forDayOf = ({ dayId, dayOn }: RecipientGift): ForDay | null =>
  dayId === null || dayOn === null ? null : { dayId, on: dayOn };

export const cachedRecipientGift = (queryClient: QueryClient, id: number): RecipientGift | undefined =>
  queryClient
    .getQueriesData<RecipientGift[]>({ queryKey: KEYS.recipientGifts })
    .flatMap(([, links]) => links ?? [])
    .find((link) => link.id === id);

/** Updates a link in both cached lists, that of its gift and that of its recipient. */
export function updateCachedRecipientGift(
  queryClient: QueryClient,
  id: number,
  change: (recipientGift: RecipientGift) => RecipientGift | undefined,
): void {
  queryClient.setQueriesData<RecipientGift[]>({ queryKey: KEYS.recipientGifts }, (cached) =>
    cached?.flatMap((link) => (link.id === id ? (change(link) ?? []) : link)),
  );
}
