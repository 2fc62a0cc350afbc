import type { QueryWord } from '../understand/understanding.ts';
import type { Criterion } from '../vocabulary/criteria.ts';
import type { DocumentIndex } from '../gift-index/document-index.ts';
import { documentOf, FIELD, fieldsOf, type Postings } from '../gift-index/postings.ts';
import { LABELS, SCORES_TO_MEET, TERMS, WELL_ABOVE, WEIGHTS, WORDS } from './weights.ts';

/** Scores of all documents for one criterion. */
type Scores = Float32Array;

/** Scores of all documents for a criterion, with the score from which it counts as met. */
export function scoreCriterion(
  index: DocumentIndex,
  criterion: Criterion,
  typed: readonly (readonly string[])[] = [],
): { scores: Scores; scoreToMeet: number } {
  const { scores, scoreToMeet } = scoreKind(index, criterion);
  for (const stems of criterion.isThing ? typed : []) addTyped(index, criterion, stems, scores, scoreToMeet);
  return { scores, scoreToMeet };
}

/** A title with the typed words is the thing itself: a pen, where journals are about pens, too. */
function addTyped(
  index: DocumentIndex,
  criterion: Criterion,
  stems: readonly string[],
  scores: Scores,
  scoreToMeet: number,
) {
  const isLabeled = criterion.isAmbiguous ? index.labeledAny(criterion.interests) : undefined;
  for (const posting of index.withWord(stems[0]!)) {
    const document = documentOf(posting);
    if (isLabeled?.[document] === 0 || !stems.every((one) => index.isInTitle(document, one))) continue;
    scores[document] = Math.max(scores[document]!, scoreToMeet) + WEIGHTS.typedInTitle;
  }
}

function scoreKind(index: DocumentIndex, criterion: Criterion): { scores: Scores; scoreToMeet: number } {
  const scores: Scores = new Float32Array(index.size);
  switch (criterion.kind) {
    case 'person':
      scorePerson(index, criterion, scores);
      return { scores, scoreToMeet: SCORES_TO_MEET.person };
    case 'occasion':
      scoreOccasion(index, criterion, scores);
      return { scores, scoreToMeet: SCORES_TO_MEET.occasion };
    case 'interest':
      scoreInterest(index, criterion, scores);
      return {
        scores,
        scoreToMeet: criterion.isNarrow ? scoreToMeetNarrow(scores) : SCORES_TO_MEET.interest,
      };
    case 'quality':
      scoreQuality(index, criterion, scores);
      return { scores, scoreToMeet: criterion.isThing ? SCORES_TO_MEET.thing : SCORES_TO_MEET.quality };
  }
}

/** The best score of a narrow interest, within limits: where no text speaks of it, the label alone does not meet it. */
function scoreToMeetNarrow(scores: Scores): number {
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  return Math.max(WEIGHTS.narrowText, Math.min(SCORES_TO_MEET.narrowInterest, best));
}

function scorePerson(index: DocumentIndex, criterion: Criterion, scores: Scores): void {
  addAny(index, scores, criterion.relationships, WEIGHTS.person, true);
  addAny(index, scores, criterion.preferred, WEIGHTS.preferred);
  addAny(index, scores, criterion.interests, WEIGHTS.personInterest);
  addAny(index, scores, criterion.occasions, WEIGHTS.occasion);
  addFiled(index, scores, [...criterion.relationships, ...criterion.preferred]);
}

function scoreOccasion(index: DocumentIndex, criterion: Criterion, scores: Scores): void {
  addAny(index, scores, criterion.occasions, WEIGHTS.occasion, true);
  addAny(index, scores, criterion.relationships, WEIGHTS.relatedCategory);
  addAny(index, scores, criterion.interests, WEIGHTS.relatedCategory);
  addAny(index, scores, criterion.preferred, WEIGHTS.preferred);
  addTerms(index, scores, criterion.terms, WEIGHTS.qualityTerms);
  addFiled(index, scores, criterion.occasions);
}

/** A narrow interest is looked for in titles first; a wide one is a label. */
function scoreInterest(index: DocumentIndex, criterion: Criterion, scores: Scores): void {
  if (!criterion.isNarrow) {
    addAny(index, scores, criterion.interests, WEIGHTS.interest);
    addAny(index, scores, criterion.preferred, WEIGHTS.preferred);
    return;
  }
  const isLabeled = index.labeledAny(criterion.interests);
  for (let document = 0; document < index.size; document++)
    if (isLabeled[document] === 1) scores[document] = WEIGHTS.narrowLabelOnly;
  const titleOnly = criterion.isAmbiguous ? WEIGHTS.narrowTitleAmbiguous : WEIGHTS.narrowTitleOnly;
  for (const term of criterion.terms)
    for (const posting of index.withWord(term)) {
      const document = documentOf(posting);
      const hasLabel = isLabeled[document] === 1;
      const fields = fieldsOf(posting);
      const inTitle = (fields & (FIELD.title | FIELD.shopPhrase)) !== 0;
      const inText = (fields & FIELD.description) !== 0;
      const title = hasLabel ? WEIGHTS.narrowTitle : titleOnly;
      const text = hasLabel ? WEIGHTS.narrowText : WEIGHTS.narrowTextOnly;
      const earned = inTitle ? title : inText ? text : 0;
      scores[document] = Math.max(scores[document]!, earned);
    }
}

function scoreQuality(index: DocumentIndex, criterion: Criterion, scores: Scores): void {
  addTerms(index, scores, criterion.terms, WEIGHTS.qualityTerms);
  if (criterion.quality) addAny(index, scores, [criterion.quality], WEIGHTS.quality);
  addAny(index, scores, criterion.interests, WEIGHTS.relatedCategory);
  addAny(index, scores, criterion.occasions, WEIGHTS.relatedCategory);
  addAny(index, scores, criterion.relationships, WEIGHTS.relatedCategory);
  addAny(index, scores, criterion.preferred, WEIGHTS.preferred);
  if (criterion.from === undefined) return;
  for (let document = 0; document < index.size; document++) {
    const dollars = (index.priceOf(document) ?? 0) / 100;
    scores[document]! += WEIGHTS.quality * Math.min(1, dollars / (criterion.from * WELL_ABOVE));
  }
}

/** Adds once to documents with any of the labels; the first label counts in full. */
function addAny(
  index: DocumentIndex,
  scores: Scores,
  slugs: readonly string[],
  weight: number,
  isDiluted = false,
): void {
  const seen = new Uint8Array(index.size);
  for (const [order, slug] of slugs.entries()) {
    const earned = weight * LABELS.byOrder[Math.min(order, LABELS.byOrder.length - 1)]!;
    for (const posting of index.withLabel(slug)) {
      const document = documentOf(posting);
      if (seen[document] === 1) continue;
      seen[document] = 1;
      const others = isDiluted ? Math.max(0, index.breadth[document]! - LABELS.few) : 0;
      scores[document]! += earned / (1 + LABELS.dilution * others);
    }
  }
}

/** Lists about the person or day: the first says most. */
function addFiled(index: DocumentIndex, scores: Scores, slugs: readonly string[]): void {
  const counts = new Uint8Array(index.size);
  for (const slug of slugs) for (const posting of index.filedUnder(slug)) counts[documentOf(posting)]! += 1;
  for (let document = 0; document < index.size; document++) {
    const count = counts[document]!;
    if (count > 0) scores[document]! += (WEIGHTS.filed * count) / (count + 1);
  }
}

const termField = (fields: number) =>
  (fields & (FIELD.title | FIELD.shopPhrase)) !== 0
    ? TERMS.inTitle
    : (fields & FIELD.description) !== 0
      ? TERMS.inDescription
      : TERMS.inList;

function addTerms(index: DocumentIndex, scores: Scores, terms: readonly string[], most: number): void {
  if (terms.length === 0) return;
  const hits = new Float32Array(index.size);
  for (const [order, term] of terms.entries()) {
    const typical = TERMS.first - (TERMS.decline * order) / terms.length;
    for (const posting of index.withWord(term))
      hits[documentOf(posting)]! += typical * termField(fieldsOf(posting));
  }
  for (let document = 0; document < index.size; document++) {
    const hit = hits[document]!;
    if (hit > 0) scores[document]! += (most * hit) / (hit + TERMS.half);
  }
}

/** Scores of all documents for a word, and whether they contain it. */
export function scoreWord(
  index: DocumentIndex,
  word: QueryWord,
  wordCount: number,
): { scores: Scores; scoreToMeet: number } {
  const scores: Scores = new Float32Array(index.size);
  const kind = word.isExplained ? WORDS.explained : isInAnyTitle(index, word) ? 1 : WORDS.noThing;
  const share = kind / (1 + WORDS.besideOthers * (wordCount - 1));
  let rarest = 0;
  for (const key of keysOf(index, word)) {
    const postings = index.withWord(key);
    const rarity = Math.min(WORDS.mostRarity, inverseFrequency(index, postings) / WORDS.usualRarity);
    rarest = Math.max(rarest, rarity);
    for (const posting of postings) {
      const fields = fieldsOf(posting);
      const weight = fieldWeight(fields);
      const inTitle = (fields & FIELD.title) !== 0 ? WEIGHTS.wordInTitle : 0;
      const earned = share * (WEIGHTS.words * rarity * (weight / (weight + WORDS.half)) + inTitle);
      const document = documentOf(posting);
      scores[document] = Math.max(scores[document]!, earned);
    }
  }
  return { scores, scoreToMeet: share * WEIGHTS.words * rarest * WORDS.met };
}

/** Whether any gift has the word in its title or shop phrase. */
export const isInAnyTitle = (index: DocumentIndex, word: QueryWord): boolean =>
  keysOf(index, word).some((key) =>
    index.withWord(key).some((posting) => (fieldsOf(posting) & (FIELD.title | FIELD.shopPhrase)) !== 0),
  );

/** Whether the word names a gift: 'suitcase', unlike the 'meeting' of 'a visit for meeting animals'. */
export const isHeadOfAnyTitle = (index: DocumentIndex, word: QueryWord): boolean =>
  keysOf(index, word).some((key) =>
    index.withWord(key).some((posting) => (fieldsOf(posting) & FIELD.head) !== 0),
  );

/** The word itself, or, while it is being typed, words that begin so. */
export const keysOf = (index: DocumentIndex, { stem, text, isBeginning }: QueryWord): string[] =>
  isBeginning && index.withWord(stem).length === 0 ? index.completions(text) : [stem];

const fieldWeight = (fields: number) =>
  ((fields & FIELD.title) !== 0 ? WORDS.inTitle : 0) +
  ((fields & FIELD.shopPhrase) !== 0 ? WORDS.inShopPhrase : 0) +
  ((fields & FIELD.description) !== 0 ? WORDS.inDescription : 0) +
  ((fields & FIELD.list) !== 0 ? WORDS.inList : 0);

const inverseFrequency = (index: DocumentIndex, postings: Postings) =>
  Math.log(1 + (index.size + 0.5) / (postings.length + 0.5));
