import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Time for a process to end after SIGTERM. */
const END_MS = 20_000;

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL does not run as root: root uses the account that Debian's package makes. */
function serviceAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Everything that a drill starts: a folder that is deleted and processes that are ended with it, by their ids. */
export class Stage {
  readonly dir = mkdtempSync(join(tmpdir(), 'tuckaway-drill-'));
  readonly account = serviceAccount();
  readonly #children: ChildProcess[] = [];
  readonly #others = new Set<() => number[]>();

  constructor() {
    this.#own(this.dir);
  }

  folder(name: string): string {
    const path = join(this.dir, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    this.#own(path);
    return path;
  }

  #own(path: string): void {
    const { uid, gid } = this.account;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  /** Starts a program with its output in `<name>.log`. */
  start(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const log = openSync(join(this.dir, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.dir,
      env: { PATH: process.env.PATH, HOME: this.dir, ...env },
      stdio: ['ignore', log, log],
      ...this.account,
    });
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    this.#children.push(child);
    return child;
  }

  /** Adds processes that a started program has started itself: they are killed when the stage is closed. */
  alsoEnds(pids: () => number[]): void {
    this.#others.add(pids);
  }

  logOf(name: string): string {
    return readFileSync(join(this.dir, `${name}.log`), 'utf8');
  }

  async close(): Promise<void> {
    const others = [...this.#others].flatMap((pids) => pids());
    // In reverse order of the start, so that servers end before their databases.
    for (const child of this.#children.toReversed()) await end(child);
    for (const pid of others) killNow(pid);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs the drill on a stage that is cleared whatever happens. */
export async function onStage(drill: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = new Stage();
  const clear = () => void stage.close().finally(() => process.exit(1));
  process.once('SIGINT', clear);
  process.once('SIGTERM', clear);
  try {
    await drill(stage);
  } finally {
    await stage.close();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await exited;
  clearTimeout(late);
}

/** Sends SIGKILL to a process, which may have ended already. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ids of the processes of a running PostgreSQL: the postmaster and its children. */
export function postgresPids(dataDir: string): number[] {
  try {
    const pid = parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
  } catch {
    return [];
  }
}
