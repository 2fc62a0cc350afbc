import { randomInt } from 'node:crypto';

/** Permitted pairs: `mayGive[giver][receiver]`, by index. */
export type Permitted = readonly (readonly boolean[])[];
/** Returns a random integer from 0 to `below` - 1. */
type Random = (below: number) => number;
/** The receiver of each giver, by index. */
type Assignment = number[];

const TRIES = 4000;
const STEPS = 20_000;

/**
 * Draws a receiver for each giver; undefined where that is impossible. Samples permutations uniformly until one is
 * permitted, so all permitted ones are equally likely. Where none comes up, a search in random order finds one. Pairs
 * that give to each other are avoided where possible.
 */
export function drawNames(mayGive: Permitted, random: Random = randomInt): Assignment | undefined {
  if (!byAugmentingPaths(mayGive, random)) return undefined;
  return (
    bySampling(mayGive, random, hasNoMutualPair) ??
    byBacktracking(mayGive, random) ??
    bySampling(mayGive, random, () => true) ??
    byAugmentingPaths(mayGive, random)
  );
}

const hasNoMutualPair = (to: Assignment) => to.every((receiver, giver) => to[receiver] !== giver);

function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = random(index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

function bySampling(
  mayGive: Permitted,
  random: Random,
  isGood: (to: Assignment) => boolean,
): Assignment | undefined {
  for (let tried = 0; tried < TRIES; tried++) {
    const to = shuffled(mayGive.length, random);
    if (to.every((receiver, giver) => mayGive[giver]![receiver]) && isGood(to)) return to;
  }
  return undefined;
}

/** Backtracking without pairs that give to each other, the giver with the fewest choices first. */
function byBacktracking(mayGive: Permitted, random: Random): Assignment | undefined {
  const count = mayGive.length;
  const to: (number | undefined)[] = Array.from({ length: count });
  const isTaken = Array.from({ length: count }, () => false);
  let steps = STEPS;
  const choicesOf = (giver: number) =>
    shuffled(count, random).filter(
      (receiver) => mayGive[giver]![receiver] && !isTaken[receiver] && to[receiver] !== giver,
    );
  const assign = (left: readonly number[]): boolean => {
    if (left.length === 0) return true;
    const choices = left.map((giver) => ({ giver, receivers: choicesOf(giver) }));
    const next = choices.reduce((best, one) => (one.receivers.length < best.receivers.length ? one : best));
    for (const receiver of next.receivers) {
      if (--steps < 0) return false;
      to[next.giver] = receiver;
      isTaken[receiver] = true;
      if (assign(left.filter((giver) => giver !== next.giver))) return true;
      to[next.giver] = undefined;
      isTaken[receiver] = false;
    }
    return false;
  };
  return assign(shuffled(count, random)) ? to.map((receiver) => receiver!) : undefined;
}

/** A matching by augmenting paths in random order. It decides whether there is a permitted assignment at all. */
function byAugmentingPaths(mayGive: Permitted, random: Random): Assignment | undefined {
  const count = mayGive.length;
  const giverOf: (number | undefined)[] = Array.from({ length: count });
  const augment = (giver: number, seen: Set<number>): boolean => {
    for (const receiver of shuffled(count, random)) {
      if (!mayGive[giver]![receiver] || seen.has(receiver)) continue;
      seen.add(receiver);
      const before = giverOf[receiver];
      if (before !== undefined && !augment(before, seen)) continue;
      giverOf[receiver] = giver;
      return true;
    }
    return false;
  };
  if (!shuffled(count, random).every((giver) => augment(giver, new Set()))) return undefined;
  const to: Assignment = Array.from({ length: count });
  giverOf.forEach((giver, receiver) => (to[giver!] = receiver));
  return to;
}
