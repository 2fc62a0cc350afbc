import { isAgeGroup } from '@tuckaway/domain/age-groups';
import { parseDate, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { NamedRecipient } from '../../recipients/named-recipients.store.ts';
import { wordsOf } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { NO_CRITERION, type Criterion } from '../vocabulary/criteria.ts';
import { ageGroupsAt } from './ages.ts';
import type { Token } from './tokens.ts';

/** Names of the user's recipients with the known facts, the longest first. */
export type PeopleBook = readonly { words: string[]; criterion: Criterion }[];

export const NO_PEOPLE: PeopleBook = [];
/** Words before a recipient; 'my' may come between. */
const PREPOSITIONS = new Set(['for', 'to']);
const MINE = new Set(['my', 'our']);
/** A single letter is no name to go by: 'for a 7 year old'. */
const SHORTEST = 2;

/** Whether the query may contain a name. If not, recipients are not loaded. */
export const mayNamePeople = (query: string) => /\b(?:for|to)\b|['’]/iu.test(query);

/** Full names, and first names where they say who is meant. */
export function peopleBook(
  people: readonly NamedRecipient[],
  vocabulary: Vocabulary,
  day: CalendarDate,
): PeopleBook {
  const named = people.flatMap((person) => {
    const words = wordsOf(person.name);
    const criterion = criterionFor(person, vocabulary, day);
    const isFirstNameEnough = words.length > 1 && !vocabulary.criteria.at(words, 0);
    return isFirstNameEnough
      ? [
          { words, criterion },
          { words: words.slice(0, 1), criterion },
        ]
      : [{ words, criterion }];
  });
  return [...Map.groupBy(named, ({ words }) => words.join(' ')).values()]
    .map((same) => ({
      words: same[0]!.words,
      criterion: mergedCriterion(same.map(({ criterion }) => criterion)),
    }))
    .filter(({ words }) => words.join('').length >= SHORTEST)
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** 'for Art', 'to my Rose' or 'Rose's'. A bare word is never read as a name. */
export function nameAt(
  tokens: readonly Token[],
  start: number,
  book: PeopleBook,
): { length: number; criterion: Criterion } | undefined {
  const isGiven = followsPreposition(tokens, start, book);
  const found = book.find(
    ({ words }) => isAt(words, tokens, start) && (isGiven || tokens[start + words.length - 1]!.isPossessive),
  );
  return found && { length: found.words.length, criterion: found.criterion };
}

const isAt = (words: string[], tokens: readonly Token[], start: number) =>
  words.every((word, index) => tokens[start + index]?.text === word);

/** After 'for', or after 'and' and another name that is. */
function followsPreposition(tokens: readonly Token[], start: number, book: PeopleBook): boolean {
  let before = start - 1;
  while (MINE.has(tokens[before]?.text ?? '')) before -= 1;
  const lead = tokens[before]?.text ?? '';
  if (lead !== 'and') return PREPOSITIONS.has(lead);
  return book.some(({ words }) => {
    const first = before - words.length;
    return isAt(words, tokens, first) && followsPreposition(tokens, first, book);
  });
}

/** Of people who share a name either may be meant. */
function mergedCriterion(criteria: Criterion[]): Criterion {
  const [first] = criteria;
  if (criteria.length === 1) return first!;
  const isKnown = criteria.every(({ relationships }) => relationships.length > 0);
  const union = (slugs: (criterion: Criterion) => readonly string[]) => [...new Set(criteria.flatMap(slugs))];
  const { suits, ...shared } = first!;
  return {
    ...shared,
    relationships: isKnown ? union(({ relationships }) => relationships) : [],
    interests: union(({ interests }) => interests),
    namesAgeGroup: criteria.every(({ namesAgeGroup }) => namesAgeGroup),
    ...(suits && criteria.every((criterion) => criterion.suits === suits) && { suits }),
  };
}

/** Relationship of the recipient, stored or from the name ('Grandma Jo'), and interests. */
export function criterionFor(person: NamedRecipient, vocabulary: Vocabulary, day: CalendarDate): Criterion {
  const said = personInName(person.name, vocabulary);
  const age = ageOn(day, person);
  const groups = age === undefined ? undefined : ageGroupsAt({ from: age, to: age });
  const relationships =
    groups ?? (person.relationship === null ? (said?.relationships ?? []) : [person.relationship]);
  return {
    ...NO_CRITERION,
    kind: 'person',
    key: person.name,
    label: person.name,
    personName: person.name.split(' ')[0]!,
    relationships,
    interests: person.interests,
    preferred: said?.preferred ?? [],
    ...(said?.suits && { suits: said.suits }),
    namesAgeGroup: relationships.some(isAgeGroup),
    isAnyAge: groups === undefined && relationships.length === 0,
  };
}

/** A word for a person that is part of the name. */
function personInName(name: string, { criteria }: Vocabulary): Criterion | undefined {
  const words = wordsOf(name);
  return words
    .map((_, at) => criteria.at(words, at)?.meaning)
    .find((criterion) => criterion?.kind === 'person');
}

function ageOn(day: CalendarDate, { birthYear, birthMonth, birthDay }: NamedRecipient): number | undefined {
  const today = parseDate(day);
  if (!today || birthYear === null || birthMonth === null || birthDay === null) return undefined;
  const isAhead = today.month < birthMonth || (today.month === birthMonth && today.day < birthDay);
  return Math.max(0, today.year - birthYear - (isAhead ? 1 : 0));
}
