import type { DocumentIndex } from '../gift-index/document-index.ts';
import type { SearchIndex } from '../gift-index/search-index.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Criterion } from '../vocabulary/criteria.ts';

/** Verbs for interests, in the singular and for 'they'. */
export const INTEREST_VERBS: Readonly<Record<string, readonly [one: string, they: string]>> = {
  plants: ['loves plants', 'love plants'],
  gardening: ['gardens', 'garden'],
  baking: ['bakes', 'bake'],
  cooking: ['cooks', 'cook'],
  camping: ['camps', 'camp'],
  adventure: ['is always outdoors', 'are always outdoors'],
  gaming: ['plays games', 'play games'],
  geek: ['likes to know how things work', 'like to know how things work'],
  reading: ['reads', 'read'],
  music: ['loves music', 'love music'],
  art: ['makes art', 'make art'],
  crafts: ['makes things by hand', 'make things by hand'],
  fitness: ['works out', 'work out'],
  wellness: ['could use a rest', 'could use a rest'],
  'coffee-tea': ['likes a good cup', 'like a good cup'],
  home: ['likes a nice home', 'like a nice home'],
  travel: ['travels', 'travel'],
  photography: ['takes pictures', 'take pictures'],
  pets: ['has a pet', 'have a pet'],
  style: ['likes to dress well', 'like to dress well'],
};
/** The largest share of the gifts that may have the same clause: beyond it the line only repeats itself. */
const SPECIFIC_SHARE = 0.35;

/**
 * A reason for each gift that has a specific one: 'She bakes, and it is under $40.' Reasons that most of the gifts
 * share are left out.
 */
export function reasonsFor(
  { gifts: index }: Pick<SearchIndex, 'gifts'>,
  understanding: Understanding,
  ids: readonly number[],
): Map<number, string> {
  const documents = ids.map((id) => ({ id, document: index.documentWithId(id) }));
  const clauses = documents.map(({ id, document }) => ({
    id,
    document,
    own: document === undefined ? [] : clausesOf(index, document, understanding),
  }));
  const shared = new Map<string, number>();
  for (const { own } of clauses) for (const clause of own) shared.set(clause, (shared.get(clause) ?? 0) + 1);
  const isSpecific = (clause: string) => shared.get(clause)! <= Math.max(1, ids.length * SPECIFIC_SHARE);
  return new Map(
    clauses.flatMap(({ id, document, own }) => {
      const [clause] = own.filter(isSpecific);
      const cents = document === undefined ? undefined : index.priceOf(document);
      return clause ? [[id, sentenceOf(clause, cents, understanding)] as const] : [];
    }),
  );
}

/** Possible reasons for a gift, the most specific first. */
function clausesOf(index: DocumentIndex, document: number, { criteria }: Understanding): string[] {
  const person = criteria.find(({ kind }) => kind === 'person');
  const liked = person ? likedOf(index, document, criteria, person) : [];
  const has = criteria.flatMap(({ quality, reason }) =>
    quality && reason && index.hasLabel(document, quality) ? [`It is ${reason}`] : [],
  );
  return [...new Set([...liked, ...has])];
}

/** Shared interest of person and gift, by its narrow name: 'golf' and not 'fitness'. */
function likedOf(
  index: DocumentIndex,
  document: number,
  criteria: readonly Criterion[],
  person: Criterion,
): string[] {
  const { name, isOne } = subjectOf(person);
  return criteria.flatMap((criterion) => {
    if (criterion.isNarrow) {
      const likes = `${name} ${isOne ? 'loves' : 'love'} ${criterion.label.toLowerCase()}`;
      return isAbout(index, document, criterion) ? [likes] : [];
    }
    if (criterion.kind !== 'person' && criterion.kind !== 'interest') return [];
    return criterion.interests
      .filter((slug) => INTEREST_VERBS[slug] && index.hasLabel(document, slug))
      .map((slug) => `${name} ${INTEREST_VERBS[slug]![isOne ? 0 : 1]}`);
  });
}

/** Its title has the interest's own words; where these have other meanings, its labels say so too. */
const isAbout = (index: DocumentIndex, document: number, { terms, interests, isAmbiguous }: Criterion) =>
  terms.some((term) => index.isInTitle(document, term)) &&
  (!isAmbiguous || interests.some((slug) => index.hasLabel(document, slug)));

function subjectOf({ suits, personName }: Criterion): { name: string; isOne: boolean } {
  if (personName) return { name: personName, isOne: true };
  if (suits === 'her') return { name: 'She', isOne: true };
  if (suits === 'him') return { name: 'He', isOne: true };
  return { name: 'They', isOne: false };
}

function sentenceOf(clause: string, cents: number | undefined, { price }: Understanding): string {
  if (price?.max === undefined || price.target !== undefined) return `${clause}.`;
  // The finder's ranges end at a cent below: $24.99.
  const dollars = Math.ceil(price.max);
  if (cents === undefined || cents >= dollars * 100) return `${clause}.`;
  return clause.startsWith('It is')
    ? `${clause} and under $${dollars}.`
    : `${clause}, and it is under $${dollars}.`;
}
