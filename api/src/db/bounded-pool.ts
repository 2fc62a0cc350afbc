import pg from 'pg';

/** The database cannot take this work now; the same request may succeed a little later. */
export class DatabaseBusy extends Error {}

// Past this many, waiting only makes everybody time out; better a quick answer for the rest.
const MAX_WAITING = 200;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void;

/** A pool that refuses at once when too many wait, and whose failures to connect can be told from failed queries. */
export class BoundedPool extends pg.Pool {
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
    try {
      return await super.connect();
    } catch (cause) {
      throw new DatabaseBusy('No database connection', { cause });
    }
  }
}

async function refuse(): Promise<never> {
  throw new DatabaseBusy('Too many requests wait for the database');
}
