import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupsIn } from './db/backup/backup-files.ts';
import { buildLocalServer } from './test/servers/local-server.ts';

/** Two kills show that it works; KILLS=200 searches longer. */
const KILLS = Number(process.env.KILLS ?? 2);
const WRITERS = 8;
/** Kills after which the client signs in again: an access token is valid for 15 minutes, many kills take longer. */
const ROUNDS_A_SIGN_IN = 20;
const MANY_MS = 120_000 + KILLS * 30_000;

/** A write with its idempotency key. */
interface Write {
  key: string;
  name: string;
}
interface Recipient {
  id: number;
  name: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await buildLocalServer({ DATA_DIR: dataDir });

async function create(cookie: string, { key, name }: Write): Promise<Recipient> {
  const send = () => server.send('POST', '/api/v1/recipients', { cookie, body: { name }, key });
  let response = await send();
  // A busy machine may respond with 503; the write is repeated with its key.
  while (response.status === 503) {
    await response.body?.cancel();
    response = await send();
  }
  const { data } = (await response.json()) as { data: Recipient };
  expect(response.status).toBe(201);
  return { id: data.id, name: data.name };
}

/** A client that writes without a pause; records acknowledged writes and writes without a response. */
class Writer {
  readonly acknowledged: Recipient[] = [];
  unanswered: Write[] = [];
  readonly #name: string;
  #cookie = '';
  constructor(name: string) {
    this.#name = name;
  }

  async signIn(): Promise<void> {
    this.#cookie = await server.signIn(this.#name);
  }

  async writeUntilCutOff(onAcknowledged: () => void): Promise<void> {
    await this.writeUntil(() => false, onAcknowledged);
  }

  /** Writes at least once more after `isOver`, so that the last write happens after the kill. */
  async writeUntil(isOver: () => boolean, onAcknowledged: () => void): Promise<void> {
    for (let last = false; !last;) {
      last = isOver();
      const key = randomUUID();
      const write = { key, name: `Somebody ${key}` };
      this.unanswered = [write];
      this.acknowledged.push(await create(this.#cookie, write));
      this.unanswered = [];
      onAcknowledged();
    }
  }

  async repeatUnanswered(): Promise<void> {
    for (const write of this.unanswered) this.acknowledged.push(await create(this.#cookie, write));
  }

  async stored(): Promise<Recipient[]> {
    const response = await server.send('GET', '/api/v1/recipients', { cookie: this.#cookie });
    if (response.status === 503) return await this.stored();
    const { data } = (await response.json()) as { data: Recipient[] };
    return data.map(({ id, name }) => ({ id, name }));
  }

  async deleteAll(): Promise<void> {
    for (const { id } of this.acknowledged.splice(0)) {
      await server.send('DELETE', `/api/v1/recipients/${id}`, { cookie: this.#cookie });
    }
  }
}

const byId = ({ id }: Recipient, { id: other }: Recipient) => id - other;

/** Kills the server under several writers, each of which is then at a different step of its write. */
async function killWhileWriting(child: ChildProcess, writers: Writer[], killAfter: number): Promise<void> {
  let acknowledged = 0;
  const exit = once(child, 'exit');
  const ends = await Promise.allSettled(
    writers.map((writer) =>
      writer.writeUntilCutOff(() => ++acknowledged === killAfter && child.kill('SIGKILL')),
    ),
  );
  await exit;
  // A writer ends when its connection is cut, and for no other reason.
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
}

test(
  'a server that is killed while people write loses no write, stores none twice, and repeats its responses',
  async () => {
    let { child } = await server.start();
    const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(`Ada${index}`));
    for (let round = 0; round < KILLS; round++) {
      if (round % ROUNDS_A_SIGN_IN === 0) await Promise.all(writers.map((writer) => writer.signIn()));
      await killWhileWriting(child, writers, 20 + ((round * 7) % 40));
      ({ child } = await server.start());
      for (const writer of writers) {
        // A write without a response is repeated, whether it was stored or not.
        await writer.repeatUnanswered();
        expect((await writer.stored()).toSorted(byId)).toEqual(writer.acknowledged.toSorted(byId));
        await writer.deleteAll();
      }
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  MANY_MS,
);

test(
  'a PostgreSQL that is killed while people write loses no write, and the server goes on',
  async () => {
    const { child } = await server.start();
    const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(`Ben${index}`));
    await Promise.all(writers.map((writer) => writer.signIn()));
    for (let round = 0; round < KILLS; round++) {
      let acknowledged = 0;
      const killAt = 10 + ((round * 7) % 40);
      const isKilled = () => acknowledged >= killAt;
      const onAcknowledged = () => ++acknowledged === killAt && process.kill(postgresPid(), 'SIGKILL');
      await Promise.all(writers.map((writer) => writer.writeUntil(isKilled, onAcknowledged)));
      for (const writer of writers) {
        expect((await writer.stored()).toSorted(byId)).toEqual(writer.acknowledged.toSorted(byId));
      }
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  MANY_MS,
);

const postgresPid = () => parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'));

test(
  'a second server on the same folder is refused, and a stopped one leaves cleanly with a backup',
  async () => {
    const newestBackup = () => backupsIn(join(dataDir, 'backups'))[0];
    const before = newestBackup();
    const first = await server.start();
    expect(first.output.out).toBe(`Tuckaway is ready at ${server.origin}\n`);
    const second = server.run();
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.output.err).toContain(`is in use by process ${first.child.pid};`);

    const cookie = await server.signIn();
    const body = { name: 'Somebody' };
    expect((await server.send('POST', '/api/v1/recipients', { cookie, body })).status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    expect(first.output.err).toBe('');
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    // Acknowledged writes are in a verified backup, though the server ran for less than a minute.
    expect(newestBackup()).toBeDefined();
    expect(newestBackup()).not.toBe(before);
  },
  MANY_MS,
);
