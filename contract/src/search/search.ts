import { EVENT_MAX, QUERY_MAX } from '@tuckaway/domain/limits';
import { FINDER_PRICES } from '@tuckaway/domain/price-bands';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cursor, MAX_ID, SLUG, commaSeparated, pageSize, line } from '../fields.ts';
import type { MasterCategory } from '../gifts/categories.ts';
import { Gift } from '../gifts/gifts.ts';
import { GiftList } from '../gifts/gift-lists.ts';

/** Shortcuts that open all categories of a kind. */
export const MASTER_SHORTCUTS = [
  { slug: 'all-occasions', master: 'Occasion', label: 'All Occasions' },
  { slug: 'all-interests', master: 'Interest', label: 'All Interests' },
  { slug: 'all-relationships', master: 'Relationship', label: 'All Relationships' },
] as const satisfies { slug: string; master: MasterCategory; label: string }[];

const SearchText = line({
  max: QUERY_MAX,
  required: 'Enter a search term to find gifts and gift lists.',
});
const Slug = z.string().regex(SLUG, 'Not a filter value').max(50);
const Slugs = commaSeparated(Slug, 50).optional();

/** Groups of filters that a person sets by hand. Everything else about them is keyed by this list. */
export const FILTER_GROUPS = ['occasion', 'interest', 'relationship', 'price'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];
const groups = Object.fromEntries(FILTER_GROUPS.map((group) => [group, Slugs])) as Record<
  FilterGroup,
  typeof Slugs
>;

/** Any of the values inside a group, all of the groups together. Unknown values match nothing. */
export const SearchFilters = z.strictObject({
  ...groups,
  category: z.enum(MASTER_SHORTCUTS.map(({ slug }) => slug)).optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const FINDER_GENDERS = ['her', 'him', 'everyone'] as const;
/** The gift finder's choices, named as its steps; each may be skipped. */
export const FinderChoices = z.strictObject({
  gender: z.enum(FINDER_GENDERS).optional(),
  /** A relationship by its slug; age groups are relationships, too. */
  ageGroup: Slug.optional(),
  /** An occasion by its slug, or the giver's own words. */
  event: line({ max: EVENT_MAX }).optional(),
  priceRange: z.enum(FINDER_PRICES.map(({ slug }) => slug)).optional(),
  /** An interest by its slug. */
  playground: Slug.optional(),
  /** A recipient whose known facts count beside the choices. */
  recipientId: z.coerce.number().int().positive().max(MAX_ID).optional(),
});
export type FinderChoices = z.infer<typeof FinderChoices>;

/** A part of the query that was understood. */
export const Understood = z.object({
  kind: z.enum(['price', 'age', 'person', 'occasion', 'interest', 'quality', 'refusal']),
  /** Names the chip: 'Up to $50', 'Mother-in-law', 'Not golf'. */
  label: z.string(),
  /** The part of the query, as typed. */
  words: z.string(),
  /** The query that is left when this is taken off; empty where nothing would be left to look for. */
  without: z.string(),
});
export type Understood = z.infer<typeof Understood>;

/** A gift that was found, with a sentence on why where there is something particular to say. */
export const FoundGift = Gift.extend({ reason: z.string().nullable() });
export type FoundGift = z.infer<typeof FoundGift>;
/** A gift that does not meet all of the query, with the unmet parts: 'Up to $25'. */
export const CloseGift = Gift.extend({ unmet: z.array(z.string()) });
export type CloseGift = z.infer<typeof CloseGift>;

/** Result of the gift finder, which a search result extends. */
export const FinderResult = z.object({
  gifts: z.array(FoundGift),
  giftLists: z.array(GiftList),
  giftTotal: z.int(),
  giftListTotal: z.int(),
  /** Closest gifts where few match. On the first page only. */
  closestGifts: z.array(CloseGift),
  /** Other lists to offer where nothing matches. */
  otherLists: z.array(GiftList),
  /** Filter values that do not exist: they match nothing. */
  unknownFilters: z.array(z.string()),
  /** Cursor of the next page of gifts. */
  nextCursor: Cursor.nullable(),
  /** Cursor of the next page of lists. */
  nextListCursor: Cursor.nullable(),
});
export type FinderResult = z.infer<typeof FinderResult>;

export const SearchResult = FinderResult.extend({
  /** The corrected query, where words of it are unknown. */
  correctedQuery: z.string().nullable(),
  /** Understood parts of the query, in its order; empty where it was searched as typed. */
  understood: z.array(Understood),
  /** Words of the query that no gift has: the search ignored them. */
  ignoredWords: z.array(z.string()),
  /** Limits of the search for this query, such as ingredients. */
  notes: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

const SEARCH_PAGE = 24;
const paging = { cursor: Cursor.optional(), limit: pageSize(SEARCH_PAGE, 100) };
/** `asTyped`: 'true' looks for the words alone and understands nothing, 'spelling' corrects nothing. */
const query = SearchFilters.extend({
  query: SearchText.optional(),
  asTyped: z.enum(['true', 'false', 'spelling']).optional(),
  ...paging,
});

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    rateLimit: 'search',
    summary:
      'Gifts and lists by words and filters: curated ones and my own. A cursor pages on through the gifts.',
    query,
    response: SearchResult,
  }),
  gifts: endpoint({
    method: 'GET',
    path: '/api/v1/search/gifts',
    rateLimit: 'search',
    summary: 'Gifts by words and filters',
    query,
    response: z.object({ data: z.array(Gift), nextCursor: Cursor.nullable() }),
    envelope: 'raw',
  }),
  giftLists: endpoint({
    method: 'GET',
    path: '/api/v1/search/gift-lists',
    rateLimit: 'search',
    summary: 'Lists by words and filters',
    query,
    response: z.object({ data: z.array(GiftList), nextCursor: Cursor.nullable() }),
    envelope: 'raw',
  }),
  finder: endpoint({
    method: 'GET',
    path: '/api/v1/search/finder',
    rateLimit: 'search',
    summary:
      'The gift finder: gifts and lists, best matches first; the closest follow when few match. ' +
      'A cursor pages on through the gifts, a listCursor through the lists',
    query: FinderChoices.extend({
      ...SearchFilters.shape,
      cursor: Cursor.optional(),
      listCursor: Cursor.optional(),
      limit: pageSize(48, 100),
    }),
    response: FinderResult,
  }),
};
