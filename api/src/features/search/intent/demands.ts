import type { Intent } from './read-intent.ts';
import type { Budget, Meaning } from './vocabulary.ts';

/** Something that is looked for as a word, inside of an interest. */
export interface Find {
  words: string[];
  interest: string[];
  isAmbiguous: boolean;
  hasRest: boolean;
}

/** What is asked of a gift after so much was let go of. */
export interface Demands {
  words: string[];
  finds: Find[];
  /** People and days: any of each group, all of the groups. */
  groups: string[][];
  /** Any of these interests, where some were named; what is of all of them comes first. */
  interests: string[][];
  prefer: string[];
  budget?: Budget;
  suits?: 'her' | 'him';
  /** Which of the filters were let go of. */
  letGo: number[];
}

interface Step {
  filter: number;
  /** The narrower word goes before the interest that it belongs to; a price becomes wider and does not go. */
  what: 'narrow' | 'all' | 'wider';
}

/** People who are no children: a gift for an aunt who knits may be one for a friend who knits. */
const GROWN_UP =
  'partner parents grandparents family relatives friends coworkers teachers acquaintance'.split(' ');
const WIDER = 2;

/** Of somebody who is known by name alone nothing is asked, and so nothing let go of. */
const asksFor = ({ relationship, occasion, suits }: Meaning) =>
  relationship.length > 0 || occasion.length > 0 || suits !== undefined;

interface Steps {
  /** The day, then the person: the words stay. */
  soft: Step[];
  /** What narrows an interest, the interest, and in the end the price. Never a child's age. */
  hard: Step[];
}

function softestFirst(filters: Meaning[]): Steps {
  const those = (what: Step['what'], isMeant: (filter: Meaning) => boolean): Step[] =>
    filters.flatMap((filter, index) => (isMeant(filter) ? [{ filter: index, what }] : []));
  return {
    soft: [
      ...those('all', ({ kind }) => kind === 'occasion'),
      ...those('all', (filter) => filter.kind === 'relationship' && !filter.isStage && asksFor(filter)),
    ],
    hard: [
      ...those('narrow', ({ find }) => find !== undefined),
      ...those('all', ({ kind }) => kind === 'interest'),
      ...those('wider', ({ budget }) => budget !== undefined),
    ],
  };
}

interface Level {
  gone: Step[];
  hasWords: boolean;
}

/** The ways to ask, each letting go of one thing more: what is soft, then the words, then all but the words. */
function levels({ filters, words }: Intent): Level[] {
  const { soft, hard } = softestFirst(filters);
  const all = [...soft, ...hard];
  const upTo = (from: number, to: number, hasWords: boolean): Level[] =>
    Array.from({ length: to - from + 1 }, (_, more) => ({ gone: all.slice(0, from + more), hasWords }));
  if (words.length === 0) return upTo(0, all.length, true);
  if (filters.length === 0) return [{ gone: [], hasWords: true }];
  return [
    ...upTo(0, soft.length, true),
    ...upTo(0, all.length, false),
    ...upTo(soft.length + 1, all.length, true),
  ];
}

/** The first level without the words; before it, any of them will do. */
export const wordlessLevel = (intent: Intent) => levels(intent).findIndex(({ hasWords }) => !hasWords);
export const levelsOf = (intent: Intent) => levels(intent).length;

export function demandsAt(intent: Intent, level: number): Demands {
  const { gone, hasWords } = levels(intent).at(level) ?? { gone: [], hasWords: true };
  const isGone = (filter: Meaning, ...what: Step['what'][]) =>
    gone.some((step) => intent.filters[step.filter] === filter && what.includes(step.what));
  const kept = intent.filters.filter((filter) => !isGone(filter, 'all'));
  const narrow = kept.filter((filter) => filter.find && !isGone(filter, 'narrow'));
  const lost = intent.filters.filter((filter) => filter.kind === 'relationship' && isGone(filter, 'all'));
  const { groups, ...fitting } = peopleAndDays(kept);
  const isGrownUp =
    lost.length > 0 &&
    lost.every(({ relationship }) => relationship.every((slug) => GROWN_UP.includes(slug)));
  return {
    words: hasWords ? intent.words : [],
    finds: narrow.map(({ find, interest, isAmbiguous, hasRest }) => ({
      words: find!,
      interest,
      isAmbiguous: isAmbiguous ?? false,
      hasRest: hasRest ?? false,
    })),
    interests: kept
      .filter((filter) => !narrow.includes(filter) && filter.interest.length > 0)
      .map(({ interest }) => interest),
    groups: isGrownUp ? [...groups, GROWN_UP] : groups,
    ...fitting,
    ...budgetOf(
      intent.filters,
      gone.some(({ what }) => what === 'wider'),
    ),
    letGo: [...new Set(gone.map(({ filter }) => filter))],
  };
}

const unionOf = (groups: string[][]) => [...new Set(groups.flat())];

/** A time of life decides over words that say nothing of age. */
function peopleAndDays(filters: Meaning[]): Pick<Demands, 'groups' | 'prefer' | 'suits'> {
  const stages = filters.filter(({ isStage }) => isStage);
  const deciding = stages.length > 0 ? filters.filter(({ isAnyAge }) => !isAnyAge) : filters;
  const people = deciding.filter(({ kind, isStage }) => kind === 'relationship' && !isStage);
  const days = deciding.filter(({ kind }) => kind === 'occasion');
  const suits = filters.map((filter) => filter.suits).filter((one) => one !== undefined);
  const groups = [
    ...[stages, people, days].map((some) => unionOf(some.map(({ relationship }) => relationship))),
    ...[people, days].map((some) => unionOf(some.map(({ occasion }) => occasion))),
  ];
  return {
    groups: groups.filter((group) => group.length > 0),
    prefer: unionOf(deciding.map(({ prefer }) => prefer)),
    // 'His and hers' is for both.
    ...(new Set(suits).size === 1 && { suits: suits[0]! }),
  };
}

/** Several amounts together; where they exclude each other the last one holds. */
function budgetOf(filters: Meaning[], isWider: boolean): { budget?: Budget } {
  const budgets = filters.map(({ budget }) => budget).filter((budget) => budget !== undefined);
  const last = budgets.at(-1);
  if (!last) return {};
  const fromCents = Math.max(...budgets.map((budget) => budget.fromCents));
  const below = Math.min(...budgets.map((budget) => budget.belowCents ?? Infinity));
  const { fromCents: from, belowCents } =
    fromCents < below ? { fromCents, belowCents: below === Infinity ? null : below } : last;
  if (!isWider) return { budget: { fromCents: from, belowCents } };
  return {
    budget: {
      fromCents: Math.floor(from / WIDER),
      belowCents: belowCents === null ? null : belowCents * WIDER,
    },
  };
}
