import { Socket } from 'node:net';
import pg from 'pg';
import { signal } from '../../signals.ts';

/** The database cannot take this work now; the same request may succeed a little later. */
export class DatabaseBusy extends Error {}

// Longest queue: with more waiting queries all of them would time out, so further ones are refused at once.
const MAX_WAITING = 200;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void;

interface BoundedPoolConfig extends pg.PoolConfig {
  /**
   * Time limit for getting a connection and for each response on it. A connection that stays silent for the rest of
   * it is cut. 0: no limit.
   */
  patienceMs?: number;
}

// Least time for a query whose connection took long to open.
const LEAST_SILENCE_MS = 500;

/**
 * Connection pool that refuses queries when its queue is full, reports failures to connect apart from failed queries, and
 * cuts connections to a server that stopped responding.
 */
export class BoundedPool extends pg.Pool {
  readonly #patienceMs: number;

  constructor({ patienceMs = 0, ...config }: BoundedPoolConfig) {
    super(config);
    this.#patienceMs = patienceMs;
    this.on('connect', (client) => {
      // The query that was running fails with the error; without a listener it would end the process as well.
      client.on('error', () => {});
      if (patienceMs > 0) cutWhenSilent(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.waitingCount >= MAX_WAITING ? refuse() : this.#acquire();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #acquire(): Promise<pg.PoolClient> {
    const started = performance.now();
    const tell = (isRefused: boolean) =>
      signal('connection', { seconds: (performance.now() - started) / 1000, isRefused });
    try {
      const client = await super.connect();
      tell(false);
      if (this.#patienceMs > 0) {
        const leftMs = this.#patienceMs - (performance.now() - started);
        streamOf(client)?.setTimeout(Math.max(LEAST_SILENCE_MS, Math.round(leftMs)));
      }
      return client;
    } catch (cause) {
      tell(true);
      throw new DatabaseBusy('No database connection', { cause });
    }
  }
}

async function refuse(): Promise<never> {
  signal('connection', { seconds: 0, isRefused: true });
  throw new DatabaseBusy('Too many requests wait for the database');
}

/**
 * Cuts a connection to a frozen server, whose own time limits do not work. Every response ends with ReadyForQuery; a
 * query after the last one is still unanswered.
 */
function cutWhenSilent(client: pg.PoolClient): void {
  const { connection } = client;
  const stream = streamOf(client);
  if (!stream) return;
  let answered = stream.bytesWritten;
  // Before the driver's own listener, which may send the next query at once.
  connection.prependListener('readyForQuery', () => {
    answered = stream.bytesWritten;
  });
  // Checked repeatedly: an idle moment between two queries is a timeout of the socket as well.
  stream.on('timeout', () => {
    if (stream.bytesWritten === answered) return;
    const read = stream.bytesRead;
    // On a busy machine the response may have arrived without having been read.
    setImmediate(() => {
      if (stream.bytesRead === read) stream.destroy(new DatabaseBusy('The database does not answer'));
    });
  });
}

const streamOf = ({ connection: { stream } }: pg.PoolClient) =>
  stream instanceof Socket ? stream : undefined;

// Messages of the driver for a lost connection, which have no code, and the system's error codes for it.
const LOST = /^Connection terminated|not queryable$/;
const LOST_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED']);

/** Whether the database could not be reached or stopped answering, anywhere in the chain of causes. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy || LOST.test(error.message)) return true;
  return LOST_CODES.has((error as NodeJS.ErrnoException).code ?? '') || isDatabaseGone(error.cause);
}
