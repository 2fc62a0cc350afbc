import { parseDate, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { NamedRecipient } from '../../recipients/named-recipients.store.ts';
import { relationshipsAt, type Reading } from './ages.ts';
import { tokensOf, type Token } from './tokens.ts';
import { NO_CATEGORIES, type Meaning, type Vocabulary } from './vocabulary.ts';

/** Names of the searcher's people, the longest first. */
export type PeopleBook = readonly { words: string[]; meaning: Meaning }[];

/** What stands before somebody who is given something; 'my' may come between. */
const LEADS = new Set(['for', 'to']);
const MINE = new Set(['my', 'our']);
const STAGES = new Set(['infants', 'toddlers', 'kids', 'adolescents', 'teens']);
const GROWN_UP_AT = 20;
/** A single letter is no name to go by: 'for a 7 year old'. */
const SHORTEST = 2;

/** Whether a name may stand in the query at all: without it nobody's names are read. */
export const maySayWhose = (query: string) => /\b(?:for|to)\b|['’]/iu.test(query);

export function peopleBook(
  people: readonly NamedRecipient[],
  vocabulary: Vocabulary,
  day: CalendarDate,
): PeopleBook {
  const named = people.map((person) => ({ person, words: tokensOf(person.name).map(({ text }) => text) }));
  return [...Map.groupBy(named, ({ words }) => words.join(' ')).values()]
    .map((same) => ({
      words: same[0]!.words,
      meaning: oneOf(same.map(({ person }) => meaningOf(person, vocabulary, day))),
    }))
    .filter(({ words }) => words.join('').length >= SHORTEST)
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** 'for Art', 'to my Rose' or 'Rose's': by its name alone a word stays what it is. */
export function readName(tokens: readonly Token[], place: number, book: PeopleBook): Reading | undefined {
  const isGiven = isLed(tokens, place, book);
  const found = book.find(
    ({ words }) =>
      stands(words, tokens, place) && (isGiven || tokens[place + words.length - 1]!.isPossessive),
  );
  return found && { length: found.words.length, meaning: found.meaning };
}

const stands = (words: string[], tokens: readonly Token[], place: number) =>
  words.every((word, index) => tokens[place + index]?.text === word);

/** After 'for', or after 'and' and another name that is. */
function isLed(tokens: readonly Token[], place: number, book: PeopleBook): boolean {
  let before = place - 1;
  while (MINE.has(tokens[before]?.text ?? '')) before -= 1;
  const lead = tokens[before]?.text ?? '';
  if (lead !== 'and') return LEADS.has(lead);
  return book.some(({ words }) => {
    const start = before - words.length;
    return stands(words, tokens, start) && isLed(tokens, start, book);
  });
}

/** Of people who share a name either may be meant. */
function oneOf(meanings: Meaning[]): Meaning {
  const [first] = meanings;
  const isKnown = meanings.every(({ relationship }) => relationship.length > 0);
  return {
    ...first!,
    relationship: isKnown ? [...new Set(meanings.flatMap(({ relationship }) => relationship))] : [],
    prefer: [...new Set(meanings.flatMap(({ prefer }) => prefer))],
    isStage: meanings.every(({ isStage }) => isStage),
  };
}

/** Who somebody is to the searcher, or what the name itself says ('Grandma Jo'); what they like comes first. */
function meaningOf(person: NamedRecipient, vocabulary: Vocabulary, day: CalendarDate): Meaning {
  const { name, interests } = person;
  const said = saidBy(name, vocabulary);
  const relationship = relationshipOf(person, said, ageOn(day, person));
  const isStage = relationship.length > 0 && relationship.every((slug) => STAGES.has(slug));
  return {
    ...NO_CATEGORIES,
    kind: 'relationship',
    label: name,
    relationship,
    prefer: interests.length > 0 ? interests : (said?.prefer ?? []),
    ...(said?.suits && { suits: said.suits }),
    isStage,
    isAnyAge: !isStage,
  };
}

function relationshipOf(
  { relationship }: NamedRecipient,
  said: Meaning | undefined,
  age: number | undefined,
): string[] {
  if (age !== undefined && age < GROWN_UP_AT) return relationshipsAt(age);
  if (relationship !== null) return [relationship];
  return said?.relationship ?? (age === undefined ? [] : relationshipsAt(age));
}

/** A word for a person that is part of the name. */
function saidBy(name: string, { meanings }: Vocabulary): Meaning | undefined {
  const tokens = tokensOf(name);
  return tokens
    .map((_, place) => meanings.at(tokens, place)?.meaning)
    .find((meaning) => meaning?.kind === 'relationship');
}

function ageOn(day: CalendarDate, { birthYear, birthMonth, birthDay }: NamedRecipient): number | undefined {
  const today = parseDate(day);
  if (!today || birthYear === null || birthMonth === null || birthDay === null) return undefined;
  const isAhead = today.month < birthMonth || (today.month === birthMonth && today.day < birthDay);
  return Math.max(0, today.year - birthYear - (isAhead ? 1 : 0));
}
