import { AGE_GROUPS, isAgeGroup, YOUNG_GROUPS } from '@tuckaway/domain/age-groups';
import type { Catalogue, GiftEntry, ListEntry } from './catalogue.schema.ts';
import { brokenPromises } from '../lists/broken-promises.ts';

/** The largest share of gifts that an occasion may be on: more would make its filter meaningless. */
const BROAD_SHARES: Record<string, number> = { birthday: 0.92, christmas: 0.6, 'just-because': 0.6 };
const NARROW_SHARE = 1 / 3;
/** A list is for a category where at least this share of its gifts is. */
const LIST_SHARE = 1 / 3;
/** The largest share of descriptions that may have the same number of sentences: more would read monotonously. */
const RHYTHM_SHARE = 0.75;
const SENTENCES = { min: 1, max: 4 };
/** A last sentence of at most this many words reads as a punch line, and only a share of the descriptions may end on one. */
const PUNCH_LINE_WORDS = 8;
const PUNCH_LINE_SHARE = 0.1;
/** Two lists share at most this part of all their gifts; beyond it they are one list. */
const OVERLAP_SHARE = 0.3;
export const GROWN_UPS: readonly string[] = [
  'partner',
  'parents',
  'grandparents',
  'friends',
  'coworkers',
  'teachers',
];
/** Dangers for a child under three: choking, burning, cutting. */
const HAZARDS =
  /\b(beads?|marbles?|magnets?|magnetic|buttons?|candles?|torch|batter(?:y|ies)|small parts)\b/i;
/** Words of a description that rule the hazard out or ask for an adult. */
const IS_SAFE =
  /\b(no|without|not|sealed|sewn|stitched|fastened|riveted|screwed|adult|grown-ups?|parent|out of reach)\b/i;
const ONLY_ADULTS = /\bfor adults\b/i;
/** Usual cents of prices in shops. */
const CENTS: readonly number[] = [0, 49, 50, 88, 90, 95, 97, 98, 99];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesIn = (text: string) => [...segmenter.segment(text)].length;
const labelsOf = ({ occasions, interests, relationships }: GiftEntry) => [
  ...occasions,
  ...interests,
  ...relationships,
];
const isFor = (gift: GiftEntry, slugs: readonly string[]) =>
  gift.relationships.some((slug) => slugs.includes(slug));

/** Errors of occasions that are on too many gifts. */
export function overusedOccasions({ gifts, categories }: Pick<Catalogue, 'gifts' | 'categories'>): string[] {
  return categories
    .filter(({ master }) => master === 'Occasion')
    .flatMap(({ slug }) => {
      const count = gifts.filter(({ occasions }) => occasions.includes(slug)).length;
      const share = BROAD_SHARES[slug] ?? NARROW_SHARE;
      return count > gifts.length * share ? [`${slug} is on ${count} of ${gifts.length} gifts`] : [];
    });
}

/** Errors of one gift: its words, its price, and its safety for the recipients it is labeled for. */
export function giftFaults(gift: GiftEntry): string[] {
  const { slug, description, price, title } = gift;
  const faults: string[] = [];
  const sentences = sentencesIn(description);
  if (sentences < SENTENCES.min || sentences > SENTENCES.max) faults.push(`has ${sentences} sentences`);
  if (!CENTS.includes(Math.round(price * 100) % 100)) faults.push(`costs $${price}, which no shop would ask`);
  if (
    isFor(gift, ['infants', 'toddlers']) &&
    HAZARDS.test(`${title} ${description}`) &&
    !IS_SAFE.test(description)
  )
    faults.push('needs a word on safety');
  if (isFor(gift, YOUNG_GROUPS) && ONLY_ADULTS.test(description))
    faults.push('is for adults and labeled for children');
  return faults.map((fault) => `${slug} ${fault}`);
}

/** Repetitive descriptions, and gifts that are in the catalogue twice. */
export function repetitionFaults(gifts: readonly GiftEntry[]): string[] {
  const faults: string[] = [];
  const lengths = Map.groupBy(gifts, ({ description }) => sentencesIn(description));
  for (const [sentences, alike] of lengths)
    if (alike.length > gifts.length * RHYTHM_SHARE)
      faults.push(`${alike.length} of ${gifts.length} descriptions have ${sentences} sentences`);
  for (const [shopPhrase, alike] of Map.groupBy(gifts, (gift) => gift.shopPhrase))
    if (alike.length > 1)
      faults.push(`${alike.map(({ slug }) => slug).join(' and ')} are both "${shopPhrase}"`);
  return faults;
}

/** Descriptions that end on a short line, where there are more than one in ten. */
export function shortEndingFaults(gifts: readonly GiftEntry[]): string[] {
  const short = gifts.filter(({ description }) => {
    const sentences = [...segmenter.segment(description)];
    const last = sentences.at(-1)?.segment.trim().split(/\s+/) ?? [];
    return sentences.length > 1 && last.length <= PUNCH_LINE_WORDS;
  });
  return short.length > gifts.length * PUNCH_LINE_SHARE
    ? [`${short.length} of ${gifts.length} descriptions end on at most ${PUNCH_LINE_WORDS} words`]
    : [];
}

/** Gifts in no list, and pairs of lists that hold largely the same gifts. */
export function listingFaults({ gifts, lists }: Pick<Catalogue, 'gifts' | 'lists'>): string[] {
  const listed = new Set(lists.flatMap((list) => list.gifts));
  const alike = lists.flatMap((one, index) =>
    lists.slice(index + 1).flatMap((other) => {
      const shared = one.gifts.filter((slug) => other.gifts.includes(slug)).length;
      const total = one.gifts.length + other.gifts.length - shared;
      return shared > total * OVERLAP_SHARE
        ? [`${one.slug} and ${other.slug} share ${shared} of ${total} gifts`]
        : [];
    }),
  );
  return [
    ...gifts.filter(({ slug }) => !listed.has(slug)).map(({ slug }) => `${slug} is in no list`),
    ...alike,
  ];
}

/** Checks the categories and the contents of a list. */
export function listFaults(list: ListEntry, giftsBySlug: ReadonlyMap<string, GiftEntry>): string[] {
  const gifts = list.gifts.flatMap((slug) => giftsBySlug.get(slug) ?? []);
  const faults = list.categories.flatMap((category) => {
    const fitting = gifts.filter((gift) => labelsOf(gift).includes(category)).length;
    return fitting < gifts.length * LIST_SHARE
      ? [`${list.slug}: only ${fitting} of ${gifts.length} gifts are for ${category}`]
      : [];
  });
  const isForChildren =
    list.categories.some(isAgeGroup) && !list.categories.some((slug) => GROWN_UPS.includes(slug));
  const grownUp = isForChildren
    ? gifts.filter((gift) => !isFor(gift, [...AGE_GROUPS, 'family', 'parents']))
    : [];
  return [
    ...faults,
    ...grownUp.map(({ slug }) => `${list.slug}: ${slug} is not for children`),
    ...brokenPromises(list, gifts),
  ];
}

/** All contradictions in the catalogue, by slugs: a contradiction may be in several entries. */
export function catalogueFaults(catalogue: Catalogue): string[] {
  const giftsBySlug = new Map(catalogue.gifts.map((gift) => [gift.slug, gift]));
  return [
    ...overusedOccasions(catalogue),
    ...catalogue.gifts.flatMap(giftFaults),
    ...repetitionFaults(catalogue.gifts),
    ...shortEndingFaults(catalogue.gifts),
    ...listingFaults(catalogue),
    ...catalogue.lists.flatMap((list) => listFaults(list, giftsBySlug)),
  ];
}
