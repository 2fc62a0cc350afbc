import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cursor, pageSize } from '../fields.ts';
import { FinderChoices, search, SearchResult } from './search.ts';

/** A curated gift as visitors get it: everything about it is in the catalogue, nothing depends on who asks. */
export const PublicGift = z.object({
  slug: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  purchaseUrl: z.string().nullable(),
  /** True where the purchase link carries affiliate parameters. */
  isAffiliate: z.boolean(),
  retailer: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The slug of a list that contains it: a gift has no public page. */
  list: z.string().nullable(),
  /** Why it was found, where there is something particular to say. */
  reason: z.string().nullable(),
  /** Unmet parts of the query for one of the closest gifts; else empty. */
  unmet: z.array(z.string()),
});
export type PublicGift = z.infer<typeof PublicGift>;

const PublicFoundList = z.object({
  slug: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  giftCount: z.int(),
});

const PublicFound = z.object({
  gifts: z.array(PublicGift),
  giftTotal: z.int(),
  nextCursor: Cursor.nullable(),
  /** Closest gifts where few match. On the first page only. */
  closestGifts: z.array(PublicGift),
  lists: z.array(PublicFoundList),
});
export type PublicFound = z.infer<typeof PublicFound>;

const PublicSearchResult = PublicFound.extend(
  SearchResult.pick({ correctedQuery: true, understood: true, ignoredWords: true, notes: true }).shape,
);
export type PublicSearchResult = z.infer<typeof PublicSearchResult>;

const PAGE = 24;
const { query, asTyped } = search.all.query.shape;
const paging = { cursor: Cursor.optional(), limit: pageSize(PAGE, 48) };

/** Search and finder for visitors: the same ranking, over curated gifts alone. */
export const publicSearch = {
  words: endpoint({
    method: 'GET',
    path: '/api/v1/public/search',
    access: 'public',
    rateLimit: 'search',
    cache: 'shared',
    summary: 'Curated gifts and lists by words, the same for everybody. A cursor pages on through the gifts.',
    query: z.strictObject({ query: query.unwrap(), asTyped, ...paging }),
    response: PublicSearchResult,
  }),
  finder: endpoint({
    method: 'GET',
    path: '/api/v1/public/finder',
    access: 'public',
    rateLimit: 'search',
    cache: 'shared',
    summary:
      'The gift finder over curated gifts, the same for everybody. A cursor pages on through the gifts.',
    query: FinderChoices.omit({ recipientId: true }).extend(paging),
    response: PublicFound,
  }),
};
