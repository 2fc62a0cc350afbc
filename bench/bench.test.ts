import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../api/src/test/database/test-postgres.ts';
import { faultsVerdicts, timeFaults } from './faults/faults.bench.ts';
import { holds, median, summarize } from './measure.ts';
import { measureSaved, savedVerdicts } from './saved.bench.ts';
import { screensVerdicts } from './pages/screens.bench.ts';
import { measureSearch, searchVerdicts } from './search.bench.ts';
import { seededRandom } from './data/random.ts';
import { randomDescription, randomTitle } from './data/vocabulary.ts';

// Runs the benchmarks at a very small size, and checks their counting, not the speed.
let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres({ autovacuum: 'off' });
});
afterAll(() => server.stop());

const timing = (p50: number, p95 = p50) => ({ count: 1, p50, p95 });

describe('search', () => {
  test('measures search at today’s size and a larger one', async () => {
    const costs = await measureSearch({ gifts: 3000, questions: 30 });
    expect([costs.today.count, costs.large.count]).toEqual([30, 30]);
    for (const p95 of [costs.today.p95, costs.large.p95]) expect(p95).toBeGreaterThan(0);
    // Garbage collection can free more than a small index takes, so the sign is not checked.
    expect(Number.isFinite(costs.megabytes)).toBe(true);
  }, 60_000);

  test('keeps a promise up to its limit and not beyond', () => {
    const costs = { today: timing(1, 10), large: timing(1, 60), buildMs: 1, megabytes: 200 };
    expect(searchVerdicts(costs).every(holds)).toBe(true);
    const broken = { ...costs, today: timing(1, 10.1), large: timing(1, 60.1) };
    expect(searchVerdicts(broken).some(holds)).toBe(false);
  });

  test('makes the same data everywhere', () => {
    const sample = () => {
      const random = seededRandom(7);
      return [randomTitle(random), randomDescription(random)];
    };
    expect(sample()).toEqual(sample());
    expect(summarize([3, 1, 2])).toEqual({ count: 3, p50: 2, p95: 3 });
    expect(median([1, 4, 2, 3])).toBe(2.5);
  });
});

describe('saved gifts', () => {
  test('measures each filter beside the same gifts by key', async () => {
    const size = { gifts: 300, lists: 10, saved: 200, rounds: 2 };
    const timings = await measureSaved(server.url, size);
    expect(Object.keys(timings)).toHaveLength(12);
    for (const { measured } of savedVerdicts(timings)) expect(measured).toBeGreaterThan(0);
  });

  test('keeps a promise up to its limit and not beyond', () => {
    const at = (p50: number) => savedVerdicts({ 'by key': timing(1), 'a tag': timing(p50) });
    expect(at(3).every(holds)).toBe(true);
    expect(at(3.01).some(holds)).toBe(false);
  });
});

// Measuring screens needs the built product and a browser, so only the verdicts are tested.
test('screens keep a promise up to its limit and not beyond', () => {
  const at = (more: number) => screensVerdicts({ costliestFrameMs: 50 + more });
  expect(at(0).every(holds)).toBe(true);
  expect(at(0.01).some(holds)).toBe(false);
});

describe('faults', () => {
  test('begin, affect others, and end', async () => {
    const timings = await timeFaults(server, { rounds: 1, requests: 3, pictureSidePx: 200 });
    expect(timings.faults).toEqual([]);
    const verdicts = faultsVerdicts(timings);
    expect(verdicts).toHaveLength(2);
    for (const { measured } of verdicts) expect(measured).toBeGreaterThan(0);
  });

  test('keep a promise up to its limit and not beyond', () => {
    const at = (more: number) => {
      const latencies = { livez: 2 + more, read: 2 + more, longestMs: 1 };
      const frozen = { livez: 2 + more, slowestRefusalMs: 3000 + more * 1000, backAfterMs: 1 };
      const each = {
        worstPages: latencies,
        worstPictures: latencies,
        hungSockets: latencies,
        equalWrites: latencies,
      };
      return faultsVerdicts({ ...each, frozen });
    };
    expect(at(0).every(holds)).toBe(true);
    expect(at(0.01).some(holds)).toBe(false);
  });
});
