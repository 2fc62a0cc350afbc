import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'tuckaway-lock-')), 'database.lock');

async function holderProcess(lockFile: string) {
  const code = `import { lockDataFolder } from ${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)};
    lockDataFolder(${JSON.stringify(lockFile)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('refuses while the holder lives, naming it, and takes over once it was killed', async () => {
  const lockFile = newLock();
  const holder = await holderProcess(lockFile);
  expect(() => lockDataFolder(lockFile)).toThrow(`in use by process ${holder.pid};`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const release = lockDataFolder(lockFile);
  release();
  expect(existsSync(lockFile)).toBe(false);
});

test('a reused pid is another process: the lock of the one before is taken over', () => {
  const lockFile = newLock();
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  expect(lockDataFolder(lockFile)).toBeTypeOf('function');
});

test('the same process cannot take it twice', () => {
  const lockFile = newLock();
  const release = lockDataFolder(lockFile);
  expect(() => lockDataFolder(lockFile)).toThrow(`process ${process.pid}`);
  release();
  expect(() => lockDataFolder(lockFile)).not.toThrow();
});

test('what is not readable as a lock does not keep the folder closed for ever', () => {
  const lockFile = newLock();
  writeFileSync(lockFile, '');
  expect(() => lockDataFolder(lockFile)).not.toThrow();
});
