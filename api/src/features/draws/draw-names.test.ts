import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawNames, type Permitted } from './draw-names.ts';

/** All pairs except the excluded ones. */
const group = (count: number, forbidden: readonly (readonly [number, number])[] = []): Permitted =>
  Array.from({ length: count }, (_, giver) =>
    Array.from(
      { length: count },
      (_1, receiver) =>
        giver !== receiver && !forbidden.some(([one, other]) => one === giver && other === receiver),
    ),
  );
const bothWays = (pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

/** All permitted assignments, by trying every permutation. */
function all(mayGive: Permitted): number[][] {
  const extend = (to: number[]): number[][] =>
    to.length === mayGive.length
      ? [to]
      : mayGive[to.length]!.flatMap((may, receiver) =>
          may && !to.includes(receiver) ? extend([...to, receiver]) : [],
        );
  return extend([]);
}
const isMutual = (to: number[]) => to.some((receiver, giver) => to[receiver] === giver);

const pair = (count: number) => fc.tuple(fc.nat(count - 1), fc.nat(count - 1));
const sized = fc.integer({ min: 2, max: 7 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    exclusions: fc.array(pair(count), { maxLength: 8 }),
    lastYear: fc.array(pair(count), { maxLength: 7 }),
  }),
);

test('gives everybody one other, keeps exclusions both ways and last year’s pairs out, and is possible whenever it can be', () => {
  fc.assert(
    fc.property(sized, ({ count, exclusions, lastYear }) => {
      const mayGive = group(count, [...bothWays(exclusions), ...lastYear]);
      const possible = all(mayGive);
      const to = drawNames(mayGive);
      expect(to === undefined).toBe(possible.length === 0);
      if (to === undefined) return;
      expect(possible).toContainEqual(to);
      expect(isMutual(to)).toBe(possible.every(isMutual));
    }),
    { numRuns: 300 },
  );
});

test('holds in the largest group with many exclusions', () => {
  const couples = Array.from({ length: 25 }, (_, n) => [2 * n, 2 * n + 1] as const);
  const mayGive = group(50, bothWays(couples));
  const to = drawNames(mayGive)!;
  expect(to.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(to.map((receiver, giver) => mayGive[giver]![receiver])).toEqual(Array(50).fill(true));
  expect(isMutual(to)).toBe(false);
});

test('finds the one way that is left, and says where there is none', () => {
  const ring = Array.from({ length: 50 }, (_, giver) =>
    Array.from({ length: 50 }, (_1, receiver) => receiver === (giver + 1) % 50),
  );
  expect(drawNames(ring)?.[49]).toBe(0);
  // One of three may not give to either of the others.
  expect(drawNames(group(3, bothWays([[0, 1], [0, 2]])))).toBeUndefined(); // oxfmt-ignore
});

test('draws every permitted assignment equally often', () => {
  const mayGive = group(5, bothWays([[0, 1]]));
  const possible = all(mayGive).filter((to) => !isMutual(to));
  const counts = new Map(possible.map((to) => [to.join(), 0]));
  // The same numbers in every run.
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const runs = 400 * possible.length;
  for (let run = 0; run < runs; run++) {
    const key = drawNames(mayGive, random)!.join();
    counts.set(key, counts.get(key)! + 1);
  }
  const squares = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  // Chi-squared: five standard deviations above its mean.
  const freedom = possible.length - 1;
  expect(squares).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
});
