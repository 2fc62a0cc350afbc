import { readAge, type AgeCriterion } from './ages.ts';
import { isContext } from './context.ts';
import { corrected, type Correction } from './corrections.ts';
import { nameAt, NOBODY, type PeopleBook } from './names.ts';
import { withDigits } from './number-words.ts';
import { readPrice, type PriceCriterion } from './prices.ts';
import { negatorAt, readRefusals, type Refusal } from './refusals.ts';
import { rewritten, translated, withoutHarmlessNegatives, withSituations } from './rewriting.ts';
import { SourceText, type Span } from './source-text.ts';
import type { Spelling } from './spelling.ts';
import { stem } from './stem.ts';
import { BOUNDARY, tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Criterion, CriterionKind } from './criteria.ts';

/** A word to look for in the texts of gifts. */
export interface QueryWord {
  text: string;
  stem: string;
  /** Part of a criterion: the criterion already looks for it. */
  isExplained: boolean;
  /** Prefix match: the last word is still being typed. */
  isBeginning: boolean;
}

/** A part of the query that was understood, as a chip shows it. */
export interface UnderstoodPart {
  kind: CriterionKind | 'price' | 'age' | 'refusal';
  label: string;
  criterion?: Criterion;
  /** Spans in the query; several if two words mean the same. */
  spans: Span[];
  /** The refusing word, which stays where it refuses the next part too. */
  negator?: Span;
}

/** Meaning of a query. Price, age and refusals are hard constraints; all else is scored. */
export interface Understanding {
  criteria: Criterion[];
  /** Phrases that express things and qualities, in stems: titles that say the same come first. */
  typed: { criterion: Criterion; stems: readonly string[] }[];
  refusals: Refusal[];
  price?: PriceCriterion;
  age?: AgeCriterion;
  words: QueryWord[];
  parts: UnderstoodPart[];
  corrections: Correction[];
  /** Words that are in no list of words and near to none. */
  unknownWords: string[];
}

interface UnderstandOptions {
  people?: PeopleBook;
  /** False: no spelling correction. */
  corrects?: boolean;
}

export const NOTHING_UNDERSTOOD: Understanding = {
  criteria: [],
  typed: [],
  refusals: [],
  words: [],
  parts: [],
  corrections: [],
  unknownWords: [],
};

export function understand(
  query: string,
  vocabulary: Vocabulary,
  spelling: Spelling,
  { people = NOBODY, corrects = true }: UnderstandOptions = {},
): Understanding {
  const result: Understanding = structuredClone(NOTHING_UNDERSTOOD);
  const source = withDigits(translated(rewritten(SourceText.fold(query)), vocabulary));
  const rest = withSituations(withoutHarmlessNegatives(readAmounts(source, result)));
  const tokens = tokensOf(rest);
  const checked = corrects ? corrected(query, tokens, spelling, people, result) : tokens;
  new QueryReader(checked, vocabulary, people, result).run();
  tidy(result);
  return result;
}

/** The words of the query and nothing else: no criteria, no amounts, no corrections. */
export function wordsAlone(query: string, { filler }: Vocabulary): Understanding {
  const words = tokensOf(rewritten(SourceText.fold(query))).filter(({ text }) => text !== BOUNDARY);
  const telling = words.filter(({ text }) => !filler.has(text));
  const searched = telling.length > 0 ? telling : words;
  return { ...NOTHING_UNDERSTOOD, words: searched.map(({ text }) => queryWord(text, false)) };
}

const queryWord = (text: string, isExplained: boolean): QueryWord => ({
  text,
  stem: stem(text),
  isExplained,
  isBeginning: false,
});

/** Reads the age before the price, so that 'kids 8-10' is no price. */
function readAmounts(source: SourceText, result: Understanding): SourceText {
  const aged = readAge(source);
  const priced = readPrice(aged?.rest ?? source);
  const rest = priced?.rest ?? aged?.rest ?? source;
  if (aged) addPart(result, { kind: 'age', label: aged.age.label, spans: [aged.span] });
  if (aged) result.age = aged.age;
  if (priced) addPart(result, { kind: 'price', label: priced.price.label, spans: [priced.span] });
  if (priced) result.price = priced.price;
  return rest;
}

function addPart(result: Understanding, part: UnderstoodPart): void {
  const same = result.parts.find(({ kind, label }) => kind === part.kind && label === part.label);
  if (same) same.spans.push(...part.spans);
  else result.parts.push(part);
}

/** Goes through the tokens: names, refusals, criteria, and the words that are left. */
class QueryReader {
  readonly #tokens: Token[];
  readonly #words: string[];
  readonly #vocabulary: Vocabulary;
  readonly #people: PeopleBook;
  readonly #result: Understanding;

  constructor(tokens: Token[], vocabulary: Vocabulary, people: PeopleBook, result: Understanding) {
    this.#tokens = tokens;
    this.#words = tokens.map(({ text }) => text);
    this.#vocabulary = vocabulary;
    this.#people = people;
    this.#result = result;
  }

  run(): void {
    for (let position = 0; position < this.#tokens.length;) position = this.#readAt(position);
  }

  /** Reads the part at this position and returns the next one. */
  #readAt(position: number): number {
    if (this.#words[position] === BOUNDARY) return position + 1;
    const name = nameAt(this.#tokens, position, this.#people);
    if (name) {
      this.#addCriterion(name.criterion, position, name.length);
      return position + name.length;
    }
    const phrase = this.#vocabulary.criteria.at(this.#words, position);
    const negator = negatorAt(this.#words, position);
    if (negator > 0 && (phrase?.length ?? 0) <= negator) return this.#refuse(position, negator);
    if (phrase && this.#isContext(phrase.meaning, position, position + phrase.length))
      return position + phrase.length;
    if (phrase) {
      this.#addCriterion(phrase.meaning, position, phrase.length);
      return position + phrase.length;
    }
    this.#addWord(position);
    return position + 1;
  }

  #isContext(criterion: Criterion, from: number, to: number): boolean {
    const hasPerson = this.#result.criteria.some(({ kind }) => kind === 'person');
    return isContext(
      { tokens: this.#tokens, words: this.#words, vocabulary: this.#vocabulary, hasPerson },
      { criterion, from, to },
    );
  }

  #refuse(position: number, negator: number): number {
    let { refusals, end } = readRefusals(this.#tokens, position + negator, this.#vocabulary);
    // 'Doesn't cook' has no object: the verb itself is refused.
    if (refusals.length === 0 && negator > 1)
      ({ refusals, end } = readRefusals(this.#tokens, position + 1, this.#vocabulary));
    for (const [index, { refusal, from, to }] of refusals.entries()) {
      this.#result.refusals.push(refusal);
      const span = this.#spanOf(index === 0 ? position : from, to);
      const refused: UnderstoodPart = { kind: 'refusal', label: refusal.label, spans: [span] };
      if (index === 0) refused.negator = this.#spanOf(position, position + negator);
      addPart(this.#result, refused);
    }
    return Math.max(end, position + negator);
  }

  #addCriterion(criterion: Criterion, position: number, length: number): void {
    this.#result.criteria.push(criterion);
    addPart(this.#result, {
      kind: criterion.kind,
      label: criterion.label,
      criterion,
      spans: [this.#spanOf(position, position + length)],
    });
    if (criterion.kind !== 'interest' && criterion.kind !== 'quality') return;
    // Words that name a thing are also searched as plain words; those of a person or day are not.
    const words = this.#words
      .slice(position, position + length)
      .filter((text) => length === 1 || !this.#vocabulary.filler.has(text));
    for (const text of words) this.#result.words.push(queryWord(text, true));
    if (words.length > 0) this.#result.typed.push({ criterion, stems: words.map(stem) });
  }

  #addWord(position: number): void {
    const text = this.#words[position]!;
    // Numbers are amounts or say nothing, except for '1000 pieces'.
    const isTelling = !/^\d+$/.test(text) || /^pieces?$/.test(this.#words[position + 1] ?? '');
    if (!isTelling || text.length === 1 || this.#vocabulary.filler.has(text)) return;
    const isBeginning = position === this.#tokens.length - 1;
    this.#result.words.push({ ...queryWord(text, false), isBeginning });
  }

  #spanOf(from: number, to: number): Span {
    return { start: this.#tokens[from]!.span.start, end: this.#tokens[to - 1]!.span.end };
  }
}

/** 'She had a baby, nothing for the baby': a criterion that is refused by its very name is refused. */
const isRefused = ({ refusals }: Understanding, { label }: Criterion) =>
  refusals.some(({ text }) => text === label.toLowerCase());

/** Each criterion and word once; 'her' beside a named person says nothing more; chips in the order of the query. */
function tidy(result: Understanding): void {
  const isNamed = result.criteria.some(({ kind, isPronoun }) => kind === 'person' && !isPronoun);
  const stays = (criterion: Criterion) => !(isNamed && criterion.isPronoun) && !isRefused(result, criterion);
  result.criteria = [...new Set(result.criteria)].filter(stays);
  result.parts = result.parts.filter(({ criterion }) => criterion === undefined || stays(criterion));
  result.words = [...new Map(result.words.map((word) => [word.stem, word])).values()];
  result.parts.sort((one, other) => one.spans[0]!.start - other.spans[0]!.start);
}
