import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export const hasPgBouncer = () => existsSync(PROGRAM);

interface PgBouncer {
  /** The database of `startPgBouncer`, through it. */
  url: string;
  stop(): Promise<void>;
}

/** A real PgBouncer before a database, in transaction mode unless `settings` say otherwise. */
export async function startPgBouncer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-pgbouncer-'));
  const port = await freePort();
  const users = join(dir, 'users.txt');
  const file = join(dir, 'pgbouncer.ini');
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: users,
    pool_mode: 'transaction',
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${target.hostname} port=${target.port}`;
  writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  writeFileSync(file, `${databases}\n[pgbouncer]\n${lines.join('\n')}\n`);
  // It never runs as root.
  chmodSync(dir, 0o755);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (bytes: Buffer) => (log += bytes.toString()));
  while (!log.includes('process up')) {
    await Promise.race([once(child.stderr, 'data'), exited]);
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
  }
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
