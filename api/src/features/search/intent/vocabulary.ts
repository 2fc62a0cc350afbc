import type { SearchVocabulary } from '@tuckaway/content/search-vocabulary.schema';
import { PhraseBook } from './tokens.ts';

export type IntentKind = 'price' | 'relationship' | 'occasion' | 'interest';

/** What an amount may be, in cents; the upper end is not part of it. */
export interface Budget {
  fromCents: number;
  belowCents: number | null;
}

/** What a word asks of a gift. */
export interface Meaning {
  kind: IntentKind;
  label: string;
  /** Slugs of categories: any of each group, all of the groups. */
  relationship: string[];
  occasion: string[];
  interest: string[];
  prefer: string[];
  suits?: 'her' | 'him';
  budget?: Budget;
  /** A time of life. It is never let go of: what is unsafe for a child is no help. */
  isStage?: boolean;
  /** Read from a number. */
  isAge?: boolean;
  isAnyAge?: boolean;
  /** Narrower than its interest: the words to look for. */
  find?: string[];
  isAmbiguous?: boolean;
  hasRest?: boolean;
}

export const NO_CATEGORIES = { relationship: [], occasion: [], interest: [], prefer: [] };

type Side = 'below' | 'upTo' | 'above' | 'about' | 'between' | 'joins' | 'currency' | 'units';

/** The word lists, made ready for reading queries. */
export interface Vocabulary {
  meanings: PhraseBook<Meaning>;
  filler: PhraseBook<'filler' | 'connector'>;
  sides: Record<Side, PhraseBook<true>>;
}

const cents = (dollars: number) => Math.round(dollars * 100);

export function makeVocabulary(written: SearchVocabulary): Vocabulary {
  const meanings = new PhraseBook<Meaning>();
  const add = (words: string[], meaning: Meaning) => {
    for (const word of words) meanings.add(word, meaning);
  };
  for (const { words, suits, stage, anyAge, ...entry } of written.people) {
    const more = { isStage: stage, isAnyAge: anyAge, ...(suits && { suits }) };
    // Whoever says 'husband' is not shown 'Boyfriend', though both are a partner.
    for (const word of words) add([word], { kind: 'relationship', ...common([word], entry), ...more });
  }
  for (const { words, from, below, ...entry } of written.occasions)
    add(words, { kind: 'occasion', ...common(words, entry), ...budgetOf(from, below) });
  for (const { words, find, ambiguous, rest, ...entry } of written.interests) {
    const more = { isAmbiguous: ambiguous, hasRest: rest, ...(find && { find }) };
    add(words, { kind: 'interest', ...common(words, entry), ...more });
  }
  for (const { words, label, from, below } of written.prices.words)
    add(words, { kind: 'price', ...NO_CATEGORIES, label: label ?? titled(words), ...budgetOf(from, below) });
  return { meanings, filler: fillerOf(written.filler), sides: sidesOf(written.prices) };
}

const titled = ([first = '']: string[]) => first.charAt(0).toUpperCase() + first.slice(1);

const budgetOf = (from: number | undefined, below: number | undefined) =>
  from === undefined && below === undefined
    ? {}
    : { budget: { fromCents: cents(from ?? 0), belowCents: below === undefined ? null : cents(below) } };

interface Entry {
  label?: string | undefined;
  relationship: string[];
  occasion: string[];
  interest: string[];
  prefer: string[];
}

const common = (words: string[], { label, ...categories }: Entry) => ({
  ...categories,
  label: label ?? titled(words),
});

function fillerOf({ nouns, adjectives, connectors }: SearchVocabulary['filler']): Vocabulary['filler'] {
  const filler: Vocabulary['filler'] = new PhraseBook();
  for (const word of [...nouns, ...adjectives]) filler.add(word, 'filler');
  for (const word of connectors) filler.add(word, 'connector');
  return filler;
}

function sidesOf(prices: SearchVocabulary['prices']): Vocabulary['sides'] {
  const book = (side: Side) => {
    const phrases = new PhraseBook<true>();
    for (const phrase of prices[side]) phrases.add(phrase, true);
    return phrases;
  };
  return {
    below: book('below'),
    upTo: book('upTo'),
    above: book('above'),
    about: book('about'),
    between: book('between'),
    joins: book('joins'),
    currency: book('currency'),
    units: book('units'),
  };
}
