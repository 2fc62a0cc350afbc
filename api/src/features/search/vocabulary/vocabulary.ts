import type { SearchVocabulary } from '@tuckaway/content/search/search-vocabulary.schema';
import { stem } from '../text/stem.ts';
import { phraseOf, wordsOf } from '../text/words.ts';
import { PhraseBook } from './phrase-book.ts';
import { criteriaOf, type RefusalMeaning, type Criterion } from './criteria.ts';

/** The words that the search understands, compiled once from content/search. */
export interface Vocabulary {
  criteria: PhraseBook<Criterion>;
  refusals: PhraseBook<RefusalMeaning>;
  negation: Negation;
  /** The word that each emoji stands for. */
  emoji: ReadonlyMap<string, string>;
  /** Words that are never searched for. */
  filler: ReadonlySet<string>;
  /** Filler that goes together with the word it leads to. */
  connectors: ReadonlySet<string>;
  /** For each language, the English of its gift words. */
  foreign: readonly ReadonlyMap<string, string>[];
  /** Stems of English words, which are never corrected. */
  english: ReadonlySet<string>;
  /** Words of the vocabulary with the number of their phrases, as targets of corrections. */
  ownWords: ReadonlyMap<string, number>;
  /** Terms of several words, which the index keeps as one. */
  phrases: ReadonlySet<string>;
}

/** Words around a refusal: content/search/negation.yaml explains each group. */
interface Negation {
  /** In words, the longest first. */
  negators: readonly (readonly string[])[];
  leading: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  clauses: ReadonlySet<string>;
  wanted: ReadonlySet<string>;
  harmless: ReadonlySet<string>;
}

export function makeVocabulary(written: SearchVocabulary): Vocabulary {
  const criteria = new PhraseBook<Criterion>();
  const ownWords = new Map<string, number>();
  const phrases = new Set<string>();
  for (const entry of criteriaOf(written)) {
    for (const phrase of entry.phrases) {
      criteria.add(phrase, entry.criterion);
      for (const word of wordsOf(phrase)) ownWords.set(word, (ownWords.get(word) ?? 0) + 1);
    }
    addPhrases(phrases, [...entry.criterion.terms, ...entry.criterion.avoided]);
  }
  const refusals = new PhraseBook<RefusalMeaning>();
  for (const { words, terms, note } of written.refusals) {
    const meaning = { terms: terms.map(phraseOf), ...(note && { note }) };
    for (const phrase of words) refusals.add(phrase, meaning);
    addPhrases(phrases, meaning.terms);
  }
  const { nouns, adjectives, connectors } = written.filler;
  const filler = new Set([...nouns, ...adjectives, ...connectors]);
  for (const word of filler) ownWords.set(word, ownWords.get(word) ?? 1);
  return {
    criteria,
    refusals,
    negation: negationOf(written.negation),
    emoji: new Map(
      Object.entries(written.emoji).flatMap(([word, emoji]) =>
        Array.from(emoji, (one) => [one, word] as const),
      ),
    ),
    filler,
    connectors: new Set(connectors),
    foreign: Object.values(written.foreign).map((language) => new Map(Object.entries(language))),
    english: new Set(written.english.map(stem)),
    ownWords,
    phrases,
  };
}

const negationOf = ({ negators, ...groups }: SearchVocabulary['negation']): Negation => ({
  negators: negators.map((phrase) => phrase.split(' ')).toSorted((one, other) => other.length - one.length),
  leading: new Set(groups.leading),
  skipped: new Set(groups.skipped),
  ends: new Set(groups.ends),
  clauses: new Set(groups.clauses),
  wanted: new Set(groups.wanted),
  harmless: new Set(groups.harmless),
});

function addPhrases(phrases: Set<string>, terms: readonly string[]): void {
  for (const term of terms) if (term.includes(' ')) phrases.add(term);
}
