export interface Timing {
  count: number;
  p50: number;
  p95: number;
}

type Runs = (() => Promise<unknown>)[];

/**
 * Milliseconds of the runs of several things that are compared: one run of each in turn, so that a busy moment falls
 * on all.
 */
export async function timeInTurn<Name extends string>(
  things: Record<Name, Runs>,
): Promise<Record<Name, Timing>> {
  const names = Object.keys(things) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const rounds = Math.min(...names.map((name) => things[name].length));
  // The first round warms up and is repeated.
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now();
      await things[name][Math.max(0, round)]!();
      if (round >= 0) samples[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summarize(samples[name])])) as Record<Name, Timing>;
}

export function summarize(samples: number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** One promise: a measured value (a ratio, milliseconds or megabytes, as its text says) beside the most it may be. */
export interface Verdict {
  promise: string;
  measured: number;
  atMost: number;
}

export const holds = ({ measured, atMost }: Verdict) => measured <= atMost;

export function printVerdicts(verdicts: Verdict[]): void {
  console.table(
    Object.fromEntries(
      verdicts.map((verdict) => [
        verdict.promise,
        {
          measured: Number(verdict.measured.toPrecision(3)),
          'at most': verdict.atMost,
          holds: holds(verdict),
        },
      ]),
    ),
  );
}
