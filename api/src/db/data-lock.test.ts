import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataLocked, lockDataFolder } from './data-lock.ts';
import { thisProcess } from './process-identity.ts';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'tuckaway-lock-')), 'database.lock');

/** Pid 1 of another container on this machine: no pid of ours tells whether it lives. */
const otherContainer = { ...thisProcess(), pid: 1, startedAt: '77', place: 'another namespace' };
const otherMachine = { ...otherContainer, host: 'elsewhere' };

async function holderProcess(lockFile: string) {
  const code = `import { lockDataFolder } from ${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)};
    await lockDataFolder(${JSON.stringify(lockFile)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

function age(lockFile: string, ms: number) {
  const then = new Date(Date.now() - ms);
  utimesSync(lockFile, then, then);
}

test('refuses while the holder lives, naming it, and takes over once it was killed', async () => {
  const lockFile = newLock();
  const holder = await holderProcess(lockFile);
  await expect(lockDataFolder(lockFile)).rejects.toThrow(`in use by process ${holder.pid};`);
  // A holder that was too busy to beat for an hour is alive all the same.
  age(lockFile, 3_600_000);
  await expect(lockDataFolder(lockFile)).rejects.toThrow(DataLocked);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const release = await lockDataFolder(lockFile);
  release();
  expect(existsSync(lockFile)).toBe(false);
});

test('a reused pid is another process: the lock of the one before is taken over', async () => {
  const lockFile = newLock();
  writeFileSync(lockFile, JSON.stringify({ ...thisProcess(), startedAt: 'long ago' }));
  expect(await lockDataFolder(lockFile)).toBeTypeOf('function');
});

test('the same process cannot take it twice', async () => {
  const lockFile = newLock();
  const release = await lockDataFolder(lockFile);
  await expect(lockDataFolder(lockFile)).rejects.toThrow(`process ${process.pid}`);
  release();
  await expect(lockDataFolder(lockFile)).resolves.toBeTypeOf('function');
});

test('what is not readable as a lock does not keep the folder closed for ever', async () => {
  const lockFile = newLock();
  writeFileSync(lockFile, '');
  await expect(lockDataFolder(lockFile)).resolves.toBeTypeOf('function');
});

test.each([
  ['container', otherContainer],
  ['machine', otherMachine],
])('a holder in another %s that beats is refused, as soon as it does', async (_where, holder) => {
  const lockFile = newLock();
  const release = await lockDataFolder(lockFile, { self: holder, beatMs: 10 });
  await expect(lockDataFolder(lockFile)).rejects.toThrow(`in use by process 1 on ${holder.host};`);
  release();
});

test('a holder elsewhere that was killed a moment ago is taken over after the silence, not before', async () => {
  const lockFile = newLock();
  writeFileSync(lockFile, JSON.stringify(otherMachine));
  age(lockFile, 3_600_000); // its clock may be an hour behind: what we see counts, not what it says
  const began = performance.now();
  const release = await lockDataFolder(lockFile, { silenceMs: 300 });
  expect(performance.now() - began).toBeGreaterThan(250);
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual(thisProcess());
  release();
});

test('a container that has been silent for long is taken over at once', async () => {
  const lockFile = newLock();
  writeFileSync(lockFile, JSON.stringify(otherContainer));
  age(lockFile, 61_000);
  const release = await lockDataFolder(lockFile);
  release();
});

test('a process that was stopped until another took over ends itself', async () => {
  const lockFile = newLock();
  const lost = Promise.withResolvers<void>();
  await lockDataFolder(lockFile, { self: otherContainer, beatMs: 10, onLost: lost.resolve });
  writeFileSync(lockFile, JSON.stringify(thisProcess()));
  await lost.promise;
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual(thisProcess());
});
