import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { buildLocalServer } from './test/local-server.ts';
import { testDatabaseUrl } from './test/test-database.ts';

/** Enough to see that it holds; give KILLS=200 to look harder. */
const KILLS = Number(process.env.KILLS ?? 3);
const WRITERS = 8;
const MANY_MS = 120_000 + KILLS * 30_000;

interface Intention {
  key: string;
  name: string;
}
interface Recipient {
  id: number;
  name: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const onPostgres = inject('database').engine === 'postgres';
const server = await buildLocalServer({
  DATA_DIR: dataDir,
  ...(onPostgres && { DATABASE_URL: await testDatabaseUrl() }),
});

async function create(cookie: string, { key, name }: Intention): Promise<Recipient> {
  const response = await server.send('POST', '/api/v1/recipients', { cookie, body: { name }, key });
  const { data } = (await response.json()) as { data: Recipient };
  expect(response.status, JSON.stringify(data)).toBe(201);
  return data;
}

/** Writes as fast as it can until the server is killed in the middle of it. */
async function writeUntilKilled(child: ChildProcess, cookie: string, killAfter: number) {
  const acknowledged: Recipient[] = [];
  const cutOff: Intention[] = [];
  const writer = async () => {
    for (;;) {
      const key = randomUUID();
      const intention = { key, name: `Somebody ${key}` };
      cutOff.push(intention);
      const recipient = await create(cookie, intention);
      cutOff.splice(cutOff.indexOf(intention), 1);
      acknowledged.push(recipient);
      if (acknowledged.length >= killAfter) child.kill('SIGKILL');
    }
  };
  const exit = once(child, 'exit');
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, writer));
  await exit;
  // A writer ends when its connection is cut, and for no other reason.
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
  return { acknowledged, cutOff };
}

async function allRecipients(cookie: string): Promise<Recipient[]> {
  const response = await server.send('GET', '/api/v1/recipients', { cookie });
  return ((await response.json()) as { data: Recipient[] }).data;
}

async function deleteAll(cookie: string, recipients: Recipient[]): Promise<void> {
  for (const { id } of recipients) await server.send('DELETE', `/api/v1/recipients/${id}`, { cookie });
}

test(
  'a server that is killed while people write loses nothing, doubles nothing, and repeats what it said',
  async () => {
    let { child } = await server.start();
    const cookie = await server.signIn();
    for (let round = 0; round < KILLS; round++) {
      const { acknowledged, cutOff } = await writeUntilKilled(child, cookie, 5 + ((round * 7) % 40));
      ({ child } = await server.start());
      // Whoever heard nothing sends the same again, whether it was stored or not.
      const repeated = await Promise.all(cutOff.map((intention) => create(cookie, intention)));
      const stored = await allRecipients(cookie);
      const byId = ({ id }: Recipient, { id: other }: Recipient) => id - other;
      const told = [...acknowledged, ...repeated].map(({ id, name }) => ({ id, name }));
      expect(stored.map(({ id, name }) => ({ id, name })).toSorted(byId)).toEqual(told.toSorted(byId));
      await deleteAll(cookie, stored);
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  MANY_MS,
);
