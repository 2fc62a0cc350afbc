import { mkdirSync, writeFileSync } from 'node:fs';
import { startTestPostgres, type TestPostgres } from '../api/src/test/database/test-postgres.ts';
import { measureCapacity, printCapacity } from './capacity/capacity.bench.ts';
import { faultsVerdicts, timeFaults } from './faults/faults.bench.ts';
import { flatFaults, flatVerdicts } from './load/flat-run.ts';
import { measureLoad, type LoadSize } from './load/load.bench.ts';
import { holds, printVerdicts, type Verdict } from './measure.ts';
import { measureSaved, savedVerdicts } from './saved.bench.ts';
import { measureScreens, screensVerdicts } from './pages/screens.bench.ts';
import { measureSearch, searchVerdicts } from './search.bench.ts';
import { measureStarts, startVerdicts } from './servers/start.bench.ts';

const LOAD: LoadSize = {
  from: 50,
  most: 1600,
  refinements: 2,
  stepSeconds: 30,
  pauseMs: [1000, 5000],
  sessions: 1000,
  minutes: 1,
};

// Sizes of the parts.
const FULL = {
  search: { gifts: 100_000, questions: 333 },
  saved: { gifts: 100_000, lists: 10_000, saved: 5000, rounds: 60 },
  screens: { rounds: 9, saved: 5000, screens: 60 },
  faults: { rounds: 3, requests: 200, pictureSidePx: 3000 },
  start: { rounds: 5, firstMinutes: 10 },
  load: LOAD,
  capacity: { people: 2000, rounds: 60 },
};
const QUICK = {
  search: { gifts: 20_000, questions: 60 },
  saved: { gifts: 20_000, lists: 500, saved: 5000, rounds: 15 },
  screens: { rounds: 3, saved: 5000, screens: 20 },
  faults: { rounds: 1, requests: 60, pictureSidePx: 3000 },
  start: { rounds: 1, firstMinutes: 2 },
  load: { ...LOAD, stepSeconds: 10, refinements: 1, most: 400 },
  capacity: { people: 300, rounds: 10 },
};

const parts = {
  search: async () => {
    const costs = await measureSearch(size.search);
    console.table({ today: costs.today, large: costs.large });
    console.log(
      `Index of ${size.search.gifts} gifts: ${Math.round(costs.megabytes)} MB, ${Math.round(costs.buildMs)} ms`,
    );
    return { ...costs, verdicts: searchVerdicts(costs), faults: [] };
  },
  saved: async ({ url }: TestPostgres) => {
    const timings = await measureSaved(url, size.saved);
    console.table(timings);
    return { timings, verdicts: savedVerdicts(timings), faults: [] };
  },
  screens: async () => {
    const screens = await measureScreens(size.screens);
    console.table(screens);
    return { ...screens, verdicts: screensVerdicts(screens), faults: [] };
  },
  faults: async (postgres: TestPostgres) => {
    const timings = await timeFaults(postgres, size.faults);
    const { frozen, faults, ...latencies } = timings;
    console.table(latencies);
    console.table({ frozen });
    return { ...timings, verdicts: faultsVerdicts(timings), faults };
  },
  start: async ({ url }: TestPostgres) => {
    const starts = await measureStarts(url, size.start);
    console.table(starts);
    return { ...starts, verdicts: startVerdicts(starts), faults: [] };
  },
  load: async () => {
    const flagIndex = args.indexOf('--minutes');
    const minutes = flagIndex < 0 ? size.load.minutes : Number(args[flagIndex + 1]);
    const result = await measureLoad({ ...size.load, minutes });
    for (const steps of Object.values(result.steps))
      console.table(steps.map(({ steps: _each, all, ...step }) => ({ ...step, p50: all.p50, p95: all.p95 })));
    console.log(
      `Most people: ${JSON.stringify(result.most)}; MB per thousand: ${result.megabytesPerThousand.toFixed(1)}`,
    );
    const { minutes: each, ...flat } = result.flat;
    console.log('Flat run:', flat);
    console.table(each);
    return { ...result, verdicts: flatVerdicts(each), faults: flatFaults(each) };
  },
  capacity: async ({ url }: TestPostgres) => {
    const capacity = await measureCapacity(url, size.capacity);
    printCapacity(capacity);
    return { ...capacity, verdicts: [], faults: [] };
  },
};

const args = process.argv.slice(2);
const size = args.includes('--quick') ? QUICK : FULL;
const names = Object.keys(parts) as (keyof typeof parts)[];
const named = names.filter((name) => args.includes(name));
const allowedArgs = new Set<string | undefined>([...names, '--quick', '--minutes']);
const unknownArgs = args.filter((arg, index) => !allowedArgs.has(arg) && args[index - 1] !== '--minutes');
if (unknownArgs.length > 0) {
  console.error(
    `Unknown: ${unknownArgs.join(' ')}. Parts: ${names.join(' ')}. Options: --quick, --minutes <number>.`,
  );
  process.exit(1);
}
// The load takes the whole machine for minutes, so it is measured only on request.
const chosen = named.length > 0 ? named : names.filter((name) => name !== 'load');
const verdicts: Verdict[] = [];
const faults: string[] = [];
const server = await startTestPostgres({ shared_buffers: '2GB', max_wal_size: '8GB', autovacuum: 'off' });
try {
  mkdirSync('.cache/bench', { recursive: true });
  for (const name of chosen) {
    console.log(`Measuring ${name}: ${JSON.stringify(size[name])}`);
    const result = await parts[name](server);
    writeFileSync(`.cache/bench/${name}.json`, JSON.stringify({ size: size[name], ...result }, null, 2));
    verdicts.push(...result.verdicts);
    faults.push(...result.faults);
  }
} finally {
  await server.stop();
}
printVerdicts(verdicts);
for (const fault of faults) console.error(fault);
process.exitCode = verdicts.every(holds) && faults.length === 0 ? 0 : 1;
