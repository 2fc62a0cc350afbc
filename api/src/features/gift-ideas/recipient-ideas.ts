import type { Category } from '@tuckaway/contract/categories';
import { calendarDate, partsOf, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { Recipient } from '@tuckaway/contract/recipients';
import type { Db } from '../../db/db.ts';
import { join, sql, type Sql } from '../../db/sql.ts';
import { toCents } from '../../platform/money.ts';
import { listCategories } from '../categories/categories.store.ts';
import { listDays, type DayRow } from '../recipient-days/recipient-days.store.ts';
import { comparable, isRepeat } from '../recipient-gifts/likeness.ts';
import { findCandidates, findLinkedGifts, inAll, inAny, not, type Candidate } from './gift-ideas.store.ts';
import { nextOccasion, type Occasion } from './occasion-of-day.ts';
import type { Idea } from './reason.ts';

/** What is known of somebody and helps to choose. */
interface Known {
  interests: Category[];
  relationship: Category | undefined;
  occasion: (Occasion & Pick<Category, 'id'>) | undefined;
  /** Interests in the user's own words. */
  ownInterests: string[];
  budget: number | null;
  name: string;
  /** The age group they are in; undefined for a grown person, and where nothing says otherwise. */
  ageGroup: number | undefined;
  /** Categories for small children, for the young, and for grown people. */
  small: number[];
  young: number[];
  grown: number[];
}

const SMALL_AGES = ['infants', 'toddlers', 'kids'];
const YOUNG_AGES = ['adolescents', 'teens'];
const AGE_GROUPS = [...SMALL_AGES, ...YOUNG_AGES];
/** From which age on each group begins; from the last on somebody is grown. */
const AGE_STARTS: readonly [from: number, slug: string][] = [
  [18, 'grown'],
  [13, 'teens'],
  [10, 'adolescents'],
  [4, 'kids'],
  [1, 'toddlers'],
  [0, 'infants'],
];

/** Ideas for a person: what fits most of what is known of them first, and nothing that they had or that is planned. */
export async function ideasFor(
  db: Db,
  recipient: Recipient,
  today: CalendarDate,
  limit: number,
): Promise<Idea[]> {
  const known = await knownOf(db, recipient, today);
  const linked = (await findLinkedGifts(db, recipient.userId, recipient.id)).map(comparable);
  const candidates = await findCandidates(db, {
    base: [...suitable(known), notLinked(recipient.id)],
    tiers: tiersOf(known),
    // Some fall out as nearly the same as what they had.
    most: 2 * limit + 24,
  });
  const matched = (gift: Candidate) =>
    known.interests.filter(({ id }) => gift.categoryIds.includes(id)).map(({ name }) => name.toLowerCase());
  return candidates
    .filter((gift) => !linked.some((had) => isRepeat(had, comparable(gift))))
    .toSorted((one, other) => one.tier - other.tier || matched(other).length - matched(one).length)
    .slice(0, limit)
    .map((gift) => ({ giftId: gift.giftId, reason: reasonFor(gift, known, matched(gift)) }));
}

async function knownOf(db: Db, recipient: Recipient, today: CalendarDate): Promise<Known> {
  const { id, userId, interests, ownInterests, relationship, budget, name } = recipient;
  const categories = await listCategories(db);
  const relationships = categories.filter(({ masterCategory }) => masterCategory === 'Relationship');
  const idsOf = (slugs: readonly string[]) =>
    relationships.filter(({ slug }) => slugs.includes(slug)).map((one) => one.id);
  const days = await listDays(db, userId, id);
  const occasion = nextOccasion(days, today);
  const category = categories.find(({ slug }) => slug === occasion?.slug);
  const ageSlug = ageGroupOf(days, today) ?? AGE_GROUPS.find((slug) => slug === relationship);
  return {
    interests: categories.filter(({ slug }) => interests.includes(slug)),
    ownInterests,
    relationship: relationships.find(({ slug }) => slug === relationship),
    occasion: occasion && category && { ...occasion, id: category.id },
    budget,
    name,
    ageGroup: ageSlug === undefined || ageSlug === 'grown' ? undefined : idsOf([ageSlug])[0],
    small: idsOf(SMALL_AGES),
    young: idsOf(YOUNG_AGES),
    grown: relationships.filter(({ slug }) => !AGE_GROUPS.includes(slug)).map((one) => one.id),
  };
}

/** From the year of birth; undefined where nobody knows it. */
function ageGroupOf(days: readonly DayRow[], today: CalendarDate): string | undefined {
  const birthday = days.find(({ kind }) => kind === 'birthday');
  if (!birthday?.year) return undefined;
  const born = calendarDate({ year: birthday.year, month: birthday.month!, day: birthday.day! });
  const hadBirthday = today.slice(5) >= born.slice(5);
  const age = partsOf(today).year - birthday.year - (hadBirthday ? 0 : 1);
  return AGE_STARTS.find(([from]) => age >= from)?.[1] ?? 'grown';
}

/** Too dear, or for another age, is no help however well it fits otherwise. Nobody is taken for a child by chance. */
function suitable({ budget, ageGroup, small, young, grown }: Known): Sql[] {
  const conditions: Sql[] = [];
  if (budget !== null) conditions.push(sql`found.price_cents <= ${toCents(budget)}`);
  if (ageGroup !== undefined) return [...conditions, inAll([ageGroup])];
  return [...conditions, not(inAny(small)), sql`(${not(inAny(young))} or ${inAny(grown)})`];
}

const notLinked = (recipientId: number): Sql => sql`not exists (
  select from recipient_gifts link where link.recipient_id = ${recipientId} and link.gift_id = found.id)`;

/** Interests say most of a person; who they are to the giver and the occasion come after. */
function tiersOf({ interests, ownInterests, relationship, occasion, ageGroup }: Known): Sql[][] {
  const isTold = relationship && relationship.id !== ageGroup;
  const around = [isTold ? relationship.id : [], occasion?.id ?? []].flat();
  const [any, all] = [inAny(around), inAll(around)];
  const fits: Sql[][] = around.length === 2 ? [[all], [any, not(all)], [not(any)]] : [[any], [not(any)]];
  const within = around.length === 0 ? [[]] : fits;
  if (interests.length + ownInterests.length === 0) return within;
  const theirs = sql`(${join(
    [...(interests.length > 0 ? [inAny(interests.map(({ id }) => id))] : []), ...ownInterests.map(mentions)],
    ' or ',
  )})`;
  return [...within.map((tier) => [theirs, ...tier]), ...within.map((tier) => [not(theirs), ...tier])];
}

/** Gifts that are about something in the user's own words. */
const mentions = (words: string): Sql =>
  sql`found.search_tsv @@ websearch_to_tsquery('english', plain_text(${words}))`;

/** Said as a friend would; nothing where there is nothing to say. */
function reasonFor({ categoryIds }: Candidate, { name, occasion }: Known, liked: string[]) {
  if (liked.length > 0)
    return `Because ${name} likes ${new Intl.ListFormat('en-US').format(liked.slice(0, 2))}`;
  return occasion?.isHoliday && categoryIds.includes(occasion.id) ? `Nice for ${occasion.says}` : '';
}
