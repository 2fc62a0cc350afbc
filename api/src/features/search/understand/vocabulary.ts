import type { SearchVocabulary } from '@tuckaway/content/search/search-vocabulary.schema';
import { PhraseBook } from './phrase-book.ts';
import { stem } from './stem.ts';
import { foldTitle, phraseOf, wordsOf } from './text.ts';
import { criteriaOf, type RefusalMeaning, type Criterion } from './criteria.ts';

/** The words that the search understands, compiled once from content/search. */
export interface Vocabulary {
  criteria: PhraseBook<Criterion>;
  refusals: PhraseBook<RefusalMeaning>;
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

export function makeVocabulary(written: SearchVocabulary): Vocabulary {
  const criteria = new PhraseBook<Criterion>();
  const ownWords = new Map<string, number>();
  const phrases = new Set<string>();
  for (const entry of criteriaOf(written)) {
    for (const phrase of entry.phrases) {
      criteria.add(phrase, entry.criterion);
      for (const word of wordsOf(foldTitle(phrase))) ownWords.set(word, (ownWords.get(word) ?? 0) + 1);
    }
    addPhrases(phrases, [...entry.criterion.terms, ...entry.criterion.avoided]);
  }
  const refusals = new PhraseBook<RefusalMeaning>();
  for (const { words, label, terms, note } of written.refusals) {
    const meaning = { label, terms: terms.map(phraseOf), ...(note && { note }) };
    for (const phrase of words) refusals.add(phrase, meaning);
    addPhrases(phrases, meaning.terms);
  }
  const { nouns, adjectives, connectors } = written.filler;
  const filler = new Set([...nouns, ...adjectives, ...connectors]);
  for (const word of filler) ownWords.set(word, ownWords.get(word) ?? 1);
  return {
    criteria,
    refusals,
    filler,
    connectors: new Set(connectors),
    foreign: Object.values(written.foreign).map((language) => new Map(Object.entries(language))),
    english: new Set(written.english.map(stem)),
    ownWords,
    phrases,
  };
}

function addPhrases(phrases: Set<string>, terms: readonly string[]): void {
  for (const term of terms) if (term.includes(' ')) phrases.add(term);
}
