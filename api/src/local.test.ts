import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { backupsIn } from './db/backup-files.ts';
import { buildLocalServer } from './test/local-server.ts';

const MANY_MS = 300_000;
const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-local-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { origin, run, start, send, signIn } = await buildLocalServer({ DATA_DIR: dataDir });

// The folder and its lock are the embedded engine's.
test.runIf(inject('database').engine === 'pglite')(
  'a second server on the same folder is refused, and a stopped one leaves cleanly with a backup',
  async () => {
    const first = await start();
    expect(first.output.out).toBe(`Tuckaway is ready at ${origin}\n`);
    const second = run();
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.output.err).toContain(`is in use by process ${first.child.pid};`);

    const cookie = await signIn();
    const { status } = await send('POST', '/api/v1/recipients', { cookie, body: { name: 'Somebody' } });
    expect(status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    expect(first.output.err).toBe('');
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    // What it was told is in a verified backup, though it ran for less than a minute.
    expect(backupsIn(join(dataDir, 'backups'))).toHaveLength(1);
  },
  MANY_MS,
);
