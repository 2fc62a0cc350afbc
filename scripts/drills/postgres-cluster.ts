import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { freeLoopbackPort } from '../../api/src/db/embedded/loopback-port.ts';
import { until } from '../until.ts';
import { killNow, postgresPids, type Stage } from './processes.ts';
import { POSTGRES_BIN } from './tools.ts';

/** Debian's PostgreSQL on a cluster of its own, with its durable defaults. */
export class PostgresCluster {
  readonly url: string;
  readonly #stage: Stage;
  readonly #name: string;
  readonly #dataDir: string;
  readonly #port: number;

  private constructor(stage: Stage, name: string, port: number) {
    this.#stage = stage;
    this.#name = name;
    this.#port = port;
    this.#dataDir = join(stage.folder(name), 'data');
    this.url = `postgres://tuckaway@127.0.0.1:${port}/tuckaway`;
    stage.alsoEnds(() => postgresPids(this.#dataDir));
  }

  static async start(stage: Stage, name: string): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(stage, name, await freeLoopbackPort());
    const args = ['-D', cluster.#dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    const [code] = (await once(stage.start(name, join(POSTGRES_BIN, 'initdb'), args), 'exit')) as [number];
    if (code !== 0) throw new Error(stage.logOf(name));
    await cluster.run();
    await cluster.#asAdmin('create role tuckaway login createdb', 'create database tuckaway owner tuckaway');
    return cluster;
  }

  async run(): Promise<void> {
    const folder = join(this.#dataDir, '..');
    const args = ['-D', this.#dataDir, '-p', String(this.#port), '-k', folder, '-h', '127.0.0.1'];
    this.#stage.start(this.#name, join(POSTGRES_BIN, 'postgres'), args);
    await until('PostgreSQL', async () => {
      await this.#asAdmin();
      return true;
    });
  }

  /** SIGKILL to all its processes; it is gone when this returns. */
  async kill(): Promise<void> {
    const pids = postgresPids(this.#dataDir);
    for (const pid of pids) killNow(pid);
    await until('The end of PostgreSQL', () => pids.every((pid) => !isRunning(pid)));
  }

  async #asAdmin(...statements: string[]): Promise<void> {
    const connectionString = `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
