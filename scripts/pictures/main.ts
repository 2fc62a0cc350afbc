import { rm } from 'node:fs/promises';
import path from 'node:path';
import { staleMadeFiles, writeMadeFiles } from './made-files.ts';
import { leftoverFiles, planNow, publish, WEB } from './publish.ts';

async function check(): Promise<void> {
  const { left, published } = planNow();
  const complaints = [
    ...left.map((id) => `to be rendered with "npm run studio": ${id}`),
    ...leftoverFiles(published).map((file) => `left over: ${file}`),
    ...(await staleMadeFiles()).map((file) => `out of date: ${file}`),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0) return console.log(`${published.size} pictures in place.`);
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
      `${plan.left.length} of ${plan.wanted.length} are to be rendered with "npm run studio".`,
  );
}

await main();
