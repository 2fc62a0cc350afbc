import type { SearchVocabulary } from '@tuckaway/content/search/search-vocabulary.schema';
import { phraseOf } from '../text/words.ts';

export type CriterionKind = 'person' | 'occasion' | 'interest' | 'quality';

/** A criterion of the query. Slugs are of categories; terms are stemmed phrases. */
export interface Criterion {
  kind: CriterionKind;
  /** Identity among those of its kind, which no change of its label changes: a slug, or the first of its words. */
  key: string;
  /** Names the chip: 'Mother-in-law', 'Cozy'. */
  label: string;
  /** Says of the person only whether it is a woman or a man: says nothing more beside a named person. */
  isPronoun: boolean;
  relationships: readonly string[];
  occasions: readonly string[];
  interests: readonly string[];
  /** Categories whose gifts are boosted. */
  preferred: readonly string[];
  /** Words of gifts that fit, the most typical first. */
  terms: readonly string[];
  /** Words of gifts that are left out. */
  avoided: readonly string[];
  /** The slug that gifts are labeled with. */
  quality?: string;
  /** Completes 'It is …' in the reason why a gift with the quality was found. */
  reason?: string;
  suits?: 'her' | 'him' | 'everyone';
  /** Name of a recipient of the user. */
  personName?: string;
  /** Says how old the person is ('toddler', 'senior'): gifts for children of other ages are left out. */
  namesAgeGroup: boolean;
  /** May be of any age: an age beside it decides. */
  isAnyAge: boolean;
  /** An interest that is narrower than its categories: the terms decide. */
  isNarrow: boolean;
  /** Names a thing or a subject: gifts without it are only close. */
  isThing: boolean;
  /** Terms only count inside of the interest's categories. */
  isAmbiguous: boolean;
  only?: 'adults' | 'children';
  /** Prices in dollars that the word itself promises. */
  from?: number;
  below?: number;
}

/** Something that a word of the query refuses. */
export interface RefusalMeaning {
  terms: readonly string[];
  note?: string;
}

/** Key of adults of any age, in `people.yaml`. */
export const ADULTS_KEY = 'adults';
/** Keys of words that say of a person only whether it is a woman or a man. */
export const PRONOUN_KEYS: readonly string[] = ['her', 'him', 'woman', 'man'];

export const NO_CRITERION: Omit<Criterion, 'kind' | 'key' | 'label'> = {
  relationships: [],
  occasions: [],
  interests: [],
  preferred: [],
  terms: [],
  avoided: [],
  isPronoun: false,
  namesAgeGroup: false,
  isAnyAge: false,
  isNarrow: false,
  isThing: false,
  isAmbiguous: false,
};

type WrittenCriterion = Pick<
  SearchVocabulary['people'][number],
  'words' | 'label' | 'relationship' | 'occasion' | 'interest' | 'prefer'
>;
type WrittenTerms = Pick<SearchVocabulary['qualities'][number], 'terms' | 'avoid' | 'from' | 'below'>;

const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const criterionOf = (kind: CriterionKind, entry: WrittenCriterion, more: Partial<Criterion>): Criterion => ({
  ...NO_CRITERION,
  kind,
  key: entry.words[0]!,
  label: entry.label ?? capitalized(entry.words[0]!),
  relationships: entry.relationship,
  occasions: entry.occasion,
  interests: entry.interest,
  preferred: entry.prefer,
  ...more,
});

const fitting = ({ terms, avoid, from, below }: WrittenTerms): Partial<Criterion> => ({
  terms: terms.map(phraseOf),
  avoided: avoid.map(phraseOf),
  ...(from !== undefined && { from }),
  ...(below !== undefined && { below }),
});

/** All criteria of the content files with the phrases that express them. */
export function criteriaOf(written: SearchVocabulary): { phrases: string[]; criterion: Criterion }[] {
  const { people, occasions, interests, qualities } = written;
  return [
    ...people.map((entry) => ({
      phrases: entry.words,
      criterion: criterionOf('person', entry, {
        isPronoun: PRONOUN_KEYS.includes(entry.words[0]!),
        namesAgeGroup: entry.ageGroup,
        isAnyAge: entry.anyAge,
        ...(entry.suits && { suits: entry.suits }),
      }),
    })),
    ...occasions.map((entry) => ({
      phrases: entry.words,
      criterion: criterionOf('occasion', entry, fitting(entry)),
    })),
    ...interests.map((entry) => ({
      phrases: entry.words,
      criterion: criterionOf('interest', entry, {
        terms: (entry.find ?? []).map(phraseOf),
        isNarrow: entry.find !== undefined,
        isThing: true,
        isAmbiguous: entry.ambiguous,
      }),
    })),
    ...qualities.map((entry) => ({
      phrases: entry.words,
      criterion: criterionOf('quality', entry, {
        ...fitting(entry),
        key: entry.slug,
        quality: entry.slug,
        ...(entry.reason && { reason: entry.reason }),
        isThing: entry.thing,
        ...(entry.for && { only: entry.for }),
      }),
    })),
  ];
}
