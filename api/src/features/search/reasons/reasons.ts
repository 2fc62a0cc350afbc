import type { DocumentIndex } from '../gift-index/document-index.ts';
import type { SearchIndex } from '../gift-index/search-index.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Wish } from '../understand/wishes.ts';

/** What people do who like something, for one person and for 'they'. */
const DOES: Readonly<Record<string, readonly [one: string, they: string]>> = {
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
/** Qualities that a gift simply is. */
const IS: Readonly<Record<string, string>> = {
  cozy: 'cozy',
  funny: 'funny',
  handmade: 'made by hand',
  'eco-friendly': 'kind to nature',
  practical: 'something to use every day',
  romantic: 'romantic',
  thoughtful: 'something to keep',
  unusual: 'out of the ordinary',
  'clutter-free': 'nothing that gathers dust',
  'last-minute': 'there at once',
  'easy-to-use': 'easy to use',
  small: 'small',
  personalized: 'made for one person',
};
/** A clause that more of the gifts share says nothing of any of them. */
const PARTICULAR = 0.6;

/**
 * A sentence for each gift that has something particular: 'She bakes, and it is under $40.' What most of the gifts share
 * is left unsaid, so that the same line does not stand under all of them.
 */
export function reasonsFor(
  { gifts: index }: Pick<SearchIndex, 'gifts'>,
  understanding: Understanding,
  ids: readonly number[],
): Map<number, string> {
  const documents = ids.map((id) => ({ id, document: index.documentWithId(id) }));
  const clauses = documents.map(({ id, document }) => ({
    id,
    own: document === undefined ? [] : clausesOf(index, document, understanding),
  }));
  const shared = new Map<string, number>();
  for (const { own } of clauses) for (const clause of own) shared.set(clause, (shared.get(clause) ?? 0) + 1);
  const isParticular = (clause: string) => shared.get(clause)! <= Math.max(1, ids.length * PARTICULAR);
  return new Map(
    clauses.flatMap(({ id, own }) => {
      const [clause] = own.filter(isParticular);
      return clause ? [[id, sentenceOf(clause, understanding)] as const] : [];
    }),
  );
}

/** What could be said of a gift, the most telling first. */
function clausesOf(index: DocumentIndex, document: number, { wishes }: Understanding): string[] {
  const person = wishes.find(({ kind }) => kind === 'person');
  const liked = person
    ? wishes
        .flatMap(({ kind, interests, isNarrow, label, terms }) =>
          isNarrow
            ? narrowClause(index, document, label, terms)
            : kind === 'person' || kind === 'interest'
              ? interests
              : [],
        )
        .flatMap((slug) => interestClause(index, document, slug, person))
    : [];
  const qualities = wishes.flatMap(({ quality }) => quality ?? []);
  const has = qualities
    .filter((slug) => IS[slug] !== undefined && index.hasLabel(document, slug))
    .map((slug) => `It is ${IS[slug]}`);
  return [...new Set([...liked, ...has])];
}

/** A narrow interest by its own name: 'golf', not 'fitness'. */
const narrowClause = (index: DocumentIndex, document: number, label: string, terms: readonly string[]) =>
  terms.some((term) => index.hasWord(document, term)) ? [`=${label}`] : [];

function interestClause(index: DocumentIndex, document: number, slug: string, person: Wish): string[] {
  const { name, isOne } = subjectOf(person);
  if (slug.startsWith('=')) return [`${name} ${isOne ? 'loves' : 'love'} ${slug.slice(1).toLowerCase()}`];
  const does = DOES[slug];
  return does && index.hasLabel(document, slug) ? [`${name} ${does[isOne ? 0 : 1]}`] : [];
}

function subjectOf({ suits, personName }: Wish): { name: string; isOne: boolean } {
  if (personName) return { name: personName, isOne: true };
  if (suits === 'her') return { name: 'She', isOne: true };
  if (suits === 'him') return { name: 'He', isOne: true };
  return { name: 'They', isOne: false };
}

function sentenceOf(clause: string, { price }: Understanding): string {
  if (price?.max === undefined || price.target !== undefined) return `${clause}.`;
  const limit = `under $${price.max}`;
  return clause.startsWith('It is') ? `${clause} and ${limit}.` : `${clause}, and it is ${limit}.`;
}
