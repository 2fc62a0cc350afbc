import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** What is asked of a server, how often, and over how many connections. */
export interface Load {
  path: string;
  amount: number;
  connections: number;
  cookie?: string;
  /** Of a response that the caller has already: the answer is then that it still holds. */
  etag?: string;
  /** Sent as JSON with POST. */
  body?: object;
}

/** Microseconds of one request: on the clock, and of the server's own processor time. */
export interface Cost {
  micros: number;
  cpuMicros: number;
}

// The end of a run is noticed at a sample.
const SAMPLE_MS = 5;

/** Asks until the amount is answered. Any answer but a success fails the benchmark: refusals are cheap. */
export async function costOf(server: ServerProcess<unknown>, load: Load): Promise<Cost> {
  const { path, amount, connections, cookie, etag, body } = load;
  const before = await server.usage();
  const result = await autocannon({
    url: server.url + path,
    amount,
    connections,
    sampleInt: SAMPLE_MS,
    headers: {
      ...(cookie && { cookie }),
      ...(etag && { 'if-none-match': etag }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const used = (await server.usage()).cpuMicros - before.cpuMicros;
  const answered = etag === undefined ? result['2xx'] : result['3xx'];
  if (answered !== amount)
    throw new Error(`${path}: ${answered} of ${amount} requests succeeded (${result.errors} errors)`);
  const micros = (result.finish.getTime() - result.start.getTime()) * 1000;
  return { micros: micros / amount, cpuMicros: used / amount };
}

export interface Comparison {
  /** Medians over the rounds. */
  ratio: number;
  cpuRatio: number;
  cost: Cost;
  base: Cost;
}

/** Takes turns, so that whatever else the machine does falls on both; each round gives one ratio. */
export async function compare(
  rounds: number,
  base: () => Promise<Cost>,
  ours: (round: number) => Promise<Cost>,
): Promise<Comparison> {
  const samples: { base: Cost; cost: Cost }[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const sample = { base: await base(), cost: await ours(round) };
    if (round > 0) samples.push(sample);
  }
  const medianOf = (value: (sample: { base: Cost; cost: Cost }) => number) => median(samples.map(value));
  const typical = (of: 'base' | 'cost'): Cost => ({
    micros: medianOf((sample) => sample[of].micros),
    cpuMicros: medianOf((sample) => sample[of].cpuMicros),
  });
  return {
    ratio: medianOf(({ base, cost }) => cost.micros / base.micros),
    cpuRatio: medianOf(({ base, cost }) => cost.cpuMicros / base.cpuMicros),
    cost: typical('cost'),
    base: typical('base'),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
