import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { ImageConfig } from './buildah.ts';

/** User id that exists neither in the image nor on the host. */
export const STRANGER = 23456;
const AS_STRANGER = [`--reuid=${STRANGER}`, `--regid=${STRANGER}`, '--clear-groups'];
const NAMESPACES = (
  '--proc /proc --dev /dev --tmpfs /tmp --unshare-pid --unshare-ipc --unshare-uts --as-pid-1 ' +
  '--die-with-parent --info-fd 3 --clearenv'
).split(' ');

export interface Sandbox {
  /** Folder with the files of the image. */
  files: string;
  config: ImageConfig;
  /** A folder of the machine for each volume. */
  volumes: Record<string, string>;
}

interface RunningContainer {
  /** Process id of its first process on the host. */
  pid: number;
  /** Everything it printed so far. */
  output: () => string;
  signal(name: NodeJS.Signals): void;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Runs the image as the user STRANGER on a read-only root, in a process namespace in which its entry point is process 1. */
export async function startContainer(
  { files, config, volumes }: Sandbox,
  env: Record<string, string>,
  command: readonly string[] = [...config.Entrypoint, ...config.Cmd],
): Promise<RunningContainer> {
  const variables = [...config.Env.map(splitVariable), ...Object.entries(env)];
  const mounts = Object.entries(volumes).flatMap(([inside, outside]) => ['--bind', outside, inside]);
  const settings = [
    '--chdir',
    config.WorkingDir,
    ...variables.flatMap(([name, value]) => ['--setenv', name, value]),
  ];
  const child = spawn(
    'setpriv',
    [
      ...AS_STRANGER,
      'bwrap',
      '--ro-bind',
      files,
      '/',
      ...mounts,
      ...NAMESPACES,
      ...settings,
      '--',
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed = () => Buffer.concat(output).toString();
  const pid = await firstProcess(child, printed);
  return { pid, output: printed, signal: (name) => process.kill(pid, name), ended };
}

async function firstProcess(child: ChildProcess, printed: () => string): Promise<number> {
  const info = child.stdio[3] as NodeJS.ReadableStream;
  let text = '';
  for await (const chunk of info) {
    text += String(chunk);
    if (text.includes('}')) return (JSON.parse(text) as { 'child-pid': number })['child-pid'];
  }
  throw new Error(`bubblewrap did not start:\n${printed()}`);
}

function splitVariable(variable: string): [string, string] {
  const at = variable.indexOf('=');
  return [variable.slice(0, at), variable.slice(at + 1)];
}

interface Process {
  pid: number;
  parent: number;
  /** State letter from `/proc`: Z for a process that ended and is not reaped. */
  state: string;
  commandLine: string;
}

/** All processes of a container, the first one included. A process that loses its parent gets the first one as such. */
export function processesIn({ pid }: { pid: number }): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return [...all.filter((each) => each.pid === pid), ...below(pid)];
}

function readProcess(pid: string): Process[] {
  try {
    const [, state, parent] = /^\d+ \(.*\) (\w) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(pid), parent: Number(parent), state: state!, commandLine }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
