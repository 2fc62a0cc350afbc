import type { FinderChoices } from '@tuckaway/contract/search';
import type { CategoryRef } from './resolve-filters.ts';
import { PRICE_RANGES, type Choice } from './finder.ts';

export interface NamedCategory extends CategoryRef {
  name: string;
}

/** A found gift, with what a reason can be made of. */
export interface FoundGift {
  id: number;
  /** Which of the giver's choices it answers. */
  met: readonly Choice[];
  categoryIds: readonly number[];
  suits: readonly string[];
  priceCents: number | null;
}

/** Categories as they stand in a sentence, where that is not their name. */
const SAYS: Record<string, string> = {
  birthday: 'a birthday',
  'wedding-anniversary': 'an anniversary',
  'thank-you': 'a thank-you',
  graduation: 'a graduation',
  housewarming: 'a housewarming',
  wedding: 'a wedding',
  'baby-shower': 'a baby shower',
  'get-well': 'getting well',
  'just-because': 'an ordinary day',
  partner: 'a partner',
  acquaintance: 'acquaintances',
  geek: 'science and gadgets',
};
const listOf = new Intl.ListFormat('en-US');
const dollars = (cents: number) => `$${(cents / 100).toFixed(2).replace('.00', '')}`;
const inSentence = ({ slug, name, masterCategory }: NamedCategory) =>
  SAYS[slug] ?? (masterCategory === 'Occasion' ? name : name.toLowerCase());

/**
 * One line for each gift on why it is here: which of its labels answer the choices, and then what few of the others
 * have. Two gifts of a page say the same only where nothing tells them apart.
 */
export function reasonsFor(
  choices: FinderChoices,
  gifts: readonly FoundGift[],
  categories: readonly NamedCategory[],
): Map<number, string> {
  const used = new Set<string>();
  const rarity = (category: NamedCategory) =>
    gifts.filter(({ categoryIds }) => categoryIds.includes(category.id)).length;
  const byRarity = new Map(categories.map((category) => [category.id, rarity(category)]));
  const rarestFirst = (some: NamedCategory[]) =>
    some.toSorted((one, other) => byRarity.get(one.id)! - byRarity.get(other.id)!);
  return new Map(
    gifts.map((gift) => {
      const own = rarestFirst(categories.filter(({ id }) => gift.categoryIds.includes(id)));
      const answers = answersOf(choices, gift, categories);
      const lines =
        answers === ''
          ? ownLabels(own)
          : specials(choices, gift, own).map((special) => `${answers}; ${special}`);
      const line = lines.find((one) => !used.has(one)) ?? lines[0] ?? (answers || FAVORITE);
      used.add(line);
      return [gift.id, line];
    }),
  );
}

const FAVORITE = 'A favorite from our curated lists';

/** The labels that answer the choices: "Baking for kids and a birthday". */
function answersOf(choices: FinderChoices, { met }: FoundGift, categories: readonly NamedCategory[]): string {
  const label = (choice: 'ageGroup' | 'event' | 'playground') => {
    const known = met.includes(choice) && categories.find(({ slug }) => slug === choices[choice]);
    return known ? inSentence(known) : undefined;
  };
  const { gender, event = '' } = choices;
  const isForGender = gender !== undefined && gender !== 'everyone' && met.includes('gender');
  const day = label('event');
  const forWhom = [label('ageGroup') ?? (isForGender ? gender : undefined), day].filter(
    (one) => one !== undefined,
  );
  const answers = [label('playground'), forWhom.length > 0 && `for ${listOf.format(forWhom)}`].filter(
    Boolean,
  );
  // In words of one's own: some of them are in its text.
  const isClose = met.includes('event') && day === undefined;
  return capitalized([answers.join(' '), isClose && `close to “${event}”`].filter(Boolean).join(', '));
}

const capitalized = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Where nothing was asked for but a price: what it is about, and for whom. */
function ownLabels(own: readonly NamedCategory[]): string[] {
  const of = (master: CategoryRef['masterCategory']) =>
    own.filter(({ masterCategory }) => masterCategory === master);
  const people = of('Relationship').map(inSentence);
  const about = [...of('Interest'), ...of('Occasion')];
  return about.flatMap((subject) =>
    people.map((who) =>
      capitalized(
        subject.masterCategory === 'Interest'
          ? `${inSentence(subject)} for ${who}`
          : `for ${listOf.format([who, inSentence(subject)])}`,
      ),
    ),
  );
}

/** What sets a gift apart, the most telling first. */
function specials(choices: FinderChoices, gift: FoundGift, own: readonly NamedCategory[]): string[] {
  const chosen = [choices.ageGroup, choices.event, choices.playground];
  const others = own.filter(({ slug }) => !chosen.includes(slug));
  const { gender } = choices;
  const isPickedFor = gender && gender !== 'everyone' && gift.suits.length === 1 && gift.suits[0] === gender;
  const { saving, price } = priceOf(choices, gift);
  return [
    isPickedFor && `picked with ${gender} in mind`,
    ...others
      .filter(({ masterCategory }) => masterCategory === 'Interest')
      .map((interest) => `${inSentence(interest)}, too`),
    saving,
    ...others
      .filter(({ masterCategory }) => masterCategory !== 'Interest')
      .map((category) => `good for ${inSentence(category)}, too`),
    price,
  ].filter((one) => typeof one === 'string');
}

function priceOf(
  { priceRange }: FinderChoices,
  { priceCents }: FoundGift,
): { saving?: string; price?: string } {
  if (priceRange === undefined || priceCents === null) return {};
  const range = PRICE_RANGES[priceRange];
  const price = dollars(priceCents);
  if (!('below' in range)) return { price };
  return priceCents * 2 <= range.below
    ? { saving: `only ${price}` }
    : { price: `${price} of your ${dollars(range.below)}` };
}
