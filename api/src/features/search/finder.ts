import type { FinderChoices, FinderResult } from '@tuckaway/contract/search';
import { sql, type Sql } from '../../db/sql.ts';
import type { Kind } from './search-page.store.ts';
import { searchWords, textQueries } from './search-text.ts';

export type Choice = FinderResult['relaxed'][number];

/** What is let go of first when supply is small. Age and budget stay: a gift that is unsafe or too dear is no help. */
export const SOFTEST_FIRST: readonly Choice[] = ['gender', 'event', 'playground'];
/** Fewer than this is a dead end. */
export const ENOUGH = 6;

const PRICE_RANGES = {
  'under-25': { below: 2500, says: 'under $25' },
  'under-50': { below: 5000, says: 'under $50' },
  'under-100': { below: 10_000, says: 'under $100' },
  'over-100': { from: 10_000, says: '$100 and up' },
} as const;
const GENDER_SAYS = { her: 'for her', him: 'for him', everyone: 'for anyone' } as const;

export interface KnownCategory {
  id: number;
  slug: string;
  name: string;
}

export interface Wish {
  choice: Choice;
  /** On `found`, a gift or a list. */
  condition: Record<Kind, Sql>;
  /** How the reason names it: "for kids", "under $25". */
  says: string;
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
    wished.push({ choice: 'gender', condition, says: GENDER_SAYS[gender] });
  }
  if (choices.ageGroup) {
    const known = category(choices.ageGroup);
    const says = `for ${(known?.name ?? choices.ageGroup).toLowerCase()}`;
    wished.push({ choice: 'ageGroup', condition: inCategory(known?.id ?? 0), says });
  }
  if (choices.event) wished.push(eventWish(choices.event, category(choices.event)));
  if (choices.playground) {
    const known = category(choices.playground);
    const says = (known?.name ?? choices.playground).toLowerCase();
    wished.push({ choice: 'playground', condition: inCategory(known?.id ?? 0), says });
  }
  if (choices.priceRange) {
    const range = PRICE_RANGES[choices.priceRange];
    const condition = ofGifts((gift) =>
      'below' in range
        ? sql`${gift}.price_cents < ${range.below}`
        : sql`${gift}.price_cents >= ${range.from}`,
    );
    wished.push({ choice: 'priceRange', condition, says: range.says });
  }
  return wished;
}

function eventWish(event: string, known: KnownCategory | undefined): Wish {
  if (known) {
    return {
      choice: 'event',
      condition: inCategory(known.id),
      says: known.name.toLowerCase().replace(/^[a-z]/, (c) => c.toUpperCase()),
    };
  }
  const words = searchWords(event);
  const condition =
    words.length > 0 ? sql`found.search_tsv @@ to_tsquery('english', ${textQueries(words).any})` : sql`false`;
  return { choice: 'event', condition: ofBoth(condition), says: event };
}

/** One line on why a gift fits, from the choices it matches. */
export function reason(matched: string[]): string {
  if (matched.length === 0) return 'A favorite from our curated lists';
  return `Fits ${new Intl.ListFormat('en-US').format(matched)}`;
}
