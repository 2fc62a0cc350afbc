import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSentences } from '../../api/src/features/search/quality/judge-sentences.ts';
import { summarize, type Timing } from '../measure.ts';
import type { Person } from '../people.ts';
import { seededRandom } from '../random.ts';
import { Client, type Sample } from './client.ts';
import { beSomebody } from './journey.ts';

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
  /** Of the process that plays the people: above some 50 ms it is too slow itself, and figures are worse than the truth. */
  generatorLagMs: number;
}

/** Plays people for a while. It ends by itself: once the time is over, nobody begins another round. */
export async function playCrowd({ servers, people, seconds, pauseMs }: Crowd): Promise<CrowdResult> {
  const queries = readSentences().map(({ q }) => q);
  const clients = people.map(({ cookie }) => new Client(servers, cookie));
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const stop = AbortSignal.timeout(seconds * 1000);
  const started = performance.now();
  try {
    await Promise.all(
      clients.map((client, at) =>
        beSomebody({ client, random: seededRandom(at + 1), pauseMs, queries, stop }),
      ),
    );
  } finally {
    lag.disable();
    for (const client of clients) client.close();
  }
  const tookS = (performance.now() - started) / 1000;
  const samples = clients.flatMap((client) => client.samples);
  return { people: people.length, ...resultOf(samples, tookS), generatorLagMs: lag.percentile(99) / 1e6 };
}

function resultOf(samples: Sample[], tookS: number) {
  const times = (some: Sample[]) => summarize(some.map(({ ms }) => ms));
  const failed = samples.flatMap(({ error }) => error ?? []);
  return {
    requests: samples.length,
    perSecond: samples.length / tookS,
    all: times(samples),
    steps: Object.fromEntries(
      [...Map.groupBy(samples, ({ step }) => step)].map(([step, some]) => [step, times(some)]),
    ),
    errors: Object.fromEntries(
      [...Map.groupBy(failed, (error) => error)].map(([error, some]) => [error, some.length]),
    ),
  };
}
