import { rm } from 'node:fs/promises';
import path from 'node:path';
import { staleMadeFiles, writeMadeFiles } from './made-files.ts';
import { leftoverFiles, planNow, publish, WEB, withoutPicture } from './publish.ts';

async function check(): Promise<void> {
  const { stale, published } = planNow();
  const missing = withoutPicture(published);
  if (missing.length > 0)
    console.log(
      `${missing.length} show a wrapped present until "npm run studio" renders them:`,
      missing.join(' '),
    );
  const faults = [
    ...stale.map((id) => `to be rendered again with "npm run studio": ${id}`),
    ...leftoverFiles(published).map((file) => `left over: ${file}`),
    ...(await staleMadeFiles()).map((file) => `out of date: ${file}`),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) return console.log(`${published.size} pictures in place.`);
  console.error('Run "npm run pictures" and commit what it makes.');
  process.exitCode = 1;
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) return check();
  const plan = planNow({ withCache: true, anew: process.argv.includes('--anew') });
  await publish(plan);
  const leftover = leftoverFiles(plan.published);
  await Promise.all(leftover.map((file) => rm(path.join(WEB, file))));
  await writeMadeFiles();
  console.log(
    `${plan.encode.length} published, ${leftover.length} files removed; ` +
      `${plan.missing.length + plan.stale.length} of ${plan.recipes.length} are to be rendered with "npm run studio".`,
  );
}

await main();
