import type { FinderChoices, FinderResult } from '@tuckaway/contract/search';
import { sql, type Sql } from '../../db/sql.ts';
import type { Kind } from './search-filters.ts';
import { searchWords, textQueries } from './search-text.ts';

export type Choice = FinderResult['relaxed'][number];

/** What is let go of first when supply is small. Age and budget stay: a gift that is unsafe or too dear is no help. */
export const SOFTEST_FIRST: readonly Choice[] = ['gender', 'event', 'playground'];
/** Fewer than this is a dead end. */
export const ENOUGH = 6;

export const PRICE_RANGES = {
  'under-25': { below: 2500 },
  'under-50': { below: 5000 },
  'under-100': { below: 10_000 },
  'over-100': { from: 10_000 },
} as const;

interface KnownCategory {
  id: number;
  slug: string;
}

export interface Wish {
  choice: Choice;
  /** On `found`, a gift or a list. */
  condition: Record<Kind, Sql>;
}

/** The same of a list as of a gift: both have categories and text. */
const ofBoth = (condition: Sql): Wish['condition'] => ({ gifts: condition, gift_lists: condition });
/** What only gifts have; a list has it where one of its gifts has. */
const ofGifts = (condition: (gift: Sql) => Sql): Wish['condition'] => ({
  gifts: condition(sql`found`),
  gift_lists: sql`exists (select 1 from gift_list_gifts member join gifts gift on gift.id = member.gift_id
    where member.gift_list_id = found.id and ${condition(sql`gift`)})`,
});
const inCategory = (id: number) => ofBoth(sql`found.category_ids @> array[${id}]::int[]`);

/** The giver's choices as conditions. A category that does not exist matches nothing, and is let go of. */
export function wishes(choices: FinderChoices, categories: KnownCategory[]): Wish[] {
  const category = (slug: string) => categories.find((known) => known.slug === slug);
  const wished: Wish[] = [];
  const { gender } = choices;
  if (gender) {
    const condition = ofGifts((gift) => sql`${gift}.suits @> array[${gender}]::text[]`);
    wished.push({ choice: 'gender', condition });
  }
  for (const choice of ['ageGroup', 'playground'] as const) {
    const slug = choices[choice];
    if (slug) wished.push({ choice, condition: inCategory(category(slug)?.id ?? 0) });
  }
  if (choices.event) wished.push(eventWish(choices.event, category(choices.event)));
  if (choices.priceRange) {
    const range = PRICE_RANGES[choices.priceRange];
    const condition = ofGifts((gift) =>
      'below' in range
        ? sql`${gift}.price_cents < ${range.below}`
        : sql`${gift}.price_cents >= ${range.from}`,
    );
    wished.push({ choice: 'priceRange', condition });
  }
  return wished;
}

function eventWish(event: string, known: KnownCategory | undefined): Wish {
  if (known) return { choice: 'event', condition: inCategory(known.id) };
  const words = searchWords(event);
  const condition =
    words.length > 0 ? sql`found.search_tsv @@ to_tsquery('english', ${textQueries(words).any})` : sql`false`;
  return { choice: 'event', condition: ofBoth(condition) };
}
