import { isAgeGroup } from '@tuckaway/domain/age-groups';
import { ageGroupsAt } from '../understand/ages.ts';
import type { Understanding } from '../understand/understanding.ts';
import { FLAG } from '../gift-index/document-flags.ts';
import type { DocumentIndex } from '../gift-index/document-index.ts';
import { documentOf } from '../gift-index/postings.ts';
import { requestedPrice, suitedTo } from './constraints.ts';
import {
  AGES,
  BUDGET,
  EXPENSIVE_CENTS,
  EXPENSIVE_FOR_ACQUAINTANCE_CENTS,
  HOBBY,
  SITUATIONS,
  WEIGHTS,
} from './weights.ts';

type Adjustment = (document: number) => number;

/** Score adjustments beside the criteria: price, age, season, and penalties for unrequested hobbies. */
export function adjustmentsFor(
  index: DocumentIndex,
  understanding: Understanding,
  season: readonly string[],
  seed: string,
): Adjustment {
  const parts = [
    priceAdjustment(index, understanding),
    youthAdjustment(index, understanding),
    oldAgeAdjustment(index, understanding),
    labelAdjustment(index, understanding, season),
    suitsAdjustment(index, understanding),
    shuffle(index, seed),
  ];
  return (document) => {
    let sum = WEIGHTS.standing * index.standing[document]!;
    for (const part of parts) sum += part(document);
    return sum;
  };
}

function priceAdjustment(index: DocumentIndex, understanding: Understanding): Adjustment {
  const { price, criteria } = understanding;
  const { min, max } = requestedPrice(understanding);
  const isUnlimited =
    min === undefined && max === undefined && !criteria.some(({ from }) => from !== undefined);
  const most = isForAcquaintance(criteria) ? EXPENSIVE_FOR_ACQUAINTANCE_CENTS : EXPENSIVE_CENTS;
  return (document) => {
    const cents = index.priceOf(document);
    if (cents === undefined) return 0;
    const dollars = cents / 100;
    if (isUnlimited) return cents > most ? -WEIGHTS.expensiveUnasked * Math.log2(cents / most) : 0;
    const target = price?.target;
    const distance = target ? Math.min(1, Math.abs(dollars - target) / target) : 0;
    const used =
      max !== undefined && max >= BUDGET.smallest ? Math.min(1, dollars / (max * BUDGET.goodPart)) : 0;
    const beyond = doublingsBeyond(Math.max(1, dollars), min, max);
    return WEIGHTS.usesBudget * used - WEIGHTS.nearPrice * distance - WEIGHTS.beyondPrice * beyond;
  };
}

export const ACQUAINTANCES = new Set(['acquaintance', 'coworkers', 'teachers']);

/** Whether the gift is for a neighbor, a teacher, a colleague: somebody who would not be given a hamper of $150. */
function isForAcquaintance(criteria: Understanding['criteria']): boolean {
  const people = criteria.filter(({ kind }) => kind === 'person');
  return people.some(({ relationships }) => ACQUAINTANCES.has(relationships[0] ?? ''));
}

/** Doublings from a price to the range; 0 within it. */
function doublingsBeyond(dollars: number, min = 0, max = Infinity): number {
  if (dollars > max) return Math.log2(dollars / Math.max(1, max));
  return dollars < min ? Math.log2(min / dollars) : 0;
}

function youthAdjustment(index: DocumentIndex, { age, criteria }: Understanding): Adjustment {
  const groups = age && ageGroupsAt(age);
  const isForYouth =
    groups !== undefined ||
    criteria.some(
      ({ only, relationships, occasions }) =>
        only === 'children' || relationships.some(isAgeGroup) || occasions.includes('baby-shower'),
    );
  const wantsToys = criteria.some(({ only }) => only === 'children');
  if (!isForYouth) return grownUpAdjustment(index, criteria);
  const small = index.labeledAny(['infants', 'toddlers']);
  const older = index.labeledAny(['adolescents', 'teens']);
  return (document) => {
    const flags = index.flags[document]!;
    const ownFlag = age && age.to < AGES.teen ? FLAG.onlyChildren : FLAG.onlyYouth;
    const own = (groups !== undefined || wantsToys) && (flags & ownFlag) !== 0 ? WEIGHTS.ownAge : 0;
    const isTooYoung = age !== undefined && age.from >= AGES.school && small[document] === 1;
    // At eleven, things for children of any age come after those for adolescents.
    const isChildish = age !== undefined && age.from >= AGES.adolescent && older[document] === 0;
    return own - (isTooYoung ? WEIGHTS.tooYoung : isChildish ? WEIGHTS.childish : 0);
  };
}

function oldAgeAdjustment(index: DocumentIndex, { age }: Understanding): Adjustment {
  const suits = index.labeledAny(age && age.from >= AGES.old ? ['grandparents'] : []);
  return (document) => (suits[document] === 1 ? WEIGHTS.oldAge : 0);
}

/** Gifts for children suit their relatives and teachers too, other adults less. */
export const BESIDE_CHILDREN = new Set(['family', 'teachers', 'grandparents']);

function grownUpAdjustment(index: DocumentIndex, criteria: Understanding['criteria']): Adjustment {
  const people = criteria.filter(({ kind }) => kind === 'person');
  const isAlone =
    people.length > 0 &&
    people.every(({ relationships }) => !relationships.some((slug) => BESIDE_CHILDREN.has(slug)));
  const kids = index.labeledAny(isAlone ? ['kids'] : []);
  return (document) => {
    const flags = index.flags[document]!;
    if ((flags & (FLAG.onlyChildren | FLAG.forBabies)) !== 0) return -WEIGHTS.childrenUnasked;
    if ((flags & FLAG.onlyYouth) !== 0) return -WEIGHTS.youthUnasked;
    return kids[document] === 1 ? -WEIGHTS.alsoForKids : 0;
  };
}

/** The season counts without a named day; the hobby penalty without a named interest, for pets also beside others. */
function labelAdjustment(
  index: DocumentIndex,
  { criteria, words }: Understanding,
  season: readonly string[],
): Adjustment {
  const gains = new Float32Array(index.size);
  const occasions = criteria.flatMap((criterion) => criterion.occasions);
  const isForDay = index.labeledAny(occasions);
  for (let document = 0; document < index.size; document++)
    if ((index.flags[document]! & FLAG.onlyOccasion) !== 0 && isForDay[document] === 0)
      gains[document] = -WEIGHTS.occasionUnasked;
  if (occasions.length === 0)
    for (const slug of season)
      for (const posting of index.withLabel(slug)) gains[documentOf(posting)] = WEIGHTS.season;
  const isAboutThings =
    words.some(({ isExplained }) => !isExplained) || criteria.some(({ kind }) => kind === 'interest');
  for (const [slug, hobby] of Object.entries(HOBBY)) {
    if (criteria.some(({ interests }) => interests.includes(slug)) || (isAboutThings && slug !== 'pets'))
      continue;
    for (const posting of index.withLabel(slug)) {
      const document = documentOf(posting);
      gains[document] = Math.min(gains[document]!, -WEIGHTS.hobbyUnasked * hobby);
    }
  }
  for (const [slug, penalty] of Object.entries(SITUATIONS)) {
    if (criteria.some(({ quality }) => quality === slug)) continue;
    for (const posting of index.withLabel(slug)) gains[documentOf(posting)]! -= penalty;
  }
  return (document) => gains[document]!;
}

/** Made for her or for him in particular, where that was asked for. */
function suitsAdjustment(index: DocumentIndex, { criteria }: Understanding): Adjustment {
  const whom = suitedTo(criteria);
  if (whom === undefined) return () => 0;
  const isForOne = FLAG.notForHer | FLAG.notForHim;
  if (whom === 'everyone')
    return (document) => ((index.flags[document]! & isForOne) !== 0 ? -WEIGHTS.suits : 0);
  const isForOther = whom === 'her' ? FLAG.notForHim : FLAG.notForHer;
  return (document) => ((index.flags[document]! & isForOther) !== 0 ? WEIGHTS.suits : 0);
}

/** The same query always has the same order; another has another. */
function shuffle({ ids }: DocumentIndex, seed: string): Adjustment {
  let hash = 2_166_136_261;
  for (let position = 0; position < seed.length; position++)
    hash = Math.imul(hash ^ seed.charCodeAt(position), 16_777_619);
  return (document) => {
    let mixed = Math.imul(ids[document]! ^ hash, 2_654_435_761);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
    return (WEIGHTS.shuffle * ((mixed >>> 8) & 0xffff)) / 0xffff;
  };
}
