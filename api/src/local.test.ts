import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { backupsIn } from './db/backup-files.ts';

const MANY_MS = 300_000;
const LOCAL = fileURLToPath(new URL('local.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-local-'));
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
const port = await freePort();
const origin = `http://localhost:${port}`;

function run() {
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' };
  const child = spawn(process.execPath, [LOCAL], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  return { child, output };
}

async function start() {
  const { child, output } = run();
  while (!output.out.includes('ready at'))
    await Promise.race([once(child.stdout!, 'data'), ended(child, output)]);
  return { child, output };
}

async function ended(child: ChildProcess, output: { err: string }): Promise<never> {
  await once(child, 'exit');
  throw new Error(`The server ended: ${output.err}`);
}

async function send(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function signIn(): Promise<string> {
  const asked = await send('POST', '/dev/identity/google/token', '', {
    email: 'ada@example.com',
    name: 'Ada',
  });
  const { credential } = (await asked.json()) as { credential: string };
  return cookiesOf(await send('POST', '/api/v1/auth/google', cookiesOf(asked), { credential }));
}

async function recipientIds(cookie: string): Promise<number[]> {
  const { data } = (await (await send('GET', '/api/v1/recipients', cookie)).json()) as {
    data: { id: number }[];
  };
  return data.map(({ id }) => id);
}

/** Writes as fast as it can, by eight at once, until the server is killed; answers what was acknowledged. */
async function writeUntilKilled(child: ChildProcess, cookie: string, killAfter: number): Promise<number[]> {
  const acknowledged: number[] = [];
  const writer = async () => {
    for (;;) {
      const answer = await send('POST', '/api/v1/recipients', cookie, { name: 'Somebody' });
      const { data } = (await answer.json()) as { data: { id: number } };
      acknowledged.push(data.id);
      if (acknowledged.length >= killAfter) child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, writer));
  return acknowledged;
}

// The folder, its lock and its survival are the embedded engine's; PostgreSQL has its own.
test.runIf(inject('database').engine === 'pglite')(
  'a killed server loses nothing it acknowledged, a second one is refused, and a stopped one leaves cleanly',
  async () => {
    const first = await start();
    expect(first.output.out).toBe(`Tuckaway is ready at ${origin}\n`);
    const second = run();
    const [refusal] = await once(second.child, 'exit');
    expect(refusal).toBe(1);
    expect(second.output.err).toContain(`is in use by process ${first.child.pid};`);

    const acknowledged = await writeUntilKilled(first.child, await signIn(), 60);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    const third = await start();
    const found = new Set(await recipientIds(await signIn()));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);

    third.child.kill('SIGTERM');
    const [code] = await once(third.child, 'exit');
    expect(code).toBe(0);
    expect(third.output.err).toBe('');
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    // What the third one was told is in a verified backup, though it ran for less than a minute.
    expect(backupsIn(join(dataDir, 'backups'))).toHaveLength(1);
  },
  MANY_MS,
);
