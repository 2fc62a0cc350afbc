import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { OidcServer } from '../../api/src/test/servers/oidc-server.ts';
import { S3_KEYS, startS3Server } from '../../api/src/test/servers/s3-server.ts';
import { runProgram } from './run-program.ts';
import { processesIn, startContainer, type Sandbox } from './sandbox.ts';
import { until } from '../until.ts';
import { Visitor } from './visitor.ts';

const READY_MS = 120_000;
const REAPED_MS = 10_000;
/** Time for the container to stop: longer than the server waits for running requests. */
const STOPPED_MS = 15_000;

export interface Drill {
  sandbox: Sandbox;
  env: Record<string, string>;
  origin: string;
  provider: OidcServer;
}

type Container = Awaited<ReturnType<typeof startContainer>>;

export async function checkRefusal({ sandbox, env }: Drill): Promise<void> {
  const { DATABASE_URL: _, ...others } = env;
  const container = await startContainer(sandbox, others);
  assert.equal(await container.ended, 1);
  assert.match(container.output(), /^[^\n]*set DATABASE_URL to the address of a PostgreSQL[^\n]*\n$/);
}

export async function checkReadOnly({ sandbox, env }: Drill): Promise<void> {
  const script = `const { writeFileSync } = require('node:fs');
    const fails = (file) => { try { writeFileSync(file, ''); return 'written'; } catch (error) { return error.code; } };
    console.log(['/app/x', '/etc/x', '/x', '/tmp/x', '/data/x'].map(fails).join(' '), process.getuid());`;
  const container = await startContainer(sandbox, env, [...sandbox.config.Entrypoint, '-e', script]);
  assert.equal(await container.ended, 0);
  assert.equal(container.output(), 'EROFS EROFS EROFS written written 23456\n');
}

/** Checks SIGTERM before the server has its handler: the kernel ignores it for a process 1 without one. */
export async function checkEarlyStop({ sandbox, env }: Drill): Promise<void> {
  const container = await startContainer(sandbox, env);
  await until('the server process', () => processesIn(container).length > 1, REAPED_MS);
  container.signal('SIGTERM');
  assert.equal(await within(STOPPED_MS, container.ended), 128 + 15);
}

export async function start({ sandbox, env, origin }: Drill): Promise<Container> {
  const container = await startContainer(sandbox, env);
  void container.ended.then((code) => code !== 0 && console.error(container.output().slice(-4_000)));
  await until('/readyz', async () => (await fetch(`${origin}/readyz`)).ok, READY_MS);
  assert.equal(await healthOf({ sandbox, env }), 0);
  return container;
}

/** The exit code of the image's health check. */
async function healthOf({ sandbox, env }: Pick<Drill, 'sandbox' | 'env'>): Promise<number | null> {
  const [kind, ...command] = sandbox.config.Healthcheck.Test;
  assert.equal(kind, 'CMD');
  return (await startContainer(sandbox, env, command)).ended;
}

export async function checkUse({ origin, provider }: Drill): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await visitor.signIn(provider);
  await visitor.savePicture('A lamp for the desk');
  for (const path of ['/', '/api/v1/auth/me', '/livez']) {
    const response = await visitor.fetch(path);
    assert.equal(response.status, 200, path);
    await response.arrayBuffer();
  }
  return visitor;
}

/** A worker that is killed, and a process that loses its parent, are gone and not left as zombies. */
export async function checkReaping(container: Container, visitor: Visitor): Promise<void> {
  const workers = () =>
    processesIn(container).filter(({ commandLine }) => commandLine.includes('.worker.js'));
  const [worker] = workers();
  assert(worker, 'No worker process was seen.');
  process.kill(worker.pid, 'SIGKILL');
  runProgram('nsenter', ['--target', String(container.pid), '--pid', 'sh', '-c', 'sleep 0.1 & exit 0']);
  await until(
    'no process that ended is left',
    () => {
      const left = processesIn(container);
      return left.every(
        ({ pid, state, commandLine }) =>
          pid !== worker.pid && state !== 'Z' && !commandLine.startsWith('sleep'),
      );
    },
    REAPED_MS,
  );
  await visitor.savePicture('A lamp for the hall');
}

export async function checkStop(container: Container, drill: Drill): Promise<void> {
  container.signal('SIGTERM');
  assert.equal(await within(STOPPED_MS, container.ended), 0);
  assert.equal(await healthOf(drill), 1);
}

/** Checks the start on a database that a newer version has migrated. */
export async function checkNewerDatabase({ sandbox, env }: Drill): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL! });
  await client.connect();
  await client.query("insert into schema_migrations (name, checksum) values ('9999_later.sql', '')");
  const container = await startContainer(sandbox, env);
  assert.equal(await container.ended, 1);
  assert.match(
    container.output(),
    /^The database has migration 9999_later\.sql, which this version does not know: start a newer one\.\n$/,
  );
  await client.query("delete from schema_migrations where name = '9999_later.sql'");
  await client.end();
}

/** Runs the commands of docs/containers.md. */
export async function checkCommands({ sandbox, env }: Drill): Promise<void> {
  assert.match(await command(sandbox, env, 'upgrade-check'), /^The database is up to date/);
  await command(sandbox, env, 'backup');
  const backups = readdirSync(join(sandbox.volumes['/data']!, 'backups'));
  assert.equal(backups.filter((name) => name.endsWith('.sql.gz.sha256')).length, 1);
  const s3 = await startS3Server();
  const bucket = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'tuckaway',
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  await command(sandbox, { ...env, ...bucket }, 'media-bucket');
  assert(s3.buckets.has('tuckaway'));
  await s3.close();
}

async function command(sandbox: Sandbox, env: Record<string, string>, name: string): Promise<string> {
  const entry = [...sandbox.config.Entrypoint, `build/api/${name}.js`];
  const container = await startContainer(sandbox, env, entry);
  assert.equal(await container.ended, 0, container.output());
  return container.output();
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T | 'too late'> {
  return Promise.race([
    work,
    new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), limitMs).unref()),
  ]);
}
