import type { Category } from '@tuckaway/contract/categories';
import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { Recipient } from '@tuckaway/contract/recipients';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { toCents } from '../../platform/money.ts';
import { listCategories } from '../categories/categories.store.ts';
import { listDays } from '../recipient-days/recipient-days.store.ts';
import { comparable, isRepeat } from '../recipient-gifts/likeness.ts';
import { findCandidates, findLinkedGifts, inAll, inAny, not, type Candidate } from './gift-ideas.store.ts';
import { nextOccasion, type Occasion } from './occasion-of-day.ts';
import { sentence, type Idea } from './reason.ts';

/** What is known of somebody and helps to choose. */
interface Known {
  interests: Category[];
  relationship: Category | undefined;
  occasion: (Occasion & Pick<Category, 'id'>) | undefined;
  budget: number | null;
  /** Relationships that say how old somebody is, and those that say they are grown. */
  ages: number[];
  grown: number[];
}

const AGE_GROUPS = ['infants', 'toddlers', 'kids', 'teens', 'adolescents'];

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
    known.interests.filter(({ id }) => gift.categoryIds.includes(id)).map(({ name }) => name);
  return candidates
    .filter((gift) => !linked.some((had) => isRepeat(had, comparable(gift))))
    .toSorted((one, other) => one.tier - other.tier || matched(other).length - matched(one).length)
    .slice(0, limit)
    .map((gift) => ({ giftId: gift.giftId, reason: reasonFor(gift, known, matched(gift)) }));
}

async function knownOf(db: Db, recipient: Recipient, today: CalendarDate): Promise<Known> {
  const { id, userId, interests, relationship, budget } = recipient;
  const categories = await listCategories(db);
  const relationships = categories.filter(({ masterCategory }) => masterCategory === 'Relationship');
  const isAge = ({ slug }: Category) => AGE_GROUPS.includes(slug);
  const occasion = nextOccasion(await listDays(db, userId, id), today);
  const category = categories.find(({ slug }) => slug === occasion?.slug);
  return {
    interests: categories.filter(({ slug }) => interests.includes(slug)),
    relationship: relationships.find(({ slug }) => slug === relationship),
    occasion: occasion && category && { ...occasion, id: category.id },
    budget,
    ages: relationships.filter(isAge).map((one) => one.id),
    grown: relationships.filter((one) => !isAge(one)).map((one) => one.id),
  };
}

/** Too dear, or for another age, is no help however well it fits otherwise. */
function suitable({ budget, relationship, ages, grown }: Known): Sql[] {
  const conditions: Sql[] = [];
  if (budget !== null) conditions.push(sql`found.price_cents <= ${toCents(budget)}`);
  if (!relationship) return conditions;
  const forTheirAge = ages.includes(relationship.id)
    ? inAll([relationship.id])
    : sql`(${not(inAny(ages))} or ${inAny(grown)})`;
  return [...conditions, forTheirAge];
}

const notLinked = (recipientId: number): Sql => sql`not exists (
  select from recipient_gifts link where link.recipient_id = ${recipientId} and link.gift_id = found.id)`;

/** Interests say most of a person; who they are to the giver and what for come after. */
function tiersOf({ interests, relationship, occasion, ages }: Known): Sql[][] {
  const isTold = relationship && !ages.includes(relationship.id);
  const around = [isTold ? relationship.id : [], occasion?.id ?? []].flat();
  const [any, all] = [inAny(around), inAll(around)];
  const fits: Sql[][] = around.length === 2 ? [[all], [any, not(all)], [not(any)]] : [[any], [not(any)]];
  const within = around.length === 0 ? [[]] : fits;
  if (interests.length === 0) return within;
  const theirs = inAny(interests.map(({ id }) => id));
  return [...within.map((tier) => [theirs, ...tier]), ...within.map((tier) => [not(theirs), ...tier])];
}

/** 'parents' as they are called in a sentence. */
const ONE_OF_THEM: Record<string, string> = { partner: 'a partner', acquaintance: 'an acquaintance' };

function reasonFor({ categoryIds }: Candidate, known: Known, interests: string[]): string {
  const { relationship, occasion, budget } = known;
  const isFor = (one: { id: number } | undefined) => one !== undefined && categoryIds.includes(one.id);
  const told = [
    interests.length > 0 && `for ${new Intl.ListFormat('en-US').format(interests).toLowerCase()}`,
    relationship &&
      isFor(relationship) &&
      `good for ${ONE_OF_THEM[relationship.slug] ?? relationship.name.toLowerCase()}`,
    occasion && isFor(occasion) && `fits ${occasion.says}`,
  ];
  return sentence(told, 'a favorite from our curated lists', budget);
}
