export interface Timing {
  count: number;
  p50: number;
  p95: number;
}

/** Milliseconds of each run, one after another, after a warm-up that is not counted. */
export async function time(
  runs: (() => Promise<unknown>)[],
  warmUp = Math.min(10, runs.length),
): Promise<Timing> {
  for (const run of runs.slice(0, warmUp)) await run();
  const samples: number[] = [];
  for (const run of runs) {
    const started = performance.now();
    await run();
    samples.push(performance.now() - started);
  }
  return summarize(samples);
}

export function summarize(samples: number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95) };
}

/** One promise: a measured ratio beside the most it may be. */
export interface Verdict {
  promise: string;
  ratio: number;
  atMost: number;
}

export const holds = ({ ratio, atMost }: Verdict) => ratio <= atMost;

export function printVerdicts(verdicts: Verdict[]): void {
  console.table(
    Object.fromEntries(
      verdicts.map((verdict) => [
        verdict.promise,
        { ratio: Number(verdict.ratio.toPrecision(3)), 'at most': verdict.atMost, holds: holds(verdict) },
      ]),
    ),
  );
}
