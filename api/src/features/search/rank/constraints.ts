import { isAgeGroup } from '@tuckaway/domain/age-groups';
import { ageGroupsAt } from '../understand/ages.ts';
import type { Refusal } from '../understand/refusals.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Criterion } from '../vocabulary/criteria.ts';
import { FLAG } from '../gift-index/document-flags.ts';
import type { DocumentIndex } from '../gift-index/document-index.ts';
import { documentOf, FIELD, fieldsOf, type Postings } from '../gift-index/postings.ts';

/** A filter that the user set by hand (`filters.ts` has one for each group). */
export interface HardFilter {
  /** Test of the documents of an index. */
  passesIn: (index: DocumentIndex) => (document: number) => boolean;
  /**
   * False where the user's own gifts and lists, which have a title, a text and prices alone, cannot pass: they are then not
   * read from the database. Where true, `own-things.store.ts` must fill the facts that the test reads.
   */
  canOwnThingsPass: boolean;
}

/** Set of documents: 1 for allowed ones. */
export type Allowed = Uint8Array;

/** Everything that is hard but the price: refusals, age, whom it suits, filters. */
export function allowedDocuments(
  index: DocumentIndex,
  understanding: Understanding,
  filters: readonly HardFilter[],
): Allowed {
  const allowed = new Uint8Array(index.size).fill(1);
  for (const { passesIn } of filters) keepWhere(allowed, passesIn(index));
  const interests = understanding.criteria.filter(({ kind }) => kind === 'interest');
  for (const refusal of understanding.refusals) dropRefused(allowed, index, refusal, interests);
  for (const { avoided } of understanding.criteria)
    for (const term of avoided)
      dropWithTerm(allowed, index.withWord(term), FIELD.title | FIELD.shopPhrase | FIELD.description);
  keepAges(allowed, index, understanding);
  const flags = forbiddenFlags(understanding);
  if (flags !== 0) keepWhere(allowed, (document) => (index.flags[document]! & flags) === 0);
  return allowed;
}

/** Documents within the price. A price that is implied by a word counts where none is named. */
export function withinPrice(index: DocumentIndex, allowed: Allowed, understanding: Understanding): Allowed {
  const { min, max } = requestedPrice(understanding);
  if (min === undefined && max === undefined) return allowed;
  const fromCents = Math.round((min ?? 0) * 100);
  const belowCents = max === undefined ? Infinity : Math.round(max * 100) + 1;
  const within = allowed.slice();
  keepWhere(within, (document) => index.costsBetween(document, fromCents, belowCents));
  return within;
}

export function requestedPrice({ price, criteria }: Pick<Understanding, 'price' | 'criteria'>): {
  min?: number;
  max?: number;
} {
  if (price) return price;
  const limits = criteria.flatMap(({ below }) => below ?? []);
  return limits.length > 0 ? { max: Math.min(...limits) } : {};
}

function keepWhere(allowed: Allowed, test: (document: number) => boolean): void {
  for (let document = 0; document < allowed.length; document++)
    if (allowed[document] === 1 && !test(document)) allowed[document] = 0;
}

/** Drops documents that have the term in any of these fields. */
function dropWithTerm(allowed: Allowed, postings: Postings, fields: number): void {
  for (const posting of postings) if ((fieldsOf(posting) & fields) !== 0) allowed[documentOf(posting)] = 0;
}

function dropLabeled(allowed: Allowed, postings: Postings): void {
  for (const posting of postings) allowed[documentOf(posting)] = 0;
}

/**
 * Drops documents that contain the refused term; 'alcohol-free' does not count. A refused part of a wanted interest ('a
 * bookworm, but no books') is looked for in titles only, because most descriptions of the interest mention it. A refused and
 * wanted interest ('gin lover, has every gin') keeps its other terms.
 */
function dropRefused(
  allowed: Allowed,
  index: DocumentIndex,
  refusal: Refusal,
  wantedInterests: readonly Criterion[],
): void {
  const wanted = new Set(wantedInterests.flatMap(({ interests }) => interests));
  const isPart = refusal.about.some((slug) => wanted.has(slug));
  const isWanted = wantedInterests.some(
    ({ isNarrow, key, interests }) =>
      refusal.interestKeys.includes(key) ||
      (!isNarrow && refusal.about.some((slug) => interests.includes(slug))),
  );
  const fields = isPart ? FIELD.saidInTitle : FIELD.said;
  for (const term of refusal.terms) dropWithTerm(allowed, index.withWord(term), fields);
  if (!isWanted)
    for (const term of refusal.titleTerms) dropWithTerm(allowed, index.withWord(term), FIELD.saidInTitle);
  for (const slug of refusal.interests) if (!wanted.has(slug)) dropLabeled(allowed, index.withLabel(slug));
  if (refusal.quality) dropLabeled(allowed, index.withLabel(refusal.quality));
  const isForYouthOnly = (document: number) => (index.flags[document]! & FLAG.onlyYouth) !== 0;
  if (refusal.isYouth) keepWhere(allowed, (document) => !isForYouthOnly(document));
  if (refusal.isAdults) keepWhere(allowed, isForYouthOnly);
  dropAllOf(allowed, index, refusal.stems, fields);
}

/** Drops documents with all of these words. */
function dropAllOf(allowed: Allowed, index: DocumentIndex, stems: readonly string[], fields: number): void {
  const counts = new Uint8Array(allowed.length);
  for (const key of new Set(stems))
    for (const posting of index.withWord(key))
      if ((fieldsOf(posting) & fields) !== 0) counts[documentOf(posting)]! += 1;
  const all = new Set(stems).size;
  if (all > 0) keepWhere(allowed, (document) => counts[document]! < all);
}

/** A named age is a hard constraint; so is a named age group, unless there is an age. */
function keepAges(allowed: Allowed, index: DocumentIndex, { age, criteria }: Understanding): void {
  const groups = age ? ageGroupsAt(age) : namedAgeGroups(criteria);
  if (!groups || groups.length === 0) return;
  const isOfAge = index.labeledAny(groups);
  keepWhere(allowed, (document) => isOfAge[document] === 1);
}

/** The named age groups, and the age groups that are preferred beside them. */
function namedAgeGroups(criteria: readonly Criterion[]): string[] {
  const people = criteria.filter(({ kind, namesAgeGroup }) => kind === 'person' && namesAgeGroup);
  const ageGroups = people
    .flatMap(({ relationships, preferred }) => [...relationships, ...preferred])
    .filter(isAgeGroup);
  return people.some(({ relationships }) => relationships.some(isAgeGroup)) ? ageGroups : [];
}

const NOT_FOR = { her: FLAG.notForHer, him: FLAG.notForHim, everyone: FLAG.notForEveryone };

/** Whether the gift is for her or for him; undefined where the query says neither, or both. */
export function suitedTo(criteria: readonly Criterion[]): Criterion['suits'] {
  const suits = new Set(criteria.flatMap((criterion) => criterion.suits ?? []));
  return suits.size === 1 ? [...suits][0] : undefined;
}

function forbiddenFlags({ age, criteria }: Understanding): number {
  const isGrownUp = age !== undefined && ageGroupsAt(age) === undefined;
  const people = criteria.filter(({ kind }) => kind === 'person');
  const isForAdults =
    isGrownUp ||
    criteria.some(({ only }) => only === 'adults') ||
    (age === undefined &&
      people.length > 0 &&
      people.every(
        ({ relationships, isAnyAge }) =>
          !isAnyAge && relationships.length > 0 && !relationships.some(isAgeGroup),
      ));
  const whom = suitedTo(criteria);
  return (isForAdults ? FLAG.onlyYouth : 0) | (whom ? NOT_FOR[whom] : 0);
}
