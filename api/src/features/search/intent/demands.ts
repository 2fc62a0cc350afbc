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
  /** Any of these interests, where one was named. */
  interest: string[];
  prefer: string[];
  budget?: Budget;
  suits?: 'her' | 'him';
  /** Which of the filters were let go of. */
  letGo: number[];
}

interface Step {
  filter: number;
  /** The narrower word goes before the interest that it belongs to. */
  what: 'narrow' | 'all';
}

/** The day goes first, then what narrows an interest, the interest, the person. Never the price or a child's age. */
function softestFirst(filters: Meaning[]): Step[] {
  const those = (what: Step['what'], isMeant: (filter: Meaning) => boolean): Step[] =>
    filters.flatMap((filter, index) => (isMeant(filter) ? [{ filter: index, what }] : []));
  return [
    ...those('all', ({ kind }) => kind === 'occasion'),
    ...those('narrow', ({ find }) => find !== undefined),
    ...those('all', ({ kind }) => kind === 'interest'),
    ...those('all', ({ kind, isStage }) => kind === 'relationship' && !isStage),
  ];
}

/** How many ways there are to ask: each lets go of one thing more, first with the words and then without them. */
export function levelsOf({ filters, words }: Intent): number {
  const steps = softestFirst(filters).length + 1;
  return filters.length > 0 && words.length > 0 ? 2 * steps : steps;
}

export function demandsAt(intent: Intent, level: number): Demands {
  const all = softestFirst(intent.filters);
  const withoutWords = level > all.length;
  const gone = all.slice(0, level % (all.length + 1));
  const isGone = (index: number, what: Step['what']) =>
    gone.some((step) => step.filter === index && step.what === what);
  const kept = intent.filters.filter((_, index) => !isGone(index, 'all'));
  const narrow = intent.filters.filter(
    ({ find }, index) => find && !isGone(index, 'narrow') && !isGone(index, 'all'),
  );
  return {
    words: withoutWords ? [] : intent.words,
    finds: narrow.map(({ find, interest, isAmbiguous, hasRest }) => ({
      words: find!,
      interest,
      isAmbiguous: isAmbiguous ?? false,
      hasRest: hasRest ?? false,
    })),
    interest: unionOf(kept.filter((filter) => !narrow.includes(filter)).map(({ interest }) => interest)),
    ...peopleAndDays(kept),
    ...budgetOf(intent.filters),
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
function budgetOf(filters: Meaning[]): { budget?: Budget } {
  const budgets = filters.map(({ budget }) => budget).filter((budget) => budget !== undefined);
  const last = budgets.at(-1);
  if (!last) return {};
  const fromCents = Math.max(...budgets.map((budget) => budget.fromCents));
  const below = Math.min(...budgets.map((budget) => budget.belowCents ?? Infinity));
  return { budget: fromCents < below ? { fromCents, belowCents: below === Infinity ? null : below } : last };
}
