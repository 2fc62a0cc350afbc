import type { Writable } from 'node:stream';
import pg from 'pg';
import { DatabaseBusy } from './bounded-pool.ts';

/** Where statements that are planned once are sent. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

interface Log {
  error(details: object, message: string): void;
}

class ConnectionLost extends DatabaseBusy {}

const SERVER_STOPS = '57P';
const CONNECTIONS = 2;
// Past this many, waiting only makes everybody time out; better a quick answer for the rest.
const MAX_WAITING = 400;

/** Holds back what is written until everything that has arrived by now was looked at, and sends it in one go. */
function sendTogether(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/**
 * A few connections that all requests share: each query is sent behind the one before it without waiting for that
 * one's answer, so that a busy moment takes few system calls. For short reads only, as a slow one holds up those behind
 * it, and never for a transaction.
 */
export class SharedReader implements Reader {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #clients: (Promise<pg.Client> | undefined)[] = Array.from({ length: CONNECTIONS });
  #turn = 0;
  #waiting = 0;

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = { ...config, pipeline: true };
    this.#log = log;
  }

  async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.#waiting >= MAX_WAITING) throw new DatabaseBusy('Too many requests wait for the database');
    this.#waiting++;
    const place = this.#turn++ % CONNECTIONS;
    try {
      // A read changes nothing, so one that was cut off may be asked again, over a new connection.
      return await this.#ask<Row>(place, config).catch((error: unknown) => {
        if (!(error instanceof ConnectionLost)) throw error;
        return this.#ask<Row>(place, config);
      });
    } finally {
      this.#waiting--;
    }
  }

  async #ask<Row extends pg.QueryResultRow>(
    place: number,
    config: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    const connecting = this.#clientOf(place);
    const client = await connecting;
    sendTogether(client.connection.stream);
    try {
      return await client.query<Row>(config);
    } catch (error) {
      if (error instanceof pg.DatabaseError && !error.code?.startsWith(SERVER_STOPS)) throw error;
      this.#forget(place, connecting);
      throw new ConnectionLost('A database connection was lost', { cause: error });
    }
  }

  async close(): Promise<void> {
    for (const connecting of this.#clients) {
      const client = await connecting?.catch(() => undefined);
      await client?.end();
    }
  }

  #clientOf(place: number): Promise<pg.Client> {
    const open = this.#clients[place];
    if (open) return open;
    const connecting = this.#connect(() => this.#forget(place, connecting));
    this.#clients[place] = connecting;
    return connecting;
  }

  /** The next query makes a new one. */
  #forget(place: number, lost: Promise<pg.Client>): void {
    if (this.#clients[place] === lost) this.#clients[place] = undefined;
  }

  async #connect(forget: () => void): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    client.once('end', forget);
    client.on('error', (err) => this.#log.error({ err }, 'A database connection was lost'));
    try {
      await client.connect();
      return client;
    } catch (cause) {
      forget();
      throw new DatabaseBusy('No database connection', { cause });
    }
  }
}
