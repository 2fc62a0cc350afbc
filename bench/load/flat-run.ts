import { summarize, type Verdict } from '../measure.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { simulateCrowd, type Crowd, type CrowdRun } from './crowd.ts';

/** Measurements of one minute of a flat run. */
interface Minute {
  p95: number;
  perSecond: number;
  errors: number;
  /** Memory of all servers at the end of the run. */
  residentMb: number;
}

export interface FlatRun {
  people: number;
  minutes: Minute[];
  generatorLagMs: number;
}

export const PROMISED_MS = 300;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** Runs a constant number of people, and measures each minute. */
export async function runFlat(servers: readonly ServerProcess<object>[], crowd: Crowd): Promise<FlatRun> {
  const memory: Promise<number>[] = [];
  const watch = setInterval(() => memory.push(residentMb(servers)), MINUTE_MS);
  const played = await simulateCrowd(crowd).finally(() => clearInterval(watch));
  memory.push(residentMb(servers));
  const { generatorLagMs } = played;
  return {
    people: crowd.people.length,
    minutes: minutesOf(played, crowd.seconds, await Promise.all(memory)),
    generatorLagMs,
  };
}

async function residentMb(servers: readonly ServerProcess<object>[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return used.reduce((sum, { memoryBytes }) => sum + memoryBytes / MEGABYTE, 0);
}

/** Requests by the minute they ended in; those of the last rounds count to the last minute. */
function minutesOf({ samples, startedAt }: CrowdRun, seconds: number, memory: readonly number[]): Minute[] {
  const last = Math.ceil(seconds / 60) - 1;
  const minuteOf = (endedAt: number) => Math.min(last, Math.floor((endedAt - startedAt) / MINUTE_MS));
  const byMinute = Map.groupBy(samples, ({ endedAt }) => minuteOf(endedAt));
  return [...byMinute]
    .toSorted(([left], [right]) => left - right)
    .map(([minute, some]) => {
      const endsAt = some.reduce((latest, { endedAt }) => Math.max(latest, endedAt), 0);
      return {
        p95: summarize(some.map(({ ms }) => ms)).p95,
        perSecond: (some.length * 1000) / (endsAt - startedAt - minute * MINUTE_MS),
        errors: some.filter(({ error }) => error !== undefined).length,
        residentMb: memory[minute] ?? memory.at(-1)!,
      };
    });
}

/** Mean of a field over the first and the last third of the run. */
function thirds(minutes: readonly Minute[], field: 'p95' | 'residentMb') {
  const third = Math.ceil(minutes.length / 3);
  const mean = (some: readonly Minute[]) =>
    some.reduce((sum, minute) => sum + minute[field], 0) / some.length;
  return { first: mean(minutes.slice(0, third)), last: mean(minutes.slice(-third)) };
}

export function flatVerdicts(minutes: readonly Minute[]): Verdict[] {
  const [speed, memory] = [thirds(minutes, 'p95'), thirds(minutes, 'residentMb')];
  const slowest = Math.max(...minutes.map(({ p95 }) => p95));
  return [
    { promise: 'flat run: slowest minute p95, ms', measured: slowest, atMost: PROMISED_MS },
    {
      promise: 'flat run: p95 of the last third / the first',
      measured: speed.last / speed.first,
      atMost: 1.5,
    },
    {
      promise: 'flat run: memory of the last third / the first',
      measured: memory.last / memory.first,
      atMost: 1.2,
    },
  ];
}

export function flatFaults(minutes: readonly Minute[]): string[] {
  const failed = minutes.reduce((sum, { errors }) => sum + errors, 0);
  return failed === 0 ? [] : [`${failed} requests of the flat run failed`];
}
