import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, commaSeparated, limit, line } from './fields.ts';
import { Gift } from './gifts.ts';
import { GiftList } from './gift-lists.ts';

export const QUERY_MAX = 100;
/** Counting stops here: beyond it the answer says "at least". */
export const COUNT_CAP = 200;

export const PRICE_BANDS = [
  { slug: 'under-25', label: 'Under $25', fromCents: 0, belowCents: 2500 },
  { slug: '25-50', label: '$25 - $50', fromCents: 2500, belowCents: 5000 },
  { slug: '50-100', label: '$50 - $100', fromCents: 5000, belowCents: 10_000 },
  { slug: '100-200', label: '$100 - $200', fromCents: 10_000, belowCents: 20_000 },
  { slug: 'over-200', label: 'Over $200', fromCents: 20_000, belowCents: null },
] as const;
export const MASTER_SHORTCUTS = ['all-occasions', 'all-interests', 'all-relationships'] as const;

const SearchText = line({
  max: QUERY_MAX,
  required: 'Enter a search term to find gifts and gift lists.',
});
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Not a filter value')
  .max(50);
const Slugs = commaSeparated(Slug, 50).optional();

/** Any of the values inside a group, all of the groups together. Unknown values match nothing. */
export const SearchFilters = z.strictObject({
  occasion: Slugs,
  interest: Slugs,
  relationship: Slugs,
  price: Slugs,
  category: z.enum(MASTER_SHORTCUTS).optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const FINDER_GENDERS = ['her', 'him', 'everyone'] as const;
/** The gift finder's choices; each may be skipped. `event` may be the slug of an occasion or the giver's own words. */
export const FinderChoices = z.strictObject({
  gender: z.enum(FINDER_GENDERS).optional(),
  ageGroup: Slug.optional(),
  event: line({ max: 60 }).optional(),
  priceRange: z.enum(['under-25', 'under-50', 'under-100', 'over-100']).optional(),
  playground: Slug.optional(),
});
export type FinderChoices = z.infer<typeof FinderChoices>;

/** A part of the query that was understood as a filter. */
export const Understood = z.object({
  kind: z.enum(['price', 'relationship', 'occasion', 'interest']),
  /** Names the chip: 'Under $50', 'Dad'. */
  label: z.string(),
  /** As it was typed. */
  words: z.string(),
  /** The query that is left when this is taken off; shorter, and empty where nothing would be left to look for. */
  without: z.string(),
  /** Nothing fitted it together with the rest: the results do without it. */
  letGo: z.boolean(),
});
export type Understood = z.infer<typeof Understood>;

export const SearchResult = z.object({
  gifts: z.array(Gift),
  giftLists: z.array(GiftList),
  /** Exact up to COUNT_CAP, then COUNT_CAP. */
  giftTotal: z.int(),
  giftListTotal: z.int(),
  /** What was searched for instead, where nothing matched the words as typed. */
  correctedQuery: z.string().nullable(),
  /** What was understood of the query, in its order; nothing where it was searched as typed. */
  understood: z.array(Understood),
  /** Words of the query that nothing has beside what was understood: the results do without them. */
  ignoredWords: z.array(z.string()),
  /** Filter values that do not exist: they match nothing. */
  unknownFilters: z.array(z.string()),
  /** Where the gifts go on. */
  nextCursor: Cursor.nullable(),
  /** Where the lists go on, in /api/v1/search/gift-lists. */
  nextListCursor: Cursor.nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

const FoundGift = Gift.extend({ reason: z.string() });
export const FinderResult = SearchResult.omit({
  correctedQuery: true,
  understood: true,
  ignoredWords: true,
}).extend({
  gifts: z.array(FoundGift),
  /** The choices let go of, softest first, as the giver made them. */
  relaxed: z.array(z.enum(['gender', 'ageGroup', 'event', 'priceRange', 'playground'])),
});
export type FinderResult = z.infer<typeof FinderResult>;

const SEARCH_PAGE = 24;
const paging = { cursor: Cursor.optional(), limit: limit(SEARCH_PAGE, 100) };
/** `asTyped`: look for the words alone, understand nothing. */
const query = SearchFilters.extend({
  query: SearchText.optional(),
  asTyped: z.enum(['true', 'false']).optional(),
  ...paging,
});

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    limit: 'search',
    summary:
      'Gifts and lists by words and filters: curated ones and my own. A cursor pages on through the gifts.',
    query,
    response: SearchResult,
  }),
  gifts: endpoint({
    method: 'GET',
    path: '/api/v1/search/gifts',
    limit: 'search',
    summary: 'Gifts by words and filters',
    query,
    response: z.object({ data: z.array(Gift), nextCursor: Cursor.nullable() }),
    envelope: 'raw',
  }),
  giftLists: endpoint({
    method: 'GET',
    path: '/api/v1/search/gift-lists',
    limit: 'search',
    summary: 'Lists by words and filters',
    query,
    response: z.object({ data: z.array(GiftList), nextCursor: Cursor.nullable() }),
    envelope: 'raw',
  }),
  finder: endpoint({
    method: 'GET',
    path: '/api/v1/search/finder',
    limit: 'search',
    summary:
      'The gift finder: gifts and lists, best matches first; softest choices let go of when supply is small. ' +
      'A cursor pages on through the gifts, a listCursor through the lists',
    query: FinderChoices.extend({
      ...SearchFilters.shape,
      cursor: Cursor.optional(),
      listCursor: Cursor.optional(),
      limit: limit(48, 100),
    }),
    response: FinderResult,
  }),
};
