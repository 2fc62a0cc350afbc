import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freeLoopbackPort } from '../../api/src/db/embedded/loopback-port.ts';
import { until } from '../until.ts';
import { killNow, postgresPids, type Stage } from './processes.ts';
import { HAPROXY, POSTGRES_BIN } from './tools.ts';

const SCOPE = 'tuckaway';
const PASSWORD = 'for-this-drill-only';
const LOCAL = '127.0.0.1';
/** Settings that docs/failover.md recommends: a primary that is lost is replaced after at most `ttl` seconds. */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

interface Member {
  name: string;
  role: string;
  state: string;
}

/** PostgreSQL under Patroni: can be killed as a whole, as if its machine was lost, and started again. */
class Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly dataDir: string;
  readonly #stage: Stage;
  #patroni: ChildProcess | undefined;

  constructor(stage: Stage, name: string, ports: [number, number]) {
    this.#stage = stage;
    this.name = name;
    [this.port, this.restPort] = ports;
    this.dataDir = join(stage.folder(name), 'data');
    stage.alsoEnds(() => postgresPids(this.dataDir));
  }

  configure(etcdPort: number): void {
    // JSON is YAML too.
    writeFileSync(this.#configFile, JSON.stringify(this.#config(etcdPort)), { mode: 0o644 });
  }

  start(): void {
    this.#patroni = this.#stage.start(this.name, '/usr/bin/patroni', [this.#configFile]);
  }

  async kill(): Promise<void> {
    const patroni = this.#patroni!;
    const exited = once(patroni, 'exit');
    const pids = postgresPids(this.dataDir);
    killNow(patroni.pid!);
    for (const pid of pids) killNow(pid);
    await exited;
  }

  async members(): Promise<Member[]> {
    const response = await fetch(`http://${LOCAL}:${this.restPort}/cluster`);
    return ((await response.json()) as { members: Member[] }).members;
  }

  get #configFile(): string {
    return join(this.#stage.dir, `${this.name}.yml`);
  }

  #config(etcdPort: number) {
    const address = `${LOCAL}:${this.port}`;
    const restAddress = `${LOCAL}:${this.restPort}`;
    const folder = this.#stage.folder(this.name);
    return {
      scope: SCOPE,
      name: this.name,
      restapi: { listen: restAddress, connect_address: restAddress },
      etcd3: { hosts: `${LOCAL}:${etcdPort}` },
      bootstrap: {
        dcs: {
          ...TIMES,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: address,
        connect_address: address,
        data_dir: this.dataDir,
        bin_dir: POSTGRES_BIN,
        pgpass: join(folder, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
        },
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          `host all all ${LOCAL}/32 scram-sha-256`,
          `host replication replicator ${LOCAL}/32 scram-sha-256`,
        ],
      },
    };
  }
}

/** Two nodes, one etcd and HAProxy on loopback, as docs/failover.md describes them for several machines. */
export class PatroniCluster {
  /** The address of HAProxy, which leads to the present primary. */
  readonly url: string;
  readonly replicaUrl: string;
  readonly #nodes: Node[];
  readonly #admin: string;
  readonly #restartProxy: () => ChildProcess;
  #proxy: ChildProcess;

  private constructor(
    nodes: Node[],
    ports: { primary: number; replica: number },
    startProxy: () => ChildProcess,
  ) {
    this.#nodes = nodes;
    this.url = `postgres://tuckaway:${PASSWORD}@${LOCAL}:${ports.primary}/tuckaway`;
    this.replicaUrl = `postgres://tuckaway:${PASSWORD}@${LOCAL}:${ports.replica}/tuckaway`;
    this.#admin = `postgres://postgres:${PASSWORD}@${LOCAL}:${ports.primary}/postgres`;
    this.#restartProxy = startProxy;
    this.#proxy = startProxy();
  }

  static async start(stage: Stage): Promise<PatroniCluster> {
    const etcdPort = await startEtcd(stage);
    const nodes: Node[] = [];
    for (const name of ['one', 'two'])
      nodes.push(new Node(stage, name, [await freeLoopbackPort(), await freeLoopbackPort()]));
    for (const node of nodes) node.configure(etcdPort);
    const ports = { primary: await freeLoopbackPort(), replica: await freeLoopbackPort() };
    const config = join(stage.dir, 'haproxy.cfg');
    writeFileSync(config, proxyConfig(nodes, ports));
    const cluster = new PatroniCluster(nodes, ports, () =>
      stage.start('haproxy', HAPROXY, ['-db', '-f', config]),
    );
    nodes[0]!.start();
    await until('A first primary', async () => (await cluster.leader()) === nodes[0]);
    nodes[1]!.start();
    await cluster.untilSynchronous();
    await cluster.#createDatabase();
    return cluster;
  }

  async leader(): Promise<Node | undefined> {
    for (const node of this.#nodes) {
      const members = await node.members().catch((): Member[] => []);
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      if (leader) return this.#nodes.find(({ name }) => name === leader.name);
    }
    return undefined;
  }

  async standby(): Promise<Node> {
    const leader = await this.leader();
    return this.#nodes.find((node) => node !== leader)!;
  }

  /** One primary, and one standby that confirms every commit. */
  async untilSynchronous(): Promise<void> {
    await until(
      'A synchronous standby',
      async () => {
        const members = (await (await this.leader())?.members()) ?? [];
        const isRunning = ({ role, state }: Member) =>
          role === 'sync_standby' && /^(running|streaming)$/.test(state);
        return members.some(isRunning);
      },
      120_000,
    );
  }

  /** Cuts all connections to the database; returns a function that restores them. */
  async disconnect(): Promise<() => void> {
    const exited = once(this.#proxy, 'exit');
    killNow(this.#proxy.pid!);
    await exited;
    return () => {
      this.#proxy = this.#restartProxy();
    };
  }

  async asAdmin(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.#admin });
    client.on('error', () => {});
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  async #createDatabase(): Promise<void> {
    await until('HAProxy', async () => {
      await this.asAdmin('select 1');
      return true;
    });
    await this.asAdmin(
      `create role tuckaway login password '${PASSWORD}'`,
      'create database tuckaway owner tuckaway',
    );
  }
}

async function startEtcd(stage: Stage): Promise<number> {
  const port = await freeLoopbackPort();
  const client = `http://${LOCAL}:${port}`;
  const peer = `http://${LOCAL}:${await freeLoopbackPort()}`;
  const options = {
    'data-dir': stage.folder('etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  stage.start('etcd', '/usr/bin/etcd', args);
  await until('etcd', async () => (await fetch(`${client}/health`)).ok);
  return port;
}

function proxyConfig(nodes: Node[], ports: { primary: number; replica: number }): string {
  const listen = (role: keyof typeof ports) => `
listen ${role}
  bind ${LOCAL}:${ports[role]}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} ${LOCAL}:${port} check port ${restPort}`).join('\n')}
`;
  return `global
  maxconn 500
defaults
  mode tcp
  retries 0
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
${listen('primary')}${listen('replica')}`;
}
