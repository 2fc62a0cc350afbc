import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { TestPostgres } from '../../api/src/test/database/test-postgres.ts';
import type { People, Person } from '../data/people.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { WORST_PAGE_URLS } from './worst-inputs.ts';

export type App = ServerProcess<People>;
/** A load that lasts until the signal. */
export type Trouble = (app: App, signal: AbortSignal) => Promise<void>;

const SOCKETS = 100;
const EQUAL_WRITES = 50;

async function post(app: App, person: Person, path: string, body: object, key?: string): Promise<number> {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Two people who ask for the worst pages again and again. */
export const worstPages: Trouble = async (app, signal) => {
  const ask = async (person: Person) => {
    for (let n = 0; !signal.aborted; n++) {
      const url = WORST_PAGE_URLS[n % WORST_PAGE_URLS.length];
      await post(app, person, '/api/v1/link-previews', { url });
    }
  };
  await Promise.all(app.details.writers.slice(0, 2).map(ask));
};

/** Two people who send the worst pictures again and again. */
export const worstImages =
  (pictures: string[]): Trouble =>
  async (app, signal) => {
    const send = async (person: Person) => {
      for (let n = 0; !signal.aborted; n++) {
        const imageUrl = pictures[n % pictures.length];
        await post(app, person, '/api/v1/gifts', { title: 'Worst', imageUrl });
      }
    };
    await Promise.all(app.details.writers.slice(2, 4).map(send));
  };

/** Connections that begin a request and never end it. */
export const hungSockets: Trouble = async (app, signal) => {
  const { hostname, port } = new URL(app.url);
  const sockets: Socket[] = Array.from({ length: SOCKETS }, () =>
    connect(Number(port), hostname, function (this: Socket) {
      this.write('GET /api/v1/gifts/1 HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    }).on('error', () => {}),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve());
  await promise;
  for (const socket of sockets) socket.destroy();
};

/** Sends the same write fifty times at once with one idempotency key, repeatedly; counts the stored rows. */
export const equalWrites = (found: { keys: number; failed: number }): Trouble => {
  return async (app, signal) => {
    const person = app.details.writers[4]!;
    while (!signal.aborted) {
      const key = crypto.randomUUID();
      const statuses = await Promise.all(
        Array.from({ length: EQUAL_WRITES }, () =>
          post(app, person, '/api/v1/gifts', { title: 'Equal' }, key),
        ),
      );
      found.keys++;
      found.failed += statuses.filter((status) => status >= 500).length;
    }
  };
};

/** Stops every process of the throw-away PostgreSQL; returns a function that resumes them. */
export function freeze({ pid }: TestPostgres): () => void {
  if (pid === undefined) throw new Error('Only a PostgreSQL that the benchmark started can be frozen.');
  // The parent stops first, so that it starts no other process meanwhile, and is resumed last.
  process.kill(pid, 'SIGSTOP');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const child of children) process.kill(child, 'SIGSTOP');
  return () => {
    for (const each of [...children, pid]) process.kill(each, 'SIGCONT');
  };
}
