import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSentences } from '../../api/src/features/search/scoring/judge-sentences.ts';
import { summarize, type Timing } from '../measure.ts';
import type { Person } from '../data/people.ts';
import { seededRandom } from '../data/random.ts';
import { Client, type Sample } from './client.ts';
import { simulatePerson } from './journey.ts';

export interface Crowd {
  servers: readonly string[];
  people: readonly Person[];
  seconds: number;
  pauseMs: readonly [number, number];
}

export interface CrowdResult {
  people: number;
  requests: number;
  perSecond: number;
  all: Timing;
  steps: Record<string, Timing>;
  /** Failed requests, by step and status. */
  errors: Record<string, number>;
  /** Event loop lag of this process, which simulates the people. Above about 50 ms it distorts the results. */
  generatorLagMs: number;
}

export interface CrowdRun {
  samples: Sample[];
  startedAt: number;
  seconds: number;
  generatorLagMs: number;
}

/** Simulates people for `seconds`. A round that runs then is finished. */
export async function simulateCrowd({ servers, people, seconds, pauseMs }: Crowd): Promise<CrowdRun> {
  const { tuned, heldOut } = readSentences();
  const queries = [...tuned, ...heldOut].map(({ q }) => q);
  const clients = people.map(({ cookie }) => new Client(servers, cookie));
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const stop = AbortSignal.timeout(seconds * 1000);
  const startedAt = performance.now();
  try {
    await Promise.all(
      clients.map((client, index) =>
        simulatePerson({ client, random: seededRandom(index + 1), pauseMs, queries, stop }),
      ),
    );
  } finally {
    lag.disable();
    for (const client of clients) client.close();
  }
  const samples = clients.flatMap((client) => client.samples);
  const tookS = (performance.now() - startedAt) / 1000;
  return { samples, startedAt, seconds: tookS, generatorLagMs: lag.percentile(99) / 1e6 };
}

const timingOf = (samples: Sample[]) => summarize(samples.map(({ ms }) => ms));

export function resultOf(people: number, { samples, seconds, generatorLagMs }: CrowdRun): CrowdResult {
  const byStep = Map.groupBy(samples, ({ step }) => step);
  const failed = samples.flatMap(({ error }) => error ?? []);
  const byError = Map.groupBy(failed, (error) => error);
  return {
    people,
    requests: samples.length,
    perSecond: samples.length / seconds,
    all: timingOf(samples),
    steps: Object.fromEntries([...byStep].map(([step, some]) => [step, timingOf(some)])),
    errors: Object.fromEntries([...byError].map(([error, some]) => [error, some.length])),
    generatorLagMs,
  };
}
