import { mkdirSync, writeFileSync } from 'node:fs';
import { startTestPostgres } from '../api/src/test/test-postgres.ts';
import { createCatalogueDatabase } from './catalogue-database.ts';
import { holds, printVerdicts } from './measure.ts';
import { searchVerdicts, sequentialScans, timeHome, timeIlike, timeSearch } from './search.bench.ts';

// Ratios in one run: what a machine is busy with besides falls on both sides.
const FULL = { gifts: 1_000_000, lists: 100_000, questions: 300, slowQuestions: 12, rounds: 300 };
const QUICK = { gifts: 20_000, lists: 2_000, questions: 40, slowQuestions: 4, rounds: 40 };
const size = process.argv.includes('--quick') ? QUICK : FULL;
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const server = await startTestPostgres(['shared_buffers=2GB', 'max_wal_size=8GB', 'autovacuum=off']);
try {
  say(`Making ${size.gifts} gifts and ${size.lists} lists, and a hundredth of that …`);
  const large = await createCatalogueDatabase(server.url, 'bench_large', size);
  const small = await createCatalogueDatabase(server.url, 'bench_small', {
    gifts: size.gifts / 100,
    lists: size.lists / 100,
  });
  say('Searching …');
  const atSmall = await timeSearch(small, size.questions);
  const atLarge = await timeSearch(large, size.questions);
  const ilike = await timeIlike(large, size.slowQuestions);
  const home = await timeHome(large, size.rounds, size.lists);
  const scans = await sequentialScans(large, Math.min(30, size.questions));
  const verdicts = searchVerdicts(atLarge, atSmall, ilike, home);
  printVerdicts(verdicts);
  console.table({ ...atLarge, 'words, small': atSmall.words, 'typos, small': atSmall.typos, ilike, ...home });
  for (const text of scans) console.error(`Reads all gifts: ${text}`);

  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(
    '.cache/bench/search.json',
    JSON.stringify({ size, verdicts, scans, atLarge, atSmall, ilike, home }, null, 2),
  );
  await large.end();
  await small.end();
  process.exitCode = verdicts.every(holds) && scans.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
