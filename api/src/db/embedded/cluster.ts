import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataUnusable, syncFolder, writeDurably } from '../data-folder.ts';
import { accountsForNewCluster, type Account } from './account.ts';
import { findPrograms, notForThisPlatform, type Programs } from './programs.ts';
import { makeRuntimeFolder, shareRuntimeFolder } from './runtime-folder.ts';

export const SUPERUSER = 'postgres';

const passwordFile = (cluster: string) => join(cluster, 'tuckaway.password');

export const passwordOf = (cluster: string) => readFileSync(passwordFile(cluster), 'utf8').trim();

/**
 * Makes a new, empty cluster with PostgreSQL's initdb. It gets its name when it is whole, so that a cluster is never
 * found half made; where another process was faster, its cluster stays.
 */
export async function createCluster(cluster: string, { sync = true } = {}): Promise<void> {
  const failures: string[] = [];
  const parent = statSync(dirname(cluster));
  for (const account of accountsForNewCluster(cluster)) {
    const unfinished = `${cluster}.creating-${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    const failure = await initdb(unfinished, account, sync);
    if (failure === undefined) return moveInPlace(unfinished, cluster);
    rmSync(unfinished, { recursive: true, force: true });
    // The folder keeps its owner.
    if (account.options.uid !== undefined) chownSync(dirname(cluster), parent.uid, parent.gid);
    failures.push(failure);
  }
  throw new DataUnusable(refusal(cluster, failures));
}

function refusal(cluster: string, failures: string[]): string {
  const reasons = failures.join(' / ');
  if (failures.length === 1) return `The database in ${cluster} could not be created: ${reasons}`;
  return (
    'PostgreSQL does not run as root, and neither a user namespace nor another account could be used ' +
    `(${reasons}): start Tuckaway as an ordinary user, or set DATABASE_URL.`
  );
}

/** Returns the error message, if any. */
async function initdb(folder: string, account: Account, sync: boolean): Promise<string | undefined> {
  const runtime = makeRuntimeFolder();
  try {
    const programs = findPrograms(runtime.path);
    const password = randomBytes(24).toString('base64url');
    const pwfile = join(runtime.path, 'password');
    writeFileSync(pwfile, password, { mode: 0o600 });
    mkdirSync(folder, { mode: 0o700 });
    shareRuntimeFolder(runtime, account);
    for (const path of [pwfile, folder, dirname(folder)]) account.own(path);
    const failure = await run(programs, account, [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${pwfile}`,
      // The socket's folder is private; on a port the password counts.
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      // The same order of letters on every system.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ]);
    if (failure !== undefined) return failure;
    writeDurably(passwordFile(folder), `${password}\n`);
    account.own(passwordFile(folder));
    return undefined;
  } finally {
    runtime.remove();
  }
}

async function run(programs: Programs, account: Account, args: string[]): Promise<string | undefined> {
  const [command, commandArgs] = account.command(programs.initdb, args);
  const child = spawn(command, commandArgs, {
    ...account.options,
    env: programs.env,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  try {
    const [errors, code] = await Promise.all([text(child.stderr), ended.promise]);
    return code === 0 ? undefined : oneLine(errors);
  } catch (error) {
    // A library of the system is missing, as on Alpine; or there is no unshare.
    if (command !== programs.initdb) return (error as Error).message;
    if (['ENOENT', 'ENOEXEC'].includes(String((error as NodeJS.ErrnoException).code)))
      throw notForThisPlatform();
    return (error as Error).message;
  }
}

const oneLine = (errors: string) => errors.trim().split('\n').slice(-3).join(' ').slice(0, 500);

function moveInPlace(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster);
    syncFolder(dirname(cluster));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}
